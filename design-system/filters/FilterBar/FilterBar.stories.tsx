import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { media } from '@afterglow/tokens';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { firstPage } from '../../lists/storyArgs.ts';
import { fromView } from '../../reader/fromView.tsx';
import { messageText } from '../../reader/messageText.ts';
import { FilterBar } from './FilterBar.tsx';
import { videoFilters } from './FilterBar.view.ts';

/** End-aligned as in a list, so that panels open towards the page. */
const Line = styled.div`
  display: grid;
  justify-content: end;

  @media ${media.xs} {
    display: block;
  }
`;

const meta = preview.meta({
  component: FilterBar,
  decorators: [
    (Story) => (
      <Line>
        <Story />
      </Line>
    ),
  ],
});

export const Standard = meta.story(fromView(FilterBar, videoFilters, firstPage));
export const OneChosen = meta.story(
  fromView(FilterBar, videoFilters, { ...firstPage, filters: { type: 'all', duration: '2', date: '' } }),
);
export const AllChosen = meta.story(
  fromView(FilterBar, videoFilters, { ...firstPage, filters: { type: 'hd', duration: '3', date: 'month' } }),
);
export const MenuOpen = meta.story({
  ...fromView(FilterBar, videoFilters, { ...firstPage, filters: { type: 'hd', duration: '', date: '' } }),
  ...played,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const faces = canvasElement.querySelectorAll('summary');
    if (faces[1]) await userEvent.click(faces[1]);
    await expect(canvas.getByRole('link', { name: messageText('videoFilters.date.any') })).toBeVisible();
  },
});
export const OneMenuAtATime = meta.story({
  ...fromView(FilterBar, videoFilters, firstPage),
  ...played,
  play: async ({ canvasElement, userEvent }) => {
    const faces = canvasElement.querySelectorAll('summary');
    if (faces[0]) await userEvent.click(faces[0]);
    if (faces[1]) await userEvent.click(faces[1]);
    await expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(1);
  },
});
