// Drafts as this device knows them. What is written is kept here at once and sent a moment later; what could not be sent is sent
// again until the server has it.
import { api, sentence, Trouble } from '../lib/api';
import type { DraftFace, FileKind } from '../protocol/types';
import { nameOf, pathOf } from './file';

const PREFIX = 'peerless.draft.';
/** How long somebody has to stop writing before it is sent. */
const CALM_MS = 700;
/** How soon it is tried again. */
const AGAIN_MS = 3000;

/** A draft as this device keeps it. */
export interface Local {
  kind: FileKind;
  text: string;
  /** The version that the server had last, as far as is known; 0 if it has none. */
  base: number;
  /** The server has this text. */
  sent: boolean;
  /** When it was last changed here, in milliseconds since 1970. */
  at: number;
}

const isLocal = (value: unknown): value is Local =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string' && 'base' in value && 'kind' in value;

function readLocal(key: string): Local | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null');
    return isLocal(kept) ? kept : null;
  } catch {
    return null;
  }
}

function writeLocal(key: string, local: Local): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(local));
  } catch {
    // A browser without storage has the server alone.
  }
}

export interface Known {
  key: string;
  kind: FileKind;
  name: string;
  at: number;
}

/** The drafts of this device, the newest first. */
export function knownDrafts(): Known[] {
  let keys: string[] = [];
  try {
    keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    // Without storage nothing is known.
  }
  const known = keys.flatMap((full) => {
    const key = full.slice(PREFIX.length);
    const local = readLocal(key);
    return local === null ? [] : [{ key, kind: local.kind, name: nameOf(local.text), at: local.at }];
  });
  return known.sort((a, b) => b.at - a.at);
}

/** The drafts of this device as files, each at a path of its own. */
export function draftFiles(): { path: string; text: string }[] {
  const files: { path: string; text: string }[] = [];
  const taken = (path: string): boolean => files.some((file) => file.path === path);
  for (const { key, kind, name } of knownDrafts()) {
    let path = pathOf(name, kind);
    for (let nth = 2; taken(path); nth += 1) path = pathOf(`${name} ${nth}`, kind);
    files.push({ path, text: readLocal(key)?.text ?? '' });
  }
  return files;
}

/** Forgets a draft here and at the server. */
export async function forgetDraft(key: string): Promise<void> {
  await api.dropDraft(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing is kept where nothing can be removed.
  }
}

/** What opens a draft: 144 bits by lot, as letters that an address can hold. */
export function newKey(bytes: Uint8Array = crypto.getRandomValues(new Uint8Array(18))): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** A new draft, kept here; it is sent when it is opened. */
export function newDraft(kind: FileKind, text: string): string {
  const key = newKey();
  writeLocal(key, { kind, text, base: 0, sent: false, at: Date.now() });
  return key;
}

/** What becomes of what is here when the server tells what it has. */
export function settle(local: Local | null, theirs: DraftFace | null): 'mine' | 'theirs' | 'both' | 'nothing' {
  if (theirs === null) return local === null ? 'nothing' : 'mine';
  if (local === null || local.sent || local.text === theirs.text) return 'theirs';
  return local.base === theirs.version ? 'mine' : 'both';
}

export type Saving = 'saved' | 'saving' | 'unsaved';

/** A draft that is being written. */
export class Draft {
  readonly key: string;
  kind: FileKind = $state('hero');
  text = $state('');
  saving: Saving = $state('saved');
  /** What the server has, where two wrote at the same time. */
  theirs: DraftFace | null = $state.raw(null);
  /** Why it could not be kept, where trying again does not help. */
  trouble = $state('');
  #base = 0;
  #sent = true;
  #sending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  private constructor(key: string) {
    this.key = key;
  }

  /** Opens a draft; `null` if there is none. Without a connection it is the one that is kept here. */
  static async open(key: string): Promise<Draft | null> {
    const local = readLocal(key);
    const draft = new Draft(key);
    let theirs: DraftFace | null = null;
    try {
      theirs = await api.openDraft(key);
    } catch (error) {
      const missing = error instanceof Trouble && error.status === 404;
      if (!missing) {
        if (local === null) throw error;
        draft.#use(local);
        if (!local.sent) draft.#later(AGAIN_MS);
        return draft;
      }
    }
    const how = settle(local, theirs);
    if (how === 'theirs' && theirs !== null) draft.#take(theirs);
    else if (local === null) return null;
    else {
      // What the server has forgotten is new to it.
      draft.#use({ ...local, sent: false, base: theirs === null ? 0 : local.base });
      if (how === 'both') draft.theirs = theirs;
      else void draft.send();
    }
    return draft;
  }

  #use({ kind, text, base, sent }: Local): void {
    this.kind = kind;
    this.text = text;
    this.#base = base;
    this.#sent = sent;
    this.saving = sent ? 'saved' : 'unsaved';
  }

  #take(theirs: DraftFace): void {
    this.kind = theirs.kind;
    this.text = theirs.text;
    this.#base = theirs.version;
    this.#sent = true;
    this.saving = 'saved';
    this.theirs = null;
    this.#keep();
  }

  #keep(): void {
    writeLocal(this.key, { kind: this.kind, text: this.text, base: this.#base, sent: this.#sent, at: Date.now() });
  }

  /** Somebody has written. */
  write(text: string): void {
    if (text === this.text) return;
    this.text = text;
    this.#sent = false;
    if (this.saving === 'saved') this.saving = 'saving';
    this.#keep();
    this.#later(CALM_MS);
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = setTimeout(() => void this.send(), ms);
  }

  /** Sends what the server does not have yet. */
  async send(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#sent || this.#sending || this.theirs !== null) return;
    this.#sending = true;
    this.saving = 'saving';
    const { text } = this;
    try {
      const { version } = await api.saveDraft({ draft: this.key, kind: this.kind, after: this.#base, text });
      this.#base = version;
      this.#sent = this.text === text;
      this.saving = this.#sent ? 'saved' : 'saving';
      this.trouble = '';
      this.#keep();
      if (!this.#sent) this.#later(CALM_MS);
    } catch (error) {
      await this.#failed(error);
    } finally {
      this.#sending = false;
    }
  }

  /** Waits until the server has all of it, as long as it takes it. */
  async settled(): Promise<void> {
    for (let tries = 0; tries < 20 && (this.#sending || !this.#sent); tries += 1) {
      await this.send();
      if (this.#sending) await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async #failed(error: unknown): Promise<void> {
    this.saving = 'unsaved';
    const status = error instanceof Trouble ? error.status : 0;
    if (status === 409) {
      const theirs = await api.openDraft(this.key).catch(() => null);
      if (theirs?.text === this.text) return this.#take(theirs);
      this.theirs = theirs;
    } else if (status === 404) {
      // The server has forgotten it; whoever has it here brings it back.
      this.#base = 0;
    } else if (status !== 0 && status < 500 && status !== 429) {
      this.trouble = sentence(error);
      return;
    }
    if (this.theirs === null) this.#later(AGAIN_MS);
  }

  /** Two wrote at the same time: what is here follows what is there. */
  keepMine(): void {
    if (this.theirs === null) return;
    this.#base = this.theirs.version;
    this.theirs = null;
    void this.send();
  }

  takeTheirs(): void {
    if (this.theirs !== null) this.#take(this.theirs);
  }

  /** Nobody writes here any more; what is not sent yet is sent now. */
  close(): void {
    this.#closed = true;
    void this.send();
  }
}
