import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const meta = preview.meta({ component: Tabs, args: { label: 'Parts of the page' } });

const tab = (label: string, more: object = {}) => ({ href: `#/${label}/`, label, ...more });

export const Standard = meta.story({
  args: { tabs: [tab('Videos', { current: true }), tab('Comments'), tab('Info')] },
});
export const WithCounts = meta.story({
  args: { tabs: [tab('Videos', { count: '124' }), tab('Comments', { current: true, count: '28' }), tab('Info')] },
});
export const TenTabs = meta.story({
  args: {
    tabs: [
      'Uploaded videos',
      'Favourites',
      'Watch later',
      'History',
      'Subscriptions',
      'Playlists',
      'Friends',
      'Wall',
      'Edit',
      'Info',
    ].map((label) => tab(label, { current: label === 'Wall' })),
  },
});
/** In a narrow window they are a row. */
export const Beside = meta.story({
  args: {
    side: true,
    tabs: [tab('History'), tab('Watch later', { current: true }), tab('Favourites'), tab('Your public page')],
  },
});
export const OneTab = meta.story({ args: { tabs: [tab('Info', { current: true })] } });
export const NoneCurrent = meta.story({ args: { tabs: [tab('Videos'), tab('Info')] } });
export const ReachedOneAfterTheOther = meta.story({
  args: { tabs: [tab('Videos', { current: true }), tab('Comments'), tab('Info')] },
  ...played,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Videos', 'Comments', 'Info']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Videos');
  },
});
