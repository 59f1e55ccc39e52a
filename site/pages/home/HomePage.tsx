import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { HomeScreen } from '@afterglow/design-system/screens/HomeScreen';
import { HomeSkeleton } from '@afterglow/design-system/screens/HomeSkeleton';
import { homeHead, homeScreen } from '@afterglow/design-system/screens/HomeScreen/view';
import { Frame } from '../../shared/Frame.tsx';
import { readingPage, type AnswersTo } from '../../shared/readingPage.ts';
import { deferredReads, reads } from './homeReads.ts';
import { OwnRowsReread } from './OwnRowsReread.tsx';
import { useHomeReads } from './useHomeReads.ts';

/** / */
function HomePage({ watched: answer, ...answers }: AnswersTo<typeof reads> & AnswersTo<typeof deferredReads>) {
  const reader = useReader();
  const others = useHomeReads(answers);
  return (
    <Frame of={answer} head={() => homeHead(reader)} loading={<HomeSkeleton />}>
      {(watched) => (
        <>
          <HomeScreen {...homeScreen({ ...others, watched }, reader)} />
          <OwnRowsReread />
        </>
      )}
    </Frame>
  );
}

export const page = readingPage({ Page: HomePage, reads, deferredReads });
