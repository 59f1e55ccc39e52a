import { top } from '@afterglow/fixtures/data/globals';
import { photographed, played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect } from 'storybook/test';
import { fromView } from '../../reader/fromView.tsx';
import type { Reader } from '../../reader/reader.ts';
import { header, type HeaderOf } from '../Header/Header.view.ts';
import { headerHrefs } from '../storyArgs.ts';
import { Nav, type NavProps } from './Nav.tsx';

const everywhere: HeaderOf = { here: null, topCategories: top.categories, hrefs: headerHrefs };

const nav = (of: HeaderOf, reader: Reader): NavProps => ({ places: header(of, reader).places });

const videos = {
  href: '#/videos/',
  label: 'Videoveröffentlichungen',
  entries: [
    { href: '#/popular/', label: 'Am häufigsten angesehen', current: true },
    { href: '#/best/', label: 'Am besten bewertet' },
  ],
};
const models = { href: '#/pornstars/', label: 'Darstellerinnenverzeichnis' };
const friends = {
  label: 'Befreundete Seiten',
  entries: [{ href: 'https://amber-rooms.example/', label: 'Amber Rooms', external: true }],
};

const meta = preview.meta({ component: Nav, tags: ['alone'], parameters: photographed });

export const Standard = meta.story(fromView(Nav, nav, { ...everywhere, here: 'videos' }));
export const NowhereInIt = meta.story(fromView(Nav, nav, everywhere));
export const FirstPlacesOnly = meta.story(fromView(Nav, nav, { ...everywhere, hrefs: {} }));
export const WithoutMenus = meta.story({
  args: {
    places: [
      { href: '#/videos/', label: 'Videos' },
      { href: '#/pornstars/', label: 'Models' },
    ],
  },
});
export const LongLabels = meta.story({ args: { places: [videos, models, friends] } });
export const MenuOpen = meta.story({
  ...fromView(Nav, nav, everywhere),
  ...played,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click([...canvasElement.querySelectorAll('summary')].at(-1) ?? canvasElement);
    // Playlists, community, fifteen sister sites and three friends.
    await expect(canvasElement.querySelectorAll('details[open] a')).toHaveLength(20);
    await expect(canvas.getByRole('link', { name: 'Amber Rooms' })).toBeVisible();
  },
});
export const CategoriesOpen = meta.story({
  ...fromView(Nav, nav, everywhere),
  ...played,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelectorAll('summary')[1] ?? canvasElement);
    // Eight categories, and the link to all.
    await expect(canvasElement.querySelectorAll('details[open] a')).toHaveLength(9);
  },
});
export const MenuClosedByAPressOutside = meta.story({
  ...fromView(Nav, nav, everywhere),
  ...played,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelector('summary') ?? canvasElement);
    await userEvent.click(document.body);
    await expect(canvasElement.querySelector('details[open]')).toBeNull();
  },
});
export const MenuLeftByEscape = meta.story({
  ...fromView(Nav, nav, everywhere),
  ...played,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const summary = canvasElement.querySelector('summary');
    // Skips the link to all videos.
    await userEvent.tab();
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    // Does what a browser does on Enter.
    summary?.click();
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[1]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvasElement.querySelector('details[open]')).toBeNull();
    await expect(summary).toHaveFocus();
  },
});
