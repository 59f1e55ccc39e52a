import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { videos } from '@afterglow/fixtures/data/videos';
import { size } from '@afterglow/tokens';
import { expect, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { LazyImage } from './LazyImage.tsx';

const Box = styled.div`
  max-inline-size: calc(${size.menu} * 1.5);
`;

const meta = preview.meta({
  component: LazyImage,
  args: { alt: 'Evening by the lake', width: 320, height: 180, sizes: '320px' },
  decorators: [
    (Story) => (
      <Box>
        <Story />
      </Box>
    ),
  ],
});

export const Waiting = meta.story({ args: { picture: null } });
export const Loaded = meta.story({ args: { picture: { src: videos.standard.picture } } });
export const AtOnce = meta.story({ args: { picture: { src: videos.hd.picture }, eager: true } });
export const SpacesInTheAddress = meta.story({
  args: { picture: { src: `${videos.cyrillic.picture}?evening by the lake` } },
});
export const BrowserThatDoesNotWatchTheViewport = meta.story({
  args: { picture: { src: videos.standard.picture } },
  ...played,
  beforeEach: () => {
    const { IntersectionObserver } = window;
    Reflect.deleteProperty(window, 'IntersectionObserver');
    return () => void Object.assign(window, { IntersectionObserver });
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-state="loaded"]')).not.toBeNull());
  },
});
export const Broken = meta.story({
  args: { picture: { src: 'data:image/png;base64,AAAA' } },
  ...played,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('img', { name: 'Evening by the lake' })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('[data-state="broken"]')).not.toBeNull());
  },
});
export const BrokenDecoration = meta.story({
  args: { alt: '', picture: { src: 'data:image/png;base64,BBBB' } },
  ...played,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-state="broken"]')).not.toBeNull());
  },
});
