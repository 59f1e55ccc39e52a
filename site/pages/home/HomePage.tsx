import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { HomeScreen } from '@afterglow/design-system/screens/HomeScreen';
import { HomeSkeleton } from '@afterglow/design-system/screens/HomeSkeleton';
import { homeHead, homeScreen } from '@afterglow/design-system/screens/HomeScreen/view';
import { Frame } from '../../kit/Frame.tsx';
import { valueOf } from '../../runtime/data/answer.ts';
import { valueOrPending } from '../../kit/usePreview.ts';
import { topRead } from '../../data/terms.ts';
import { bestRead, modelsRead, newestRead, watchedRead } from './homeReads.ts';
import { readingPage, type AnswersTo } from '../../kit/readingPage.ts';

const reads = () => ({ watched: watchedRead });

const deferredReads = (_: object, language: string) => ({
  newest: newestRead,
  best: bestRead,
  top: topRead(language),
  models: modelsRead,
});

type HomeAnswers = AnswersTo<typeof reads> & AnswersTo<typeof deferredReads>;

/** / */
function HomePage({ watched: answer, newest, best, models, top }: HomeAnswers) {
  const reader = useReader();
  return (
    <Frame of={answer} head={() => homeHead(reader)} loading={<HomeSkeleton />}>
      {(watched) => (
        <HomeScreen
          {...homeScreen(
            {
              watched,
              newest: valueOrPending(newest),
              best: valueOrPending(best),
              models: valueOrPending(models),
              top: valueOf(top),
            },
            reader,
          )}
        />
      )}
    </Frame>
  );
}

export const page = readingPage({ Page: HomePage, reads, deferredReads });
