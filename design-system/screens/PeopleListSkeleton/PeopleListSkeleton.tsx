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
  /** Whose cards are on their way. */
  'data-of': 'models' | 'channels' | 'playlists' | 'members';
}

/** What their lists are made of: the columns, a card, and how many orders and filters stand above. */
const lists = {
  models: { sorts: 9, filters: 1, card: <ModelCardSkeleton /> },
  channels: { sorts: 7, filters: 0, card: <ChannelCardSkeleton />, columns: 'one' },
  playlists: { sorts: 6, filters: 0, card: <VideoCardSkeleton data-lines="one" />, columns: 'two' },
  members: { sorts: 6, filters: 1, card: <MemberCardSkeleton />, columns: 'two' },
} as const;

/** A list of models, channels, playlists or members on its way. */
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
            <ul>{entries}</ul>
          </ModelGridRoot>
        )}
      </ListFrameSkeleton>
    </SkeletonFrame>
  );
}
