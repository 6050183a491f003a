//! What one seat has seen so far of the futures tried, as a tree. Ways that come to the same meet in one node.

use std::collections::HashMap;

#[derive(Clone, Copy)]
pub struct Node {
    pub first: u32,
    /// How often its seat has chosen here.
    pub visits: u32,
    /// How often its seat has come here, whichever way, and the sum of what that gave.
    came: u32,
    gave: f32,
    /// The first and the last of its edges that lie in one row.
    row: [u32; 2],
}

impl Node {
    const NEW: Self = Self { first: NOWHERE, visits: 0, came: 0, gave: 0.0, row: [NOWHERE, 0] };
}

#[derive(Clone, Copy)]
pub struct Edge {
    pub code: u64,
    pub next: u32,
    pub child: u32,
    pub visits: u32,
    /// How often it could have been chosen.
    pub offered: u32,
    pub total: f32,
    pub prior: f32,
}

pub const NOWHERE: u32 = u32::MAX;
pub const ROOT: u32 = 0;

/// A tree does not grow beyond so many edges (64 MiB).
const MOST: usize = 1 << 21;

#[derive(Default)]
pub struct Tree {
    pub nodes: Vec<Node>,
    pub edges: Vec<Edge>,
    /// The nodes where ways meet, by what they come to.
    met: HashMap<u64, u32>,
}

impl Tree {
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.met.clear();
        self.new_node();
    }

    pub fn is_full(&self) -> bool {
        self.edges.len() >= MOST
    }

    fn new_node(&mut self) -> u32 {
        self.nodes.push(Node::NEW);
        self.nodes.len() as u32 - 1
    }

    pub fn find(&self, node: u32, code: u64) -> u32 {
        let mut at = self.nodes[node as usize].first;
        while at != NOWHERE && self.edges[at as usize].code != code {
            at = self.edges[at as usize].next;
        }
        at
    }

    pub fn find_or_add(&mut self, node: u32, code: u64, prior: f32) -> u32 {
        match self.find(node, code) {
            NOWHERE => self.add(node, code, prior),
            found => found,
        }
    }

    /// A new edge; there is none of this code yet.
    pub fn add(&mut self, node: u32, code: u64, prior: f32) -> u32 {
        let next = self.nodes[node as usize].first;
        self.edges.push(Edge { code, next, child: NOWHERE, visits: 0, offered: 0, total: 0.0, prior });
        let index = self.edges.len() as u32 - 1;
        let node = &mut self.nodes[node as usize];
        node.first = index;
        if node.row[0] == NOWHERE {
            node.row = [index, index];
        } else if node.row[1] + 1 == index {
            node.row[1] = index;
        }
        index
    }

    /// `find_or_add` that looks first beside the edge found last.
    pub fn find_or_add_after(&mut self, node: u32, last: u32, code: u64, prior: f32) -> u32 {
        let [from, to] = self.nodes[node as usize].row;
        for guess in [last.wrapping_add(1), last.wrapping_sub(1)] {
            if (from..=to).contains(&guess) && self.edges[guess as usize].code == code {
                return guess;
            }
        }
        self.find_or_add(node, code, prior)
    }

    /// What all edges of a node have given on average.
    pub fn mean(&self, node: u32) -> f32 {
        let (mut visits, mut total) = (0, 0.0);
        let mut at = self.nodes[node as usize].first;
        while at != NOWHERE {
            let edge = &self.edges[at as usize];
            visits += edge.visits;
            total += edge.total;
            at = edge.next;
        }
        if visits > 0 { total / visits as f32 } else { 0.5 }
    }

    /// Goes along an edge, making it and its end if they are new. `guess` is an edge of the node that it may be, or `NOWHERE`.
    /// Where other ways may have come to the same, `meets` tells what that is.
    pub fn follow(&mut self, node: u32, guess: u32, code: u64, meets: impl FnOnce() -> Option<u64>) -> u32 {
        let guessed = self.edges.get(guess as usize).is_some_and(|edge| edge.code == code);
        let edge = if guessed { guess } else { self.find_or_add(node, code, 0.0) };
        if self.edges[edge as usize].child == NOWHERE {
            let key = meets();
            let child = match key.and_then(|key| self.met.get(&key)) {
                Some(&child) => child,
                None => self.new_node(),
            };
            if let Some(key) = key {
                self.met.insert(key, child);
            }
            self.edges[edge as usize].child = child;
        }
        self.edges[edge as usize].child
    }

    /// Counts a choice of the seat, and what it gave. Of an edge all is known that is known of where it leads, by whichever way.
    pub fn count(&mut self, node: u32, edge: u32, value: f32) {
        self.nodes[node as usize].visits += 1;
        let edge = &mut self.edges[edge as usize];
        edge.visits += 1;
        edge.total += value;
        if let Some(child) = self.nodes.get_mut(edge.child as usize) {
            child.came += 1;
            child.gave += value;
            if child.came > edge.visits {
                edge.total = child.gave / child.came as f32 * edge.visits as f32;
            }
        }
    }

    /// Goes along an edge if there is one.
    pub fn step(&self, node: u32, code: u64) -> u32 {
        match self.find(node, code) {
            NOWHERE => NOWHERE,
            edge => self.edges[edge as usize].child,
        }
    }

    /// Makes a node the root and forgets all that is not below it. `share` of what was counted goes on counting: it was found
    /// before the latest was known.
    pub fn keep(&mut self, root: u32, share: f32) {
        let mut kept = Tree::default();
        kept.nodes.push(self.nodes[root as usize]);
        let mut moved = vec![NOWHERE; self.nodes.len()];
        let mut done = 0;
        // A node that was copied still points at its old edges until its turn comes.
        while done < kept.nodes.len() && kept.edges.len() < MOST / 2 {
            let mut at = kept.nodes[done].first;
            let start = kept.edges.len() as u32;
            kept.nodes[done].first = if at == NOWHERE { NOWHERE } else { start };
            kept.nodes[done].visits = part(kept.nodes[done].visits, share);
            (kept.nodes[done].came, kept.nodes[done].gave) = less(kept.nodes[done].came, kept.nodes[done].gave, share);
            while at != NOWHERE {
                let mut edge = self.edges[at as usize];
                at = edge.next;
                if edge.child != NOWHERE {
                    let place = &mut moved[edge.child as usize];
                    if *place == NOWHERE {
                        *place = kept.nodes.len() as u32;
                        kept.nodes.push(self.nodes[edge.child as usize]);
                    }
                    edge.child = *place;
                }
                edge.next = if at == NOWHERE { NOWHERE } else { kept.edges.len() as u32 + 1 };
                (edge.visits, edge.total) = less(edge.visits, edge.total, share);
                edge.offered = part(edge.offered, share);
                kept.edges.push(edge);
            }
            let end = kept.edges.len() as u32;
            kept.nodes[done].row = if start < end { [start, end - 1] } else { Node::NEW.row };
            done += 1;
        }
        // What finds no more room begins anew.
        for node in &mut kept.nodes[done..] {
            *node = Node::NEW;
        }
        *self = kept;
    }
}

