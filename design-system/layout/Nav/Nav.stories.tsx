import { photographed } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect } from 'storybook/test';
import { Nav } from './Nav.tsx';

const videos = {
  href: '#/videos/',
  label: 'Videos',
  entries: [
    { href: '#/popular/', label: 'Popular', current: true },
    { href: '#/best/', label: 'Best' },
  ],
};
const models = { href: '#/pornstars/', label: 'Models' };
const friends = { label: 'Friends', entries: [{ href: 'https://amber-rooms.example/', label: 'Amber Rooms', outside: true }] };

const meta = preview.meta({ component: Nav, tags: ['alone'], parameters: photographed });

export const Standard = meta.story({ args: { places: [{ ...videos, current: true }, models, friends] } });
export const NowhereInIt = meta.story({ args: { places: [videos, models, friends] } });
export const WithoutMenus = meta.story({ args: { places: [{ href: '#/videos/', label: 'Videos' }, models] } });
export const LongLabels = meta.story({
  args: { places: [{ ...videos, label: 'Videoveröffentlichungen' }, { ...models, label: 'Darstellerinnenverzeichnis' }, { ...friends, label: 'Befreundete Seiten' }] },
});
export const MenuOpen = meta.story({
  args: { places: [videos, models, friends] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Friends'));
    await expect(canvas.getByRole('link', { name: 'Amber Rooms' })).toBeVisible();
  },
});
export const MenuClosedByAPressOutside = meta.story({
  args: { places: [models, friends] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Friends'));
    await userEvent.click(document.body);
    await expect(canvasElement.querySelector('details[open]')).toBeNull();
  },
});
