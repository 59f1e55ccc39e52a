import preview from '@afterglow/storybook/preview';
import { AdSlot } from './AdSlot.tsx';

const src = `data:text/html,${encodeURIComponent('<html lang="en"><title>Ad</title><body style="margin:0;background:#262035;color:white;font:16px sans-serif;display:grid;place-items:center;height:100vh">A quiet hotel</body></html>')}`;

const meta = preview.meta({
  component: AdSlot,
  args: { src },
  // oxlint-disable-next-line afterglow/every-story-is-checked -- the frames are the advertisers' pages; axe cannot inspect them, and reports an error when it tries
  parameters: { a11y: { options: { iframes: false } } },
});

export const Top = meta.story({ args: { place: 'top' } });
export const Bottom = meta.story({ args: { place: 'bottom' } });
export const Left = meta.story({ args: { place: 'left' } });
export const Right = meta.story({ args: { place: 'right' } });
