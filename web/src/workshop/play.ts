// The quick ways to a table with something of one's own.
import { api } from '../lib/api';
import { lastPicks } from '../lib/last';
import { settings } from '../lib/settings.svelte';
import { say } from '../lib/words';
import type { NewTable, Who } from '../protocol/types';

/** Against a bot, at one device, or with somebody who has the link. */
export type Way = 'bot' | 'device' | 'friend';

/** A duel with this hero or on this board; what is not named is drawn by lot. */
export async function tableWith(way: Way, { hero, board }: { hero?: string; board?: string }): Promise<NewTable> {
  const { bots } = await api.catalog();
  const level = (bots.find((bot) => bot.name === lastPicks().level) ?? bots[1] ?? bots[0])?.name ?? '';
  const others: Record<Way, Who> = {
    bot: { kind: 'bot', level },
    device: { kind: 'me', name: say('ui-new-player', { seat: 2 }) },
    friend: { kind: 'guest' },
  };
  const name = settings.name.trim() || say('ui-home-player');
  return {
    mode: 'duel',
    seats: [{ who: { kind: 'me', name }, ...(hero === undefined ? {} : { hero }) }, { who: others[way] }],
    ...(board === undefined ? {} : { board }),
  };
}
