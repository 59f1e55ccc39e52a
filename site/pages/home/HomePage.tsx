import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { HomeScreen } from '@afterglow/design-system/screens/HomeScreen';
import { HomeSkeleton } from '@afterglow/design-system/screens/HomeSkeleton';
import { homeHead, homeScreen, type HomeReads } from '@afterglow/design-system/screens/HomeScreen/view';
import type { ListedVideo } from '@afterglow/fixtures/contract/video';
import type { Page } from '@afterglow/fixtures/contract/wire';
import { Frame } from '../../kit/Frame.tsx';
import { valueOf, type Resource } from '../../data/answer.ts';
import { topRead } from '../../data/terms.ts';
import { useResource } from '../../data/useResource.ts';
import { bestRead, newestRead, watchedRead } from './homeReads.ts';

const rowOf = (row: Resource<Page<ListedVideo>>): HomeReads['newest'] =>
  row.state === 'loading' ? 'pending' : (valueOf(row)?.entries ?? null);

/** / */
export function HomePage() {
  const reader = useReader();
  const [newest, best, top] = [useResource(newestRead), useResource(bestRead), useResource(topRead(reader.language))];
  return (
    <Frame of={useResource(watchedRead)} head={() => homeHead(reader)} loading={<HomeSkeleton />}>
      {({ entries: watched }) => (
        <HomeScreen {...homeScreen({ watched, newest: rowOf(newest), best: rowOf(best), top: valueOf(top) }, reader)} />
      )}
    </Frame>
  );
}
