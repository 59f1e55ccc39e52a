import type { SignedIn } from '@afterglow/contract/globals';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { ActivityScreen } from '@afterglow/design-system/screens/ActivityScreen';
import { activityHead, activityScreen } from '@afterglow/design-system/screens/ActivityScreen/view';
import { activityRead } from '../../data/members.ts';
import { Frame } from '../../shared/Frame.tsx';
import { readingPage, type AnswersTo } from '../../shared/readingPage.ts';
import { orPending } from '../../shared/usePreview.ts';

const reads = ({ page }: { page: number }, _language: string, user: SignedIn | null) => ({
  activity: activityRead(page, user !== null),
});

/** /community/activity/{page}/ */
function ActivityPage({ page, activity: answer }: { page: number } & AnswersTo<typeof reads>) {
  const reader = useReader();
  return (
    <Frame of={orPending(answer)} head={() => activityHead(reader)}>
      {(activity) => <ActivityScreen {...activityScreen({ page, activity }, reader)} />}
    </Frame>
  );
}

export const page = readingPage({ Page: ActivityPage, reads });
