#![no_main]

libfuzzer_sys::fuzz_target!(init: peerless_fuzz::prepare(), |data: &[u8]| peerless_fuzz::card_text(data));
