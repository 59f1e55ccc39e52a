import { videos } from '@afterglow/fixtures/data/videos';
import { expectRingsApart } from '@afterglow/storybook/focusRing';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { space } from '@afterglow/tokens';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { readerFor } from '../../reader/readerFor.ts';
import { repeatVideos } from '../storyArgs.ts';
import { VideoGrid } from '../VideoGrid/VideoGrid.tsx';
import { videoGrid } from '../VideoGrid/VideoGrid.view.ts';
import { holding } from '../../reader/messageText.ts';
import { DensitySwitch, type DensitySwitchProps } from './DensitySwitch.tsx';

const AboveList = styled.div`
  display: grid;
  gap: ${space[5]};
`;

const aboveList = (props: DensitySwitchProps, { globals }: { globals: { locale?: string } }) => (
  <AboveList>
    <DensitySwitch {...props} />
    <VideoGrid {...videoGrid(repeatVideos(videos, 24), readerFor(globals.locale ?? 'en'))} />
  </AboveList>
);

const meta = preview.meta({
  component: DensitySwitch,
  args: { form: { action: '#/preferences', next: '/' }, onDensity: () => {} },
  // The attribute is on the document that all stories share.
  beforeEach: () => () => document.documentElement.removeAttribute('data-density'),
});

export const Standard = meta.story({ args: {} });
export const Cosy = meta.story({
  render: aboveList,
  ...played,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: holding('densitySwitch.chosen') })).toHaveValue('cosy');
  },
});
export const Compact = meta.story({
  render: aboveList,
  ...played,
  play: async ({ canvas, userEvent }) => {
    const [, compact] = canvas.getAllByRole('button');
    if (compact) await userEvent.click(compact);
    await expect(document.documentElement).toHaveAttribute('data-density', 'compact');
  },
});
export const List = meta.story({
  render: aboveList,
  ...played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(document.documentElement).toHaveAttribute('data-density', 'list');
    await expect(canvas.getByRole('button', { name: holding('densitySwitch.chosen') })).toHaveFocus();
  },
});
export const Focused = meta.story({
  args: {},
  ...played,
  play: async ({ canvas }) => expectRingsApart(canvas.getAllByRole('button')),
});
