import { fullStudioVideos } from '@afterglow/fixtures/data/studio';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect } from 'storybook/test';
import { fromView } from '../../reader/fromView.tsx';
import { StudioDays } from './StudioDays.tsx';
import { studioDays } from './StudioDays.view.ts';

const meta = preview.meta({ component: StudioDays });

export const Standard = meta.story(fromView(StudioDays, studioDays, fullStudioVideos.standard.days));
export const Nothing = meta.story(fromView(StudioDays, studioDays, fullStudioVideos.refused.days));

export const TableOpened = meta.story({
  ...fromView(StudioDays, studioDays, fullStudioVideos.standard.days),
  ...played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Day by day'));
    // A row for each day, the latest first.
    await expect(canvas.getAllByRole('row')).toHaveLength(31);
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Oct 30');
  },
});
