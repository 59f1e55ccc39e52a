import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { CommunityScreen } from '@afterglow/design-system/screens/CommunityScreen';
import { communityHead, communityScreen, type Community } from '@afterglow/design-system/screens/CommunityScreen/view';
import { resultsRead } from '../../data/searchReads.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { Frame } from '../../shared/Frame.tsx';
import { orPending } from '../../shared/usePreview.ts';
import { useSearchCounts } from './useSearchCounts.ts';

/** A tab with the members that match a search. */
export function MemberResults({ words, page }: { words: string; page: number }) {
  const reader = useReader();
  const results = resultsRead.members(words, page);
  const counts = useSearchCounts(words, 'members', results);
  const listOf = (members: Community['members']): Community => ({
    state: { sort: 'count-subs', page, filters: {} },
    members,
    words,
    counts,
  });
  return (
    <Frame of={orPending(useResource(results))} head={(members) => communityHead(listOf(members), reader)}>
      {(members) => <CommunityScreen {...communityScreen(listOf(members), reader)} />}
    </Frame>
  );
}
