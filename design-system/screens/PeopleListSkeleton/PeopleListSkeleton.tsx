import type { ComponentProps } from 'react';
import { ChannelCardSkeleton } from '../../cards/ChannelCardSkeleton/ChannelCardSkeleton.tsx';
import { MemberCardSkeleton } from '../../cards/MemberCardSkeleton/MemberCardSkeleton.tsx';
import { ModelCardSkeleton } from '../../cards/ModelCardSkeleton/ModelCardSkeleton.tsx';
import { VideoCardSkeleton } from '../../cards/VideoCardSkeleton/VideoCardSkeleton.tsx';
import { CardGrid } from '../../lists/CardGrid/CardGrid.tsx';
import { ListFrameSkeleton } from '../../lists/ListFrameSkeleton/ListFrameSkeleton.tsx';
import { ModelGridRoot } from '../../lists/ModelGrid/ModelGridRoot.ts';
import { indexes } from '../../primitives/Skeleton/indexes.ts';
import { SkeletonFrame } from '../SkeletonFrame.tsx';

export interface PeopleListSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The kind of cards being loaded. */
  'data-of': 'models' | 'channels' | 'playlists' | 'members';
}

/** Layout of each list: columns, card, and number of sort orders and filters. */
const lists = {
  models: { sorts: 9, filters: 1, card: <ModelCardSkeleton /> },
  channels: { sorts: 7, filters: 0, card: <ChannelCardSkeleton />, columns: 'one' },
  playlists: { sorts: 6, filters: 0, card: <VideoCardSkeleton data-lines="one" />, columns: 'two' },
  members: { sorts: 6, filters: 1, card: <MemberCardSkeleton />, columns: 'two' },
} as const;

/** Skeleton of a list of models, channels, playlists or members. */
export function PeopleListSkeleton(props: PeopleListSkeletonProps) {
  const { sorts, filters, card, ...list } = lists[props['data-of']];
  const entries = indexes(24).map((place) => <li key={place}>{card}</li>);
  return (
    <SkeletonFrame {...props} name="PeopleListSkeleton">
      <ListFrameSkeleton sorts={sorts} filters={filters}>
        {'columns' in list ? (
          <CardGrid data-columns={list.columns}>{entries}</CardGrid>
        ) : (
          <ModelGridRoot>
            <ul data-part="model-grid-list">{entries}</ul>
          </ModelGridRoot>
        )}
      </ListFrameSkeleton>
    </SkeletonFrame>
  );
}
