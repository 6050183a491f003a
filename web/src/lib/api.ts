// What the server answers to plain requests. Everything that fails is a `Trouble` with a sentence for the person.
import type {
  AskCoach,
  Catalog,
  Coach,
  Continue,
  Join,
  Joined,
  Lobby,
  Made,
  NewTable,
  Perspective,
  Problem,
  Replay,
  Results,
  Review,
  Story,
  TableFace,
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
  recordLink: (id: string): string => `/api/tables/${encodeURIComponent(id)}/record`,
};
