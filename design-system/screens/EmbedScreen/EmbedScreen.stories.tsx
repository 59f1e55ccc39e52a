import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect } from 'storybook/test';
import { fromView } from '../../reader/fromView.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { failed, loading, missing } from '../storyArgs.tsx';
import { EmbedScreen } from './EmbedScreen.tsx';
import { embedScreen, gatedEmbed } from './EmbedScreen.view.ts';

const meta = preview.meta({ component: EmbedScreen, tags: ['alone'], parameters: { layout: 'fullscreen' } });

export const Standard = meta.story(fromView(EmbedScreen, embedScreen, { video: fullVideos.standard, signedIn: false }));
export const LockedForAGuest = meta.story(
  fromView(EmbedScreen, embedScreen, { video: fullVideos.private, signedIn: false }),
);
export const SandboxedWithoutOrigin = meta.story({
  ...played,
  ...fromView(EmbedScreen, embedScreen, { video: fullVideos.standard, signedIn: false }),
  beforeEach: () => {
    document.documentElement.dataset['sandboxed'] = '';
    return () => {
      delete document.documentElement.dataset['sandboxed'];
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/allow-same-origin/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const Loading = meta.story(loading(<Spinner />));
export const Missing = meta.story(missing);
export const Failed = meta.story(failed);
export const Gated = meta.story(fromView(EmbedScreen, gatedEmbed, { id: fullVideos.standard.id }));
