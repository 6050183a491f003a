//! Every language says the same things: the same keys, each with the same variables.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Resource, VariantKey,
};
use fluent_syntax::parser;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales");

/// What a key speaks of.
#[derive(Debug, Default, PartialEq, Eq)]
struct Speech {
    variables: BTreeSet<String>,
    /// For each variable that is no number, the cases that are told apart.
    cases: BTreeMap<String, BTreeSet<String>>,
}

/// All keys of a file, attributes with a dot.
fn keys(path: &Path) -> BTreeMap<String, Speech> {
    let text = fs::read_to_string(path).expect("the file can be read");
    let resource: Resource<&str> =
        parser::parse(text.as_str()).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
    let mut keys = BTreeMap::new();
    let mut put = |key: String, pattern: &Pattern<&str>| {
        let mut speech = Speech::default();
        speech.read(pattern);
        assert!(keys.insert(key.clone(), speech).is_none(), "{}: {key} twice", path.display());
    };
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                if let Some(value) = &message.value {
                    put(message.id.name.into(), value);
                }
                for attribute in &message.attributes {
                    put(format!("{}.{}", message.id.name, attribute.id.name), &attribute.value);
                }
            }
            Entry::Term(term) => put(format!("-{}", term.id.name), &term.value),
            Entry::Junk { content } => panic!("{}: {content}", path.display()),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
        }
    }
    keys
}

impl Speech {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let plain = |key: &VariantKey<&str>| match key {
                    VariantKey::Identifier { name } => Some((*name).to_owned()),
                    VariantKey::NumberLiteral { .. } => None,
                };
                // Plural forms differ between languages, as they should.
                let plural = |name: &String| ["zero", "one", "two", "few", "many"].contains(&name.as_str());
                let cases: BTreeSet<String> = variants.iter().filter_map(|variant| plain(&variant.key)).collect();
                if let InlineExpression::VariableReference { id } = selector
                    && !cases.iter().any(plural)
                    && cases.len() > 1
                {
                    self.cases.entry(id.name.to_owned()).or_default().extend(cases);
                }
                for variant in variants {
                    self.read(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::TermReference { arguments, .. } => {
                if let Some(arguments) = arguments {
                    self.arguments(arguments);
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::MessageReference { .. }
            | InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|inline| self.inline(inline));
        arguments.named.iter().for_each(|argument| self.inline(&argument.value));
    }
}

/// The languages, and the files of each with their keys.
fn languages() -> BTreeMap<String, BTreeMap<String, BTreeMap<String, Speech>>> {
    let name = |path: &Path| path.file_name().and_then(|name| name.to_str()).expect("plain names").to_owned();
    let list = |folder: &Path| {
        let entries = fs::read_dir(folder).expect("a folder");
        entries.map(|entry| entry.expect("an entry").path()).collect::<Vec<_>>()
    };
    let files = |folder: &Path| list(folder).iter().map(|path| (name(path), keys(path))).collect();
    list(Path::new(FOLDER)).iter().map(|folder| (name(folder), files(folder))).collect()
}

#[test]
fn all_languages_have_the_same_keys_with_the_same_variables() {
    let languages = languages();
    assert!(languages.len() >= 2, "{:?}", languages.keys());
    let english = &languages["en"];
    let mut wrong = Vec::new();
    for (tag, files) in &languages {
        let names = |files: &BTreeMap<String, _>| files.keys().cloned().collect::<Vec<_>>();
        assert_eq!(names(files), names(english), "the files of {tag}");
        for (file, keys) in files {
            let expected = &english[file];
            for (key, speech) in expected {
                match keys.get(key) {
                    None => wrong.push(format!("{tag}/{file}: {key} is missing")),
                    Some(other) if other != speech => {
                        wrong.push(format!("{tag}/{file}: {key} speaks of {other:?}, not of {speech:?}"));
                    }
                    Some(_) => {}
                }
            }
            let more = keys.keys().filter(|key| !expected.contains_key(*key));
            wrong.extend(more.map(|key| format!("{tag}/{file}: {key} is not in English")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_key_stands_in_two_files() {
    for (tag, files) in languages() {
        let mut seen = BTreeSet::new();
        for (file, keys) in files {
            for key in keys.into_keys() {
                assert!(seen.insert(key.clone()), "{tag}/{file}: {key} is in another file too");
            }
        }
    }
}
