//! What the drawings have in common: escaped text, and colours that people tell apart whatever their eyes.

/// The look of all drawings, on light and on dark pages.
pub const STYLE: &str = "<style>
text { font-family: system-ui, sans-serif; font-size: 12px; fill: #1b1b1b }
.page { fill: #ffffff } .rule { stroke: #8a8a8a; stroke-width: 1 } .soft { fill: #5c5c5c }
@media (prefers-color-scheme: dark) {
text { fill: #e8e8e8 } .page { fill: #16181c } .soft { fill: #a8a8a8 }
}
</style>
";

/// Text as it may stand in an element or an attribute.
pub fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => safe += "&amp;",
            '<' => safe += "&lt;",
            '>' => safe += "&gt;",
            '"' => safe += "&quot;",
            other => safe.push(other),
        }
    }
    safe
}

/// About as wide as this text is drawn.
pub fn width_of(text: &str) -> f64 {
    6.8 * text.chars().count() as f64
}

/// Orange for little, blue for much, nearly white between; told apart with any kind of colour blindness.
const SCALE: [[f64; 3]; 5] =
    [[179.0, 88.0, 6.0], [241.0, 163.0, 64.0], [247.0, 247.0, 247.0], [103.0, 169.0, 207.0], [33.0, 102.0, 172.0]];

/// The colour of a share on the diverging scale, and that of text upon it.
pub fn diverging(share: f64) -> (String, &'static str) {
    let at = share.clamp(0.0, 1.0) * (SCALE.len() - 1) as f64;
    let low = (at as usize).min(SCALE.len() - 2);
    let part = at - low as f64;
    let mix = |index: usize| SCALE[low][index] * (1.0 - part) + SCALE[low + 1][index] * part;
    let (red, green, blue) = (mix(0), mix(1), mix(2));
    let light = 0.299 * red + 0.587 * green + 0.114 * blue;
    let ink = if light > 135.0 { "#111111" } else { "#ffffff" };
    (format!("#{:02x}{:02x}{:02x}", red.round() as u8, green.round() as u8, blue.round() as u8), ink)
}

/// Every tag that opens closes in order, nothing stands open, and no text has a bare `&` or `<`.
#[cfg(test)]
pub fn check_well_formed(svg: &str) {
    let mut open: Vec<&str> = Vec::new();
    let mut rest = svg;
    while let Some(start) = rest.find('<') {
        check_text(&rest[..start]);
        let end = start + rest[start..].find('>').expect("a tag ends");
        let tag = &rest[start + 1..end];
        if let Some(closed) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(closed), "in the order of opening");
        } else {
            assert_eq!(tag.matches('"').count() % 2, 0, "quotes of <{tag}>");
            check_text(tag);
            if !tag.ends_with('/') {
                open.push(tag.split_whitespace().next().expect("a tag has a name"));
            }
        }
        rest = &rest[end + 1..];
    }
    assert!(open.is_empty(), "still open: {open:?}");
    assert!(rest.trim().is_empty(), "after the end: {rest}");
}

#[cfg(test)]
fn check_text(text: &str) {
    for part in text.split('&').skip(1) {
        assert!(["amp;", "lt;", "gt;", "quot;"].iter().any(|name| part.starts_with(name)), "a bare & in `{text}`");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scale_goes_from_orange_to_blue() {
        assert_eq!(diverging(0.0), ("#b35806".into(), "#ffffff"));
        assert_eq!(diverging(0.5), ("#f7f7f7".into(), "#111111"));
        assert_eq!(diverging(1.0), ("#2166ac".into(), "#ffffff"));
    }

    #[test]
    fn the_check_sees_what_is_good() {
        check_well_formed(&format!("<a><b x=\"1\"/>{}</a>", escape("Cloak & Dagger <\">")));
    }

    #[test]
    #[should_panic(expected = "in the order of opening")]
    fn the_check_sees_crossed_tags() {
        check_well_formed("<a><b></a></b>");
    }

    #[test]
    #[should_panic(expected = "a bare &")]
    fn the_check_sees_a_bare_ampersand() {
        check_well_formed("<a>Cloak & Dagger</a>");
    }
}
