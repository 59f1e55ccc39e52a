import type { Page } from '@playwright/test';
import type * as z from 'zod/mini';
import { registry } from '../../site/device/registry.ts';

type Registry = typeof registry;
type Stored = { [Key in keyof Registry]?: z.infer<Registry[Key]['schema']> };

export interface CardAddress {
  id: number;
  dir: string;
}

const gateAccepted = '2026-01-02T03:04:05.000Z';

/**
 * Returns a value of every kind that the site stores, for somebody who has watched and hidden some of the page's
 * videos.
 */
const deviceOf = (cards: readonly CardAddress[], member: number) =>
  ({
    theme: 'light',
    discreet: 'titles',
    density: 'list',
    homeRows: 'later.-best',
    theatre: 'on',
    gate: gateAccepted,
    gateFlag: gateAccepted,
    consent: 'accept',
    consentAsked: '0',
    player: {
      ...{ quality: 'saver', volume: 0.4, muted: true, rate: 1.5, sound: 'de' },
      ...{
        captions: 'de',
        captionSize: 'large',
        captionGround: 'solid',
        autoplayNext: false,
        shortcuts: false,
        resume: true,
      },
    },
    positions: cards.slice(0, 200).map(({ id }) => ({ id, seconds: 200, length: 400 })),
    history: cards.slice(0, 100).map(({ id, dir }) => ({
      type: 'video',
      params: {
        video_id: id,
        dir,
        title: `Watched ${id}`,
        duration: 400,
        scr: '',
        watched_at: Date.now() - 90_000_000,
      },
    })),
    historySettings: { off: false, days: 30 },
    drafts: [
      ...cards.slice(0, 3).map(({ id }) => ({ of: `video ${id} ${member}`, text: 'Begun on another day' })),
      { of: `message ${member} 6041295`, text: 'Begun on another day' },
    ],
    uploadDrafts: [{ of: 1, fields: { title: 'Begun on another day' } }],
    formDrafts: ['signup', 'signin', 'report', 'contact', 'profile', 'playlist'].map((of) => ({
      of,
      fields: { username: 'Begun', email: 'begun@mail.example', title: 'Begun', message: 'Begun' },
    })),
    playlistPlaces: [
      { list: '48102', id: 21_707_775, dir: 'evening-by-the-lake', place: 7, total: 18, shuffle: '' },
      { list: 'history', id: 21_707_776, dir: 'gone', place: 400, total: 500, shuffle: '7-21707776' },
    ],
    hiddenChannels: ['Studio Nord', 'Members'],
    hiddenWords: ['harbour', 'evening'],
    searches: [{ title: 'lantern' }, { title: 'łódź' }, { title: '夜景' }],
  }) satisfies Required<Omit<Stored, 'language'>>;

/**
 * Fills the device's storage before a page is opened. It stores no language, so the site offers the one of the browser.
 */
export async function fillDevice(
  page: Page,
  baseURL: string,
  cards: readonly CardAddress[],
  member = 0,
): Promise<void> {
  const values: Stored = deviceOf(cards, member);
  const entries = Object.entries(values).map(([key, value]) => {
    // The keys of `values` are those of the registry.
    const { name, store } = registry[key as keyof Registry];
    const until = Date.now() + 86_400_000;
    return { name, store, text: typeof value === 'string' ? value : JSON.stringify({ until, value }) };
  });
  await page
    .context()
    .addCookies(
      entries.filter(({ store }) => store === 'cookie').map(({ name, text: value }) => ({ name, value, url: baseURL })),
    );
  await page.addInitScript((all) => {
    for (const { name, store, text } of all)
      if (store !== 'cookie') (store === 'sessionStorage' ? sessionStorage : localStorage).setItem(name, text);
  }, entries);
}
