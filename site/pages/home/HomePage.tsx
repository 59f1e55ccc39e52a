import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { HomeScreen } from '@afterglow/design-system/screens/HomeScreen';
import { HomeSkeleton } from '@afterglow/design-system/screens/HomeSkeleton';
import { homeHead, homeScreen } from '@afterglow/design-system/screens/HomeScreen/view';
import { Frame } from '../../kit/Frame.tsx';
import { valueOf } from '../../data/answer.ts';
import { valueOrPending } from '../../kit/usePreview.ts';
import { topRead } from '../../data/terms.ts';
import { useResource } from '../../data/useResource.ts';
import { bestRead, modelsRead, newestRead, watchedRead } from './homeReads.ts';
import type { PageCode } from '../../kit/pageCode.ts';

/** / */
export function HomePage() {
  const reader = useReader();
  const [newest, best, models] = [useResource(newestRead), useResource(bestRead), useResource(modelsRead)];
  const top = useResource(topRead(reader.language));
  return (
    <Frame of={useResource(watchedRead)} head={() => homeHead(reader)} loading={<HomeSkeleton />}>
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

export const page: PageCode<object> = {
  Page: HomePage,
  reads: () => [watchedRead],
  deferredReads: (_, language) => [newestRead, bestRead, topRead(language), modelsRead],
};
