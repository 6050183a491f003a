//! What the server counts of itself, as Prometheus reads it.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// All figures; each is counted where it happens.
#[derive(Default)]
pub struct Figures {
    pub sockets: Gauge,
    pub tables: Gauge,
    /// Bots that think now, and decisions that wait for one.
    pub thinking: Gauge,
    pub waiting: Gauge,
    /// From a decision that is put to a bot to its choice.
    pub quick_bots: Times,
    pub thinking_bots: Times,
    /// Thoughts that were cut short because many think.
    pub hurried: Counter,
    /// From a person's answer to everybody having been told.
    pub answers: Times,
    pub requests: Times,
    /// Answers to requests by status: 2, 3, 4, 5 hundred.
    pub statuses: [Counter; 4],
    /// What was refused because it was too much.
    pub refused: Counter,
    pub rows: Counter,
    /// The server's own trouble.
    pub faults: Counter,
}

#[derive(Default)]
pub struct Counter(AtomicU64);

impl Counter {
    pub fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

#[derive(Default)]
pub struct Gauge(AtomicI64);

impl Gauge {
    pub fn set(&self, value: usize) {
        self.0.store(value as i64, Ordering::Relaxed);
    }

    /// One more, until what is given back is dropped.
    pub fn hold(&self) -> Held<'_> {
        self.0.fetch_add(1, Ordering::Relaxed);
        Held(self)
    }
}

pub struct Held<'a>(&'a Gauge);

impl Drop for Held<'_> {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// The upper ends of the classes of times, in milliseconds.
const CLASSES: [u64; 12] = [1, 2, 5, 10, 20, 50, 100, 500, 1_000, 3_000, 6_000, 30_000];

/// How long something took, by classes.
#[derive(Default)]
pub struct Times {
    counts: [AtomicU64; CLASSES.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Times {
    pub fn note(&self, time: Duration) {
        let millis = time.as_micros().div_ceil(1000) as u64;
        if let Some(class) = CLASSES.iter().position(|end| millis <= *end) {
            self.counts[class].fetch_add(1, Ordering::Relaxed);
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(time.as_micros() as u64, Ordering::Relaxed);
    }
}

impl Figures {
    pub fn status(&self, code: u16) {
        if let Some(counter) = self.statuses.get(usize::from(code / 100).wrapping_sub(2)) {
            counter.add();
        }
        if code == 429 {
            self.refused.add();
        }
    }

    /// The text that is read at `/metrics`.
    pub fn text(&self) -> String {
        let mut out = String::new();
        let gauges = [
            ("sockets", &self.sockets),
            ("tables", &self.tables),
            ("bots_thinking", &self.thinking),
            ("bots_waiting", &self.waiting),
        ];
        for (name, gauge) in gauges {
            head(&mut out, name, "gauge");
            line(&mut out, name, "", gauge.0.load(Ordering::Relaxed));
        }
        let counters = [
            ("bots_hurried_total", &self.hurried),
            ("refused_total", &self.refused),
            ("log_rows_total", &self.rows),
            ("faults_total", &self.faults),
        ];
        for (name, counter) in counters {
            head(&mut out, name, "counter");
            line(&mut out, name, "", counter.get());
        }
        head(&mut out, "requests_total", "counter");
        for (class, counter) in self.statuses.iter().enumerate() {
            line(&mut out, "requests_total", &format!("{{status=\"{}xx\"}}", class + 2), counter.get());
        }
        times(&mut out, "request_seconds", &[("", &self.requests)]);
        times(&mut out, "answer_seconds", &[("", &self.answers)]);
        let bots = [("level=\"quick\"", &self.quick_bots), ("level=\"thinking\"", &self.thinking_bots)];
        times(&mut out, "bot_wait_seconds", &bots);
        out
    }
}

fn head(out: &mut String, name: &str, kind: &str) {
    _ = writeln!(out, "# TYPE peerless_{name} {kind}");
}

fn line(out: &mut String, name: &str, labels: &str, value: impl std::fmt::Display) {
    _ = writeln!(out, "peerless_{name}{labels} {value}");
}

fn times(out: &mut String, name: &str, series: &[(&str, &Times)]) {
    head(out, name, "histogram");
    for (label, times) in series {
        let comma = if label.is_empty() { "" } else { "," };
        let braces = if label.is_empty() { String::new() } else { format!("{{{label}}}") };
        let count = times.count.load(Ordering::Relaxed);
        let mut below = 0;
        for (end, class) in CLASSES.iter().zip(&times.counts) {
            below += class.load(Ordering::Relaxed);
            let end = *end as f64 / 1e3;
            line(out, &format!("{name}_bucket"), &format!("{{{label}{comma}le=\"{end}\"}}"), below);
        }
        line(out, &format!("{name}_bucket"), &format!("{{{label}{comma}le=\"+Inf\"}}"), count);
        line(out, &format!("{name}_sum"), &braces, times.micros.load(Ordering::Relaxed) as f64 / 1e6);
        line(out, &format!("{name}_count"), &braces, count);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_told_in_classes_that_add_up() {
        let figures = Figures::default();
        for millis in [0, 4, 4, 700, 90_000] {
            figures.thinking_bots.note(Duration::from_millis(millis));
        }
        let held = figures.sockets.hold();
        figures.status(200);
        figures.status(429);
        figures.status(503);
        let text = figures.text();
        for line in [
            "peerless_sockets 1",
            "peerless_requests_total{status=\"2xx\"} 1",
            "peerless_requests_total{status=\"4xx\"} 1",
            "peerless_refused_total 1",
            "peerless_bot_wait_seconds_bucket{level=\"thinking\",le=\"0.001\"} 1",
            "peerless_bot_wait_seconds_bucket{level=\"thinking\",le=\"0.005\"} 3",
            "peerless_bot_wait_seconds_bucket{level=\"thinking\",le=\"30\"} 4",
            "peerless_bot_wait_seconds_bucket{level=\"thinking\",le=\"+Inf\"} 5",
            "peerless_bot_wait_seconds_sum{level=\"thinking\"} 90.708",
            "peerless_bot_wait_seconds_count{level=\"quick\"} 0",
            "peerless_request_seconds_count 0",
        ] {
            assert!(text.lines().any(|told| told == line), "{line} in\n{text}");
        }
        drop(held);
        assert!(figures.text().contains("peerless_sockets 0\n"));
    }
}
