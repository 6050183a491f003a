// Calls somebody back who looks elsewhere while a table waits for them: by a sound, and by the browser where it is allowed to.
import { settings } from './settings.svelte';
import { play } from './sound';

/** What a browser shows outside of its pages. */
export interface Call {
  title: string;
  body: string;
  /** The page to come back to. */
  path: string;
}

/** Whether a decision is new to somebody who is not looking. */
export const calls = (before: number | null, now: number | null, away: boolean): boolean => now !== null && now !== before && away;

export const isAway = (): boolean => document.hidden || !document.hasFocus();

export const canNotify = (): boolean => typeof Notification !== 'undefined';

/** Asks the person whether the browser may show notices; true if it may. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

export function call({ title, body, path }: Call): void {
  play('call');
  if (!settings.notices || !canNotify() || Notification.permission !== 'granted') return;
  void show(title, { body, tag: path, icon: '/icon-192.png', data: { path } });
}

async function show(title: string, options: NotificationOptions): Promise<void> {
  // Phones show notices of service workers only.
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  try {
    if (worker?.active) return await worker.showNotification(title, options);
    const notice = new Notification(title, options);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // The browser has changed its mind; the title of the page still tells.
  }
}

/** Takes back the notice of a page that is looked at again. */
export async function answered(path: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  for (const notice of (await worker?.getNotifications({ tag: path })) ?? []) notice.close();
}
