// What the server answers to plain requests. Everything that fails is a `Trouble` with a sentence for the person.
import type {
  AskCoach,
  AskPlace,
  AskReport,
  AskScene,
  AskTurns,
  Catalog,
  CheckedFile,
  CheckFile,
  Coach,
  Continue,
  DraftFace,
  FileKind,
  FileText,
  ImportedFile,
  Join,
  Joined,
  Lobby,
  Made,
  ManualFace,
  NewTable,
  OffersFace,
  Perspective,
  PhrasesFace,
  PlayFiles,
  Problem,
  Publish,
  Replay,
  ReportFace,
  Results,
  Review,
  SavedDraft,
  SceneFace,
  SaveDraft,
  Shelf,
  ShelfEntry,
  ShelfFace,
  Story,
  TableFace,
  TurnsFace,
  Withdraw,
} from '../protocol/types';
import { heard, unheard } from './server.svelte';
import { hasWords, say, sayKey } from './words';

export class Trouble extends Error {
  readonly problem: Problem;
  /** Of the answer; 0 if there was none. */
  readonly status: number;
  constructor(problem: Problem, status: number) {
    super(problem.text);
    this.problem = problem;
    this.status = status;
  }
}

/** What to tell a person about anything that was thrown. */
export const sentence = (error: unknown): string => (error instanceof Trouble ? problemWords(error.problem) : say('ui-common-broken'));

/** A problem in the reader's language; what a newer server knows it says in English. */
export function problemWords({ code, args, text }: Problem): string {
  const key = `fault-${code}`;
  return hasWords(key) ? sayKey(key, args) : text;
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  'text' in value &&
  typeof value.text === 'string';

async function request<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, init);
    heard(response.headers);
  } catch {
    unheard();
    throw new Trouble({ code: 'unreachable', args: {}, text: say('ui-common-unreachable') }, 0);
  }
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && body !== null) return body as T;
  throw new Trouble(
    isProblem(body) ? body : { code: `http-${response.status}`, args: {}, text: say('ui-common-answered', { status: response.status }) },
    response.status,
  );
}

function post<T>(path: string, body: unknown): Promise<T> {
  return request(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

const asOf = (perspective: Perspective): string => (perspective.kind === 'seat' ? `seat:${perspective.seat}` : perspective.kind);

let catalog: Promise<Catalog> | null = null;

export const api = {
  /** Everything that can be played; fetched once. */
  catalog(): Promise<Catalog> {
    catalog ??= request<Catalog>('/api/catalog').catch((error: unknown) => {
      catalog = null;
      throw error;
    });
    return catalog;
  },
  make: (table: NewTable): Promise<Made> => post('/api/tables', table),
  lobby: (): Promise<Lobby> => request('/api/tables'),
  /** How the duels at this server ended. */
  results: (): Promise<Results> => request('/api/results'),
  table: (id: string): Promise<TableFace> => request(`/api/tables/${encodeURIComponent(id)}`),
  join: (id: string, join: Join): Promise<Joined> => post(`/api/tables/${encodeURIComponent(id)}/join`, join),
  replay: (id: string, perspective: Perspective): Promise<Replay> =>
    request(`/api/tables/${encodeURIComponent(id)}/replay?as=${asOf(perspective)}`),
  coach: (id: string, ask: AskCoach): Promise<Coach> => post(`/api/tables/${encodeURIComponent(id)}/coach`, ask),
  story: (id: string): Promise<Story> => request(`/api/tables/${encodeURIComponent(id)}/story`),
  /** Asks for a review, or how far it is. */
  askReview: (id: string): Promise<Review> => request(`/api/tables/${encodeURIComponent(id)}/review`, { method: 'POST' }),
  review: (id: string): Promise<Review> => request(`/api/tables/${encodeURIComponent(id)}/review`),
  /** The replay of a `.game` file. */
  replayOf: (record: string, perspective: Perspective): Promise<Replay> =>
    request(`/api/replay?as=${asOf(perspective)}`, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: record }),
  continueFrom: (from: Continue): Promise<Made> => post('/api/tables/continue', from),
  /** A draft of the workshop, at its newest version or at another. */
  openDraft: (draft: string, version?: number): Promise<DraftFace> =>
    post('/api/drafts/open', version === undefined ? { draft } : { draft, version }),
  saveDraft: (draft: SaveDraft): Promise<SavedDraft> => post('/api/drafts/save', draft),
  dropDraft: (draft: string): Promise<unknown> => post('/api/drafts/drop', { draft }),
  /** What is wrong with a file, and what it makes. */
  checkFile: (file: CheckFile): Promise<CheckedFile> => post('/api/workshop/check', file),
  /** How a scene of a hero goes. */
  scene: (ask: AskScene): Promise<SceneFace> => post('/api/workshop/scene', ask),
  /** What could stand at a place of a file. */
  offers: (place: AskPlace): Promise<OffersFace> => post('/api/workshop/offers', place),
  /** What the words at a place mean. */
  manual: (place: AskPlace): Promise<ManualFace> => post('/api/workshop/manual', place),
  /** The text at a place of a file, cut into phrases. */
  phrases: (place: AskPlace): Promise<PhrasesFace> => post('/api/workshop/phrases', place),
  /** What could stand in the place of a phrase, or follow the text. */
  turns: (ask: AskTurns): Promise<TurnsFace> => post('/api/workshop/turns', ask),
  /** The file of a hero, board or item that there is for all. */
  fileText: (kind: FileKind, name: string): Promise<FileText> =>
    request(`/api/workshop/text?kind=${kind}&name=${encodeURIComponent(name)}`),
  /** Makes a hero file of a deck in the community's JSON. */
  importDeck: (deck: string): Promise<ImportedFile> => post('/api/workshop/import', { deck }),
  /** Asks how strong a hero is; it is found out in the background. */
  askReport: (ask: AskReport): Promise<ReportFace> => post('/api/workshop/report', ask),
  report: (id: string): Promise<ReportFace> => request(`/api/workshop/report/${encodeURIComponent(id)}`),
  stopReport: (id: string): Promise<unknown> => request(`/api/workshop/report/${encodeURIComponent(id)}`, { method: 'DELETE' }),
  /** Makes a table that is played with these files. */
  playFiles: (play: PlayFiles): Promise<Made> => post('/api/workshop/play', play),
  /** What is on the shelf with these words in its name or its author's, of one kind or of all. */
  shelf: (search: string, kind?: FileKind): Promise<Shelf> =>
    request(`/api/shelf?search=${encodeURIComponent(search)}${kind === undefined ? '' : `&kind=${kind}`}`),
  shelfEntry: (id: string): Promise<ShelfEntry> => request(`/api/shelf/${encodeURIComponent(id)}`),
  publish: (publish: Publish): Promise<ShelfFace> => post('/api/shelf', publish),
  withdraw: (withdraw: Withdraw): Promise<unknown> => post('/api/shelf/withdraw', withdraw),
  recordLink: (id: string): string => `/api/tables/${encodeURIComponent(id)}/record`,
};
