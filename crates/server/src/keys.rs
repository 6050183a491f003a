//! Names of tables and secrets of seats.

use sha2::{Digest, Sha256};

/// 72 bits: nobody finds a table by guessing.
const ID_BYTES: usize = 9;
/// 144 bits: nobody finds a seat by guessing, so a plain hash keeps it well.
const SECRET_BYTES: usize = 18;

/// A new name for a table, fit for an address; as a word of a command it is not taken for an option.
pub fn table_id() -> String {
    loop {
        let id = random::<ID_BYTES>();
        if !id.starts_with('-') {
            return id;
        }
    }
}

/// A new secret for a seat.
pub fn secret() -> String {
    random::<SECRET_BYTES>()
}

/// Bytes that nobody can foresee.
pub fn random_bytes<const BYTES: usize>() -> [u8; BYTES] {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    bytes
}

/// What is kept of a secret.
pub fn hash(secret: &str) -> String {
    Sha256::digest(secret.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Whether two hashes are equal, in a time that does not tell how far they are.
pub fn same(a: &str, b: &str) -> bool {
    a.len() == b.len() && a.bytes().zip(b.bytes()).fold(0, |all, (a, b)| all | (a ^ b)) == 0
}

/// Whether a text could be the name of a table at all.
pub fn is_table_id(text: &str) -> bool {
    text.len() == ID_BYTES / 3 * 4 && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

/// Whether a text could be a secret at all.
pub fn is_secret(text: &str) -> bool {
    text.len() == SECRET_BYTES / 3 * 4 && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Random bytes (a multiple of 3), four letters for each three.
fn random<const BYTES: usize>() -> String {
    let bytes = random_bytes::<BYTES>();
    let mut text = String::with_capacity(BYTES / 3 * 4);
    for three in bytes.chunks(3) {
        let bits = three.iter().fold(0usize, |bits, &byte| bits << 8 | usize::from(byte));
        text.extend([18, 12, 6, 0].map(|shift| char::from(ALPHABET[bits >> shift & 63])));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_differ() {
        let (a, b) = (table_id(), table_id());
        assert_eq!(a.len(), 12);
        assert_ne!(a, b);
        assert!(is_table_id(&a) && is_table_id(&b));
        assert!(!is_table_id("../../../etc"));
        assert!(!is_table_id("short"));
        assert!((0..1_000).all(|_| !table_id().starts_with('-')));
    }

    #[test]
    fn a_secret_is_known_by_its_hash() {
        let secret = secret();
        assert_eq!(secret.len(), 24);
        assert!(is_secret(&secret) && !is_secret("short") && !is_secret(&" ".repeat(24)));
        assert!(same(&hash(&secret), &hash(&secret)));
        assert!(!same(&hash(&secret), &hash("another")));
        assert!(!same(&hash(&secret), ""));
        // FIPS 180-2, appendix B.1
        assert_eq!(hash("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }
}
