import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { HomeScreen } from '@afterglow/design-system/screens/HomeScreen';
import { HomeSkeleton } from '@afterglow/design-system/screens/HomeSkeleton';
import { homeHead, homeScreen } from '@afterglow/design-system/screens/HomeScreen/view';
import { Frame } from '../../kit/Frame.tsx';
import { valueOf } from '../../data/answer.ts';
import { topRead } from '../../data/terms.ts';
import { useResource } from '../../data/useResource.ts';
import { bestRead, newestRead, watchedRead } from './homeReads.ts';

/** / */
export function HomePage() {
  const reader = useReader();
  const [watched, best, top] = [useResource(watchedRead), useResource(bestRead), useResource(topRead(reader.language))];
  return (
    <Frame of={useResource(newestRead)} head={() => homeHead(reader)} loading={<HomeSkeleton />}>
      {(newest) => (
        <HomeScreen
          {...homeScreen(
            {
              newest: newest.entries,
              watched: valueOf(watched)?.entries ?? null,
              best: valueOf(best)?.entries ?? null,
              top: valueOf(top),
            },
            reader,
          )}
        />
      )}
    </Frame>
  );
}
