//! Where the server is reached, and whose word it takes for where somebody comes from.

use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

use axum::http::{HeaderMap, header};

/// The server as seen from outside.
#[derive(Clone, Debug, Default)]
pub struct Site {
    /// Its address for people, if something stands before it.
    pub public: Option<PublicUrl>,
    /// Proxies that are believed when they say whom they speak for.
    pub proxies: Vec<Network>,
    /// Names that it is called by, beside `localhost`, addresses and the one of `public`.
    pub names: Vec<String>,
}

impl Site {
    pub fn trusts(&self, address: IpAddr) -> bool {
        self.proxies.iter().any(|network| network.holds(address))
    }

    /// Who asks: the last one in the line that is no proxy of ours. What stands further to the left anybody could write.
    pub fn visitor(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let lines = headers.get_all("x-forwarded-for").iter().filter_map(|line| line.to_str().ok());
        let chain: Vec<&str> = lines.flat_map(|line| line.split(',')).map(str::trim).collect();
        let mut visitor = peer;
        for hop in chain.into_iter().rev() {
            if !self.trusts(visitor) {
                break;
            }
            let Some(before) = read_address(hop) else { break };
            visitor = before;
        }
        visitor
    }

    /// Whether a name that a request asks for is ours. Another one is a page elsewhere whose name was made to lead here; it
    /// cannot be done with an address. Programs may leave it out, browsers never do. A proxy that comes as it is may ask for
    /// the name that its own configuration has for us, which is a single word.
    pub fn is_called(&self, peer: IpAddr, headers: &HeaderMap) -> bool {
        let Some(host) = headers.get(header::HOST) else { return true };
        let Ok(host) = host.to_str() else { return false };
        let name = without_port(host).trim_end_matches('.').to_ascii_lowercase();
        let bare = name.trim_start_matches('[').trim_end_matches(']');
        let public = self.public.as_ref().map(|public| without_port(&public.host));
        bare.parse::<IpAddr>().is_ok()
            || name == "localhost"
            || name.ends_with(".localhost")
            || public == Some(name.as_str())
            || self.names.iter().any(|known| known.eq_ignore_ascii_case(&name))
            || self.trusts(peer) && !name.is_empty() && !name.contains('.')
    }

    /// Whether a request comes from a page of ours, if from a page at all.
    pub fn is_home(&self, headers: &HeaderMap) -> bool {
        let Some(origin) = headers.get(header::ORIGIN) else { return true };
        let Some((scheme, host)) = origin.to_str().ok().and_then(|origin| origin.split_once("://")) else {
            return false;
        };
        let asked = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let public = self.public.as_ref().is_some_and(|public| public.scheme == scheme && public.host == host);
        public || Some(host) == asked
    }
}

/// `https://games.example.org`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    scheme: String,
    /// With the port, where it is not the usual one.
    host: String,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SiteError {
    #[error("`{0}` is not an address such as https://games.example.org (http or https, no path)")]
    Url(String),
    #[error("`{0}` is not an address or network such as 127.0.0.1, 10.0.0.0/8 or fd00::/8")]
    Network(String),
}

impl FromStr for PublicUrl {
    type Err = SiteError;

    fn from_str(text: &str) -> Result<Self, SiteError> {
        let wrong = || SiteError::Url(text.to_owned());
        let (scheme, host) = text.trim_end_matches('/').split_once("://").ok_or_else(wrong)?;
        let usual = match scheme {
            "http" => ":80",
            "https" => ":443",
            _ => return Err(wrong()),
        };
        let host = host.strip_suffix(usual).unwrap_or(host).to_ascii_lowercase();
        let plain = |letter: char| letter.is_ascii_alphanumeric() || "-.:[]".contains(letter);
        if host.is_empty() || !host.chars().all(plain) {
            return Err(wrong());
        }
        Ok(Self { scheme: scheme.to_owned(), host })
    }
}

impl std::fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}://{}/", self.scheme, self.host)
    }
}

/// An address, or all that begin with the same bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    address: IpAddr,
    bits: u32,
}

impl Network {
    pub fn holds(&self, address: IpAddr) -> bool {
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(other)) => (own.to_bits() ^ other.to_bits()).leading_zeros() >= self.bits,
            (IpAddr::V6(own), IpAddr::V6(other)) => (own.to_bits() ^ other.to_bits()).leading_zeros() >= self.bits,
            _ => false,
        }
    }
}

impl FromStr for Network {
    type Err = SiteError;

    fn from_str(text: &str) -> Result<Self, SiteError> {
        let wrong = || SiteError::Network(text.to_owned());
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| wrong())?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = match bits {
            Some(bits) => bits.parse().ok().filter(|bits| *bits <= most).ok_or_else(wrong)?,
            None => most,
        };
        Ok(Self { address, bits })
    }
}

