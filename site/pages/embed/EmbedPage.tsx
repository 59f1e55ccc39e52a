import { PlayerServicesProvider } from '@afterglow/design-system/player/services';
import { Spinner } from '@afterglow/design-system/primitives/Spinner';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { EmbedScreen } from '@afterglow/design-system/screens/EmbedScreen';
import { embedHead, embedScreen } from '@afterglow/design-system/screens/EmbedScreen/view';
import { embeddedVideoRead } from '../../data/video.ts';
import { useConfig } from '../../shared/config.ts';
import { Frame } from '../../shared/Frame.tsx';
import { playerServices } from '../../features/player/playerServices.ts';
import { startOfAddress } from '../../features/player/startHash.ts';
import { readingPage, type AnswersTo } from '../../shared/readingPage.ts';

const reads = ({ id }: { id: number }) => ({ video: embeddedVideoRead(id) });

const services = { ...playerServices, readStart: () => startOfAddress(location) };

/** /embed/{id}/, for frames on other sites (D49). Under an age gate the server answers with a link instead. */
function EmbedPage({ video: answer }: AnswersTo<typeof reads>) {
  const reader = useReader();
  const { user } = useConfig();
  return (
    <Frame of={answer} head={(video) => embedHead(video, reader)} loading={<Spinner />}>
      {(video) => (
        <PlayerServicesProvider value={services}>
          <EmbedScreen {...embedScreen({ video, signedIn: user !== null }, reader)} />
        </PlayerServicesProvider>
      )}
    </Frame>
  );
}

export const page = readingPage({ Page: EmbedPage, reads });
