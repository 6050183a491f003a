//! Looking after a data folder: a copy of it while a server runs, and whether all is well with it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use peerless_content::Content;
use peerless_protocol::Status;

use crate::figures::Figures;
use crate::hall::Hall;
use crate::store::{OpenError, Sqlite};
use crate::thinkers::Thinkers;
use crate::{Config, StartError};

/// Copies the database as it is at one moment, also while a server writes to it. The copy must not be there yet.
pub async fn backup(database: &Path, to: &Path) -> Result<(), OpenError> {
    Sqlite::look(database).await?.copy(to).await
}

/// What was found in a data folder.
#[derive(Debug, Default)]
pub struct Health {
    pub tables: usize,
    pub findings: Vec<Finding>,
}

/// Something that is not as it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// Others than the owner can read it.
    Readable { file: PathBuf },
    /// The database itself is damaged.
    Damaged { detail: String },
    /// A table cannot be brought back.
    Table { id: String, why: String },
    /// A table's log has a gap.
    Gap { id: String },
    /// The disk is nearly full.
    Full,
}

/// Looks at a database without changing anything: every table is brought back as a server would.
pub async fn examine(content: Arc<Content>, database: &Path) -> Result<Health, StartError> {
    let store = Sqlite::look(database).await?;
    let mut health = Health::default();
    health.findings.extend(readable(database));
    health.findings.extend(store.is_nearly_full().then_some(Finding::Full));
    let damages = store.damages().await?;
    health.findings.extend(damages.into_iter().map(|detail| Finding::Damaged { detail }));
    let gaps = store.gaps().await?;
    health.findings.extend(gaps.into_iter().map(|id| Finding::Gap { id }));
    let figures = Arc::new(Figures::default());
    let thinkers = Thinkers::new(1, figures.clone()).map_err(StartError::Thread)?;
    let hall = Hall::new(content, Box::new(store), thinkers, figures, Config::default());
    for status in Status::ALL {
        for id in hall.store.with_status(status).await? {
            health.tables += 1;
            if let Err(fault) = hall.examine(&id).await {
                health.findings.push(Finding::Table { id, why: fault.to_string() });
            }
        }
    }
    hall.store.close().await;
    Ok(health)
}

fn readable(database: &Path) -> Option<Finding> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(database).ok()?.permissions().mode();
        (mode & 0o077 != 0).then(|| Finding::Readable { file: database.to_owned() })
    }
    #[cfg(not(unix))]
    {
        let _ = database;
        None
    }
}
