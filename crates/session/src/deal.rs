//! Fair deals: the server names what the seed of a game is made from before it begins, as a commitment, and tells it
//! when the game is over. Whoever has noted the commitment can check that the cards were not chosen to suit anybody.

use sha2::{Digest, Sha256};

/// What a game's seed was made from: 64 hexadecimal digits that nobody can foresee.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal(String);

/// How a record says it; a comment, so that every reader of records reads on.
const MARK: &str = "# deal ";

impl Deal {
    /// From 32 bytes that nobody can foresee.
    pub fn new(random: [u8; 32]) -> Self {
        Self(hex(&random))
    }

    /// Reads the 64 digits.
    pub fn read(text: &str) -> Option<Self> {
        let digits = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        (text.len() == 64 && text.bytes().all(digits)).then(|| Self(text.to_owned()))
    }

    /// The deal that the text of a record tells.
    pub fn of_record(text: &str) -> Option<Self> {
        text.lines().find_map(|line| Self::read(line.trim_end().strip_prefix(MARK)?))
    }

    /// The line of a record that tells it.
    pub fn line(&self) -> String {
        format!("{MARK}{}\n", self.0)
    }

    /// The digits themselves, which are told at the end.
    pub fn digits(&self) -> &str {
        &self.0
    }

    /// SHA-256 of the digits: what is shown while the game is played.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0.as_bytes()))
    }

    /// The first eight bytes, least first, of SHA-256 over `peerless-game:` and the digits. The commitment does not tell it.
    pub fn seed(&self) -> u64 {
        let hash = Sha256::digest(format!("peerless-game:{}", self.0).as_bytes());
        hash.iter().take(8).rev().fold(0, |seed, byte| seed << 8 | u64::from(*byte))
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deal_is_found_in_a_record_and_fits_its_commitment_and_seed() {
        let deal = Deal::new([7; 32]);
        let text = format!("peerless game 1\n{}seed 1\n", deal.line());
        assert_eq!(Deal::of_record(&text), Some(deal.clone()));
        assert_eq!(deal.digits(), "07".repeat(32));
        // `printf %s 0707… | sha256sum`, `printf 'peerless-game:%s' 0707… | sha256sum`
        assert_eq!(deal.commitment(), "1967c0fdaed0b8f2618d3b1f4a9f8541ed315505acc26f5a41f382da8bdd9954");
        assert_eq!(deal.seed(), 9903588032164463137);
        assert_ne!(deal.seed(), Deal::new([8; 32]).seed());
        for none in [
            "",
            "# deal 07",
            "# deal zz",
            &format!("deal {}", deal.digits()),
            &format!("# deal {}G", &deal.digits()[1..]),
        ] {
            assert_eq!(Deal::of_record(none), None, "{none}");
        }
    }
}
