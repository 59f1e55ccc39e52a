import preview from '@afterglow/storybook/preview';
import { PlayAll } from './PlayAll.tsx';

const meta = preview.meta({
  component: PlayAll,
  args: { href: '#/video/1/?playlist=48102', shuffleHref: '#/video/9/?playlist=48102&shuffle=5-9' },
});

export const Standard = meta.story({});
/** It was left at its seventh video. */
export const GoingOn = meta.story({
  args: { resume: { href: '#/video/7/?playlist=48102', place: 7, total: 18 } },
});
/** The row scrolls on a phone. */
export const GoingOnInALongList = meta.story({
  args: { resume: { href: '#/video/7/?playlist=48102&at=987', place: 987, total: 1_000 } },
});
