import { videos } from '@afterglow/fixtures/data/videos';
import preview from '@afterglow/storybook/preview';
import { pictureDecorator } from '../picture.decorator.tsx';
import { Badge } from './Badge.tsx';

const meta = preview.meta({ component: Badge });

export const Plain = meta.story({ args: { tone: 'plain', children: 'New' } });
export const Gold = meta.story({ args: { tone: 'gold', children: 'HD' } });
export const Accent = meta.story({ args: { tone: 'accent', children: '12' } });
export const WithIcon = meta.story({ args: { icon: 'lock', children: 'Private' } });
export const OverPicture = meta.story({
  args: { overPicture: true, children: '12:34' },
  decorators: [pictureDecorator(videos.standard.picture)],
});
export const GoldOverPicture = meta.story({
  args: { overPicture: true, tone: 'gold', children: 'HD' },
  decorators: [pictureDecorator(videos.standard.picture)],
});
export const AccentOverPicture = meta.story({
  args: { overPicture: true, tone: 'accent', children: 'Live' },
  decorators: [pictureDecorator(videos.standard.picture)],
});
