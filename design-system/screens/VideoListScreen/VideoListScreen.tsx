import { defineMessages, useIntl } from 'react-intl';
import { FilterBar, type FilterBarProps } from '../../filters/FilterBar/FilterBar.tsx';
import { DensitySlot } from '../../lists/densitySlot.ts';
import { ListFrame, type ListFrameProps } from '../../lists/ListFrame/ListFrame.tsx';
import { VideoGrid, type VideoGridProps } from '../../lists/VideoGrid/VideoGrid.tsx';

const messages = defineMessages({
  videos: { id: 'videoListScreen.videos', defaultMessage: 'Videos' },
});

export interface VideoListScreenProps extends Omit<ListFrameProps, 'label' | 'filters' | 'children'> {
  filters: FilterBarProps;
  /** The videos on this page of the list. */
  videos: Pick<VideoGridProps, 'cards'>;
}

/** Videos of the whole catalogue, a category, a model, a channel or a search: sorted, filtered and paginated. */
export function VideoListScreen({ filters, videos, head, nothing, ...rest }: VideoListScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <ListFrame
      {...rest}
      head={head && { ...head, children: nothing === null && <DensitySlot /> }}
      nothing={nothing}
      label={formatMessage(messages.videos)}
      filters={<FilterBar {...filters} />}
      data-component="VideoListScreen"
    >
      <VideoGrid {...videos} first />
    </ListFrame>
  );
}
