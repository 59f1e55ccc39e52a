import { photographed } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { Offline } from './Offline.tsx';

const meta = preview.meta({
  component: Offline,
  tags: ['alone'],
  parameters: { ...photographed, docs: { story: { inline: false, height: '12rem' } } },
});

export const NoConnection = meta.story({ args: { offline: true } });
export const Connected = meta.story({ args: { offline: false } });