fn part(count: u32, share: f32) -> u32 {
    (count as f32 * share) as u32
}

/// A part of some visits, and as much of their total.
fn less(visits: u32, total: f32, share: f32) -> (u32, f32) {
    let kept = part(visits, share);
    (kept, if visits > 0 { total * kept as f32 / visits as f32 } else { total })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_that_meet_share_what_is_known() {
        let mut tree = Tree::default();
        tree.clear();
        let by = |tree: &mut Tree, node, code, meets| {
            let edge = tree.find_or_add(node, code, 0.5);
            (tree.follow(node, edge, code, || meets), edge)
        };
        let (meeting, first) = by(&mut tree, ROOT, 1, Some(77));
        let (elsewhere, _) = by(&mut tree, ROOT, 2, Some(78));
        let (same, second) = by(&mut tree, ROOT, 3, Some(77));
        assert_eq!(meeting, same);
        assert_ne!(meeting, elsewhere);
        for value in [0.2, 0.4] {
            tree.count(ROOT, first, value);
        }
        // What the first way has found counts for the second as soon as it is tried.
        tree.count(ROOT, second, 0.9);
        let edge = |tree: &Tree, edge: u32| (tree.edges[edge as usize].visits, tree.edges[edge as usize].total);
        assert_eq!(edge(&tree, first), (2, 0.6));
        assert_eq!(edge(&tree, second), (1, 0.5), "the mean of all three");
        tree.follow(meeting, NOWHERE, 4, || None);
        tree.keep(ROOT, 1.0);
        let ends = [1, 3].map(|code| tree.step(ROOT, code));
        assert_eq!(ends[0], ends[1], "they still meet");
        assert_eq!((tree.nodes.len(), tree.edges.len()), (4, 4), "and were copied once");
    }

    #[test]
    fn what_is_kept_is_the_part_below() {
        let mut tree = Tree::default();
        tree.clear();
        let left = tree.follow(ROOT, NOWHERE, 1, || None);
        let right = tree.follow(ROOT, NOWHERE, 2, || None);
        let below = tree.follow(right, NOWHERE, 3, || None);
        tree.follow(below, NOWHERE, 4, || None);
        tree.follow(left, NOWHERE, 5, || None);
        for (node, code, visits) in [(ROOT, 2, 90), (right, 3, 40), (right, 6, 20), (below, 4, 10)] {
            let edge = tree.find_or_add(node, code, 0.5) as usize;
            tree.edges[edge].visits = visits;
            tree.edges[edge].total = visits as f32 / 4.0;
            tree.nodes[node as usize].visits += visits;
        }
        tree.keep(right, 0.5);
        assert_eq!((tree.nodes.len(), tree.edges.len()), (3, 3), "the left side is gone");
        assert_eq!(tree.nodes[ROOT as usize].visits, 30);
        let counts = |node, code| {
            let edge = tree.edges[tree.find(node, code) as usize];
            (edge.visits, edge.total)
        };
        assert_eq!(counts(ROOT, 3), (20, 5.0));
        assert_eq!(counts(ROOT, 6), (10, 2.5));
        let below = tree.step(ROOT, 3);
        assert_eq!(counts(below, 4), (5, 1.25));
        assert_eq!(tree.step(ROOT, 6), NOWHERE, "nobody went there");
        assert_eq!(tree.step(ROOT, 7), NOWHERE);
    }
}
