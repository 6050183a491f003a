#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| peerless_fuzz::content_file(data));
