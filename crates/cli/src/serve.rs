//! `peerless serve`: tables to play at in the browser, for people here and elsewhere.

use std::fs::{File, TryLockError};
use std::io::{ErrorKind, IsTerminal};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use peerless_content::Content;
use peerless_server::{Config, Database, Limits, Network, PublicUrl, Rate, Server, Site};
use tokio::net::TcpListener;

use crate::text::{HEAD, styled};
use crate::words::say;
use crate::{Out, Verdict};

/// Serve the game to browsers: against bots, at one screen, or with others by a link.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  peerless serve --open
  peerless serve --port 8000 --data games
  peerless serve --host 0.0.0.0
  peerless serve --database postgres://peerless@db.example.org/peerless
  peerless serve --public-url https://games.example.org --trust-proxy 127.0.0.1
  peerless --content my-heroes serve

Games are kept in the file peerless.db of the data folder; stop the server as you like, they go on when it comes back.
With --database they are kept in PostgreSQL, and any number of servers serves them together.
With --host 0.0.0.0 others in your network can join; put a web server with HTTPS before it for the rest of the world.")]
pub struct Args {
    /// The address to listen on; 127.0.0.1 is reached from this computer alone.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    host: String,
    /// The port; 0 takes any that is free.
    #[arg(long, value_name = "N", default_value_t = 7878)]
    port: u16,
    /// Where games are kept; without it, the place for data of the system.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// A PostgreSQL database in the place of the data folder. A password is better given by PGPASSWORD or PGPASSFILE.
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    database: Option<String>,
    /// Show the game in the browser.
    #[arg(long)]
    open: bool,
    /// How many games one address may have open at a time.
    #[arg(long, value_name = "N", default_value_t = Limits::default().open_tables)]
    max_tables: u32,
    /// How many sockets one address may have open at a time.
    #[arg(long, value_name = "N", default_value_t = Limits::default().sockets)]
    max_sockets: u32,
    /// The address that people know, where a web server stands before this one.
    #[arg(long, value_name = "URL")]
    public_url: Option<PublicUrl>,
    /// A web server before this one, by address or network: what it says of where visitors come from is believed.
    #[arg(long, value_name = "ADDRESS")]
    trust_proxy: Vec<Network>,
    /// Another name that this server is reached by, beside localhost, addresses and the computer's own name.
    #[arg(long, value_name = "NAME")]
    allow_host: Vec<String>,
    /// Delete games that have been over for so long, such as 90d or 12h; without it they are kept for ever.
    #[arg(long, value_name = "AGE", value_parser = read_age)]
    keep: Option<Duration>,
    /// Tell figures for Prometheus at this address and port, under /metrics.
    #[arg(long, value_name = "ADDRESS:PORT")]
    metrics: Option<std::net::SocketAddr>,
    /// How the log is written on the error stream.
    #[arg(long, value_name = "FORM", default_value = "text")]
    log: LogForm,
    /// Log every request.
    #[arg(long)]
    verbose: bool,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum LogForm {
    /// A line for people.
    Text,
    /// A JSON object on each line.
    Json,
}

/// `90d`, `12h`
fn read_age(text: &str) -> Result<Duration> {
    let wrong = || anyhow!(say!("tty-serve-age", text = text));
    let hours = match text.strip_suffix('d') {
        Some(days) => days.parse::<u32>().ok().map(|days| 24 * u64::from(days)),
        None => text.strip_suffix('h').and_then(|hours| hours.parse::<u32>().ok()).map(u64::from),
    };
    hours.map(|hours| Duration::from_secs(3600 * hours)).ok_or_else(wrong)
}

pub fn run(content: Content, args: &Args, out: Out) -> Result<Verdict> {
    let level = if args.verbose { tracing::Level::DEBUG } else { tracing::Level::INFO };
    let log = tracing_subscriber::fmt()
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr)
        .with_max_level(level)
        // Nobody may read what is logged any more: then it is lost, and the server goes on.
        .log_internal_errors(false)
        .with_target(false);
    match args.log {
        LogForm::Text => log.init(),
        LogForm::Json => log.json().init(),
    }
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().with_context(|| say!("tty-serve-threads"))?;
    runtime.block_on(serve(Arc::new(content), args, out))?;
    Ok(Verdict::Fine)
}