/// `203.0.113.7`, `[2001:db8::1]:4711`
fn read_address(text: &str) -> Option<IpAddr> {
    let bare = text.trim_start_matches('[').trim_end_matches(']');
    bare.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if !name.ends_with(':') && port.bytes().all(|byte| byte.is_ascii_digit()) => {
            // The colons of an IPv6 address stand between brackets.
            if name.contains(':') && !name.ends_with(']') { host } else { name }
        }
        _ => host,
    }
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderName, HeaderValue};

    use super::*;

    fn headers(list: &[(&'static str, &'static str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in list {
            headers.append(HeaderName::from_static(name), HeaderValue::from_static(value));
        }
        headers
    }

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    fn behind_proxy() -> Site {
        Site {
            public: Some("https://games.example.org".parse().unwrap()),
            proxies: vec!["127.0.0.1".parse().unwrap(), "10.0.0.0/8".parse().unwrap()],
            names: vec!["box.local".into()],
        }
    }

    #[test]
    fn an_origin_fits_its_host_or_the_public_address() {
        let fits = |site: &Site, origin: Option<&'static str>| {
            let mut all = headers(&[("host", "localhost:7878")]);
            if let Some(origin) = origin {
                all.insert(header::ORIGIN, HeaderValue::from_static(origin));
            }
            site.is_home(&all)
        };
        let site = Site::default();
        for (origin, is) in [
            (None, true),
            (Some("http://localhost:7878"), true),
            (Some("https://localhost:7878"), true),
            (Some("http://localhost:7879"), false),
            (Some("https://games.example.org"), false),
            (Some("null"), false),
        ] {
            assert_eq!(fits(&site, origin), is, "{origin:?}");
        }
        let site = behind_proxy();
        assert!(fits(&site, Some("https://games.example.org")));
        assert!(!fits(&site, Some("http://games.example.org")) && !fits(&site, Some("https://games.example.org.evil")));
    }

    #[test]
    fn only_our_own_names_are_answered_to() {
        let stranger = address("203.0.113.7");
        let called = |host: &'static str| behind_proxy().is_called(stranger, &headers(&[("host", host)]));
        for host in [
            "localhost",
            "LOCALHOST:7878",
            "peerless.localhost:1",
            "127.0.0.1:7878",
            "192.168.1.5",
            "[::1]:7878",
            "[fe80::1]",
            "games.example.org",
            "Games.Example.Org:443",
            "games.example.org.",
            "box.local:7878",
        ] {
            assert!(called(host), "{host}");
        }
        for host in
            ["evil.example", "games.example.org.evil.example", "localhost.evil.example:7878", "", "1.2.3.4.evil"]
        {
            assert!(!called(host), "{host}");
        }
        assert!(
            !called("upstream") && behind_proxy().is_called(address("127.0.0.1"), &headers(&[("host", "upstream")]))
        );
        assert!(Site::default().is_called(stranger, &headers(&[])));
        assert!(!Site::default().is_called(stranger, &headers(&[("host", "games.example.org")])));
    }

    #[test]
    fn only_proxies_of_ours_are_believed() {
        let from = |peer: &str, line: &'static str| {
            behind_proxy().visitor(address(peer), &headers(&[("x-forwarded-for", line)])).to_string()
        };
        assert_eq!(from("127.0.0.1", "203.0.113.7"), "203.0.113.7");
        assert_eq!(from("127.0.0.1", "6.6.6.6, 203.0.113.7"), "203.0.113.7", "what the visitor wrote");
        assert_eq!(from("127.0.0.1", "6.6.6.6, 203.0.113.7, 10.1.2.3"), "203.0.113.7", "two proxies of ours");
        assert_eq!(from("127.0.0.1", "[2001:db8::1]:4711"), "2001:db8::1");
        assert_eq!(from("127.0.0.1", "unknown"), "127.0.0.1");
        assert_eq!(from("203.0.113.9", "6.6.6.6"), "203.0.113.9", "a stranger is not believed");
        assert_eq!(from("::ffff:127.0.0.1", "203.0.113.7"), "203.0.113.7");
        let twice = headers(&[("x-forwarded-for", "6.6.6.6"), ("x-forwarded-for", "203.0.113.7")]);
        assert_eq!(behind_proxy().visitor(address("127.0.0.1"), &twice), address("203.0.113.7"));
        assert_eq!(Site::default().visitor(address("127.0.0.1"), &twice), address("127.0.0.1"));
    }

    #[test]
    fn networks_and_addresses_are_read() {
        let holds = |network: &str, other: &str| network.parse::<Network>().unwrap().holds(address(other));
        assert!(holds("10.0.0.0/8", "10.255.0.1") && !holds("10.0.0.0/8", "11.0.0.1"));
        assert!(holds("0.0.0.0/0", "1.2.3.4") && !holds("0.0.0.0/0", "::1"));
        assert!(holds("fd00::/8", "fd12::1") && !holds("fd00::/8", "fe80::1"));
        for wrong in ["", "10.0.0.0/33", "10.0.0/8", "::/129", "localhost", "10.0.0.0/x"] {
            assert!(wrong.parse::<Network>().is_err(), "{wrong}");
        }
        for wrong in ["games.example.org", "ftp://x", "https://", "https://x/path", "https://a b"] {
            assert!(wrong.parse::<PublicUrl>().is_err(), "{wrong}");
        }
        assert_eq!(
            "https://Games.example.org:443/".parse::<PublicUrl>().unwrap().to_string(),
            "https://games.example.org/"
        );
    }
}
