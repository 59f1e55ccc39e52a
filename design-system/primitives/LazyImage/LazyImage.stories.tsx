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

const meta = preview.meta({ component: LazyImage, args: { alt: 'Evening by the lake', width: 320, height: 180 }, decorators: [(Story) => <Box><Story /></Box>] });

export const Waiting = meta.story({ args: { picture: null } });
export const Loaded = meta.story({ args: { picture: { src: videos.standard.picture } } });
export const AtOnce = meta.story({ args: { picture: { src: videos.hd.picture }, eager: true } });
export const SpacesInTheAddress = meta.story({ args: { picture: { src: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 18'><path fill='%23853a77' d='M0 18 L8 9 L16 14 L26 6 L32 18'/></svg>" } } });
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