async fn serve(content: Arc<Content>, args: &Args, out: Out<'_>) -> Result<()> {
    let listener = listen(&args.host, args.port).await?;
    let mut _kept_until_the_end = None;
    let (database, kept) = match &args.database {
        Some(url) => (Database::Postgres(url.clone()), say!("tty-serve-shared")),
        None => {
            let folder = args.data.clone().map_or_else(default_folder, Ok)?;
            let name = folder.display().to_string();
            make_own(&folder).with_context(|| say!("tty-cannot-make", folder = name.as_str()))?;
            _kept_until_the_end = Some(take(&folder)?);
            (Database::File(folder.join("peerless.db")), say!("tty-serve-kept", folder = name.as_str()))
        }
    };
    let server = Server::open(content, &database, config(args)).await?;
    let figures = match args.metrics {
        Some(address) => Some(listen(&address.ip().to_string(), address.port()).await?),
        None => None,
    };
    let address = listener.local_addr().with_context(|| say!("tty-serve-port-gone"))?;
    // Whoever listens everywhere is reached here under this name.
    let host = if address.ip().is_unspecified() { "localhost".to_owned() } else { host_in_url(address.ip()) };
    let own = format!("http://{host}:{}/", address.port());
    let url = args.public_url.as_ref().map_or(own, PublicUrl::to_string);
    writeln!(out, "{}", say!("tty-serve-at", url = styled(HEAD, &url)))?;
    writeln!(out, "{kept}")?;
    out.flush()?;
    if args.open
        && let Err(error) = open(&url)
    {
        writeln!(out, "{}", say!("tty-serve-no-browser", error = error.to_string(), url = url.as_str()))?;
        out.flush()?;
    }
    server.run(listener, figures, stopped()).await;
    Ok(())
}

fn config(args: &Args) -> Config {
    let usual = Limits::default();
    let sockets = args.max_sockets;
    let limits = Limits {
        open_tables: args.max_tables,
        // Whoever may have many may make them at once.
        new_tables: Rate { burst: usual.new_tables.burst.max(args.max_tables.into()), ..usual.new_tables },
        sockets,
        connections: sockets.saturating_add(usual.connections - usual.sockets),
        all_connections: usual.all_connections.max(sockets.saturating_mul(2)),
        entries: Rate { burst: sockets.into(), ..usual.entries },
        ..usual
    };
    let mut names = args.allow_host.clone();
    names.extend(own_names());
    names.push(args.host.clone());
    let site = Site { public: args.public_url.clone(), proxies: args.trust_proxy.clone(), names };
    Config { limits, site, keep: args.keep, ..Config::default() }
}

/// What this computer is called in its network.
fn own_names() -> Vec<String> {
    let name = std::fs::read_to_string("/proc/sys/kernel/hostname").ok().or_else(|| std::env::var("COMPUTERNAME").ok());
    let name = name.map(|name| name.trim().to_owned()).filter(|name| !name.is_empty());
    name.into_iter().flat_map(|name| [format!("{name}.local"), name]).collect()
}

/// A folder of one's own, for nobody else to look into; one that is there stays as it is.
fn make_own(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

fn host_in_url(address: std::net::IpAddr) -> String {
    match address {
        std::net::IpAddr::V4(address) => address.to_string(),
        std::net::IpAddr::V6(address) => format!("[{address}]"),
    }
}

async fn listen(host: &str, port: u16) -> Result<TcpListener> {
    TcpListener::bind((host, port)).await.map_err(|error| match error.kind() {
        ErrorKind::AddrInUse => {
            anyhow!(say!("tty-serve-port-taken", port = port.to_string()))
        }
        ErrorKind::PermissionDenied => anyhow!(say!("tty-serve-port-refused", port = port.to_string())),
        _ => anyhow!(say!("tty-serve-cannot-listen", address = format!("{host}:{port}"), error = error.to_string())),
    })
}

/// One server at a time: two would play on with the same games. The lock ends with the process, however that ends.
fn take(folder: &Path) -> Result<File> {
    let path = folder.join("peerless.lock");
    let file = File::create(&path).with_context(|| say!("tty-cannot-write", file = path.display().to_string()))?;
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => bail!(say!("tty-serve-taken", folder = folder.display().to_string())),
        // Some file systems know no locks.
        Err(TryLockError::Error(error)) => tracing::warn!(%error, "cannot lock {}", path.display()),
        Ok(()) => {}
    }
    Ok(file)
}

/// Somebody presses Ctrl-C, or the system wants the server to end.
async fn stopped() {
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => _ = signal.recv().await,
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}

/// Where the system wants programs to keep their data.
pub fn default_folder() -> Result<PathBuf> {
    let from = |variable: &str| std::env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from);
    let base = if cfg!(windows) {
        from("LOCALAPPDATA").or_else(|| from("APPDATA"))
    } else if cfg!(target_os = "macos") {
        from("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        from("XDG_DATA_HOME").or_else(|| from("HOME").map(|home| home.join(".local/share")))
    };
    let Some(base) = base else { bail!(say!("tty-serve-no-home")) };
    Ok(base.join("peerless"))
}

/// Shows a page in the browser of the system.
fn open(url: &str) -> std::io::Result<()> {
    let (program, before): (&str, &[&str]) = if cfg!(windows) {
        ("cmd", &["/c", "start", ""])
    } else if cfg!(target_os = "macos") {
        ("open", &[])
    } else {
        ("xdg-open", &[])
    };
    let mut command = Command::new(program);
    command.args(before).arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = command.spawn()?;
    // Some of these programs stay as long as the browser does.
    std::thread::spawn(move || child.wait());
    Ok(())
}
