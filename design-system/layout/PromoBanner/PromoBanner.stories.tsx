import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { PromoBanner } from './PromoBanner.tsx';

const banner = (words: string, colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 728 90"><rect width="728" height="90" fill="${colour}"/><text x="364" y="54" font-family="sans-serif" font-size="26" text-anchor="middle" fill="white">${words}</text></svg>`)}`;
const page = (words: string) =>
  `data:text/html,${encodeURIComponent(`<html lang="en"><title>Ad</title><body style="margin:0;background:#262035;color:white;font:20px sans-serif;display:grid;place-items:center;height:100vh">${words}</body></html>`)}`;
const followed = fn();

const meta = preview.meta({
  component: PromoBanner,
  args: { href: 'https://offer.example/', onFollow: followed },
  // oxlint-disable-next-line afterglow/every-story-is-checked -- the frames are the advertisers' pages; axe cannot inspect them, and reports an error when it tries
  parameters: { a11y: { options: { iframes: false } }, layout: 'fullscreen' },
});

export const Waiting = meta.story({
  args: { kind: 'image', desktop: 'data:image/png;base64,AAAA', mobile: 'data:image/png;base64,AAAA' },
});
export const Image = meta.story({
  args: { kind: 'image', desktop: banner('A weekend by the sea', '#853a77'), mobile: banner('By the sea', '#853a77') },
  ...played,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute('target', '_blank');
  },
});
export const Frame = meta.story({
  args: { kind: 'iframe', desktop: page('A weekend by the sea'), mobile: page('By the sea') },
  ...played,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toBeInTheDocument();
  },
});
export const Followed = meta.story({
  args: { kind: 'image', desktop: banner('Follow me', '#5a4a86'), mobile: banner('Follow me', '#5a4a86') },
  ...played,
  play: async ({ canvas, userEvent }) => {
    followed.mockClear();
    const link = await canvas.findByRole('link');
    // A new tab would stay open after the story.
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await waitFor(() => expect(followed).toHaveBeenCalledOnce());
  },
});
