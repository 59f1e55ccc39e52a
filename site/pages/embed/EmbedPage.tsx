import { PlayerServicesProvider } from '@afterglow/design-system/player/services';
import { Spinner } from '@afterglow/design-system/primitives/Spinner';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { EmbedScreen } from '@afterglow/design-system/screens/EmbedScreen';
import { embedHead, embedScreen } from '@afterglow/design-system/screens/EmbedScreen/view';
import { useResource } from '../../data/useResource.ts';
import { embeddedVideoRead } from '../../data/video.ts';
import { useConfig } from '../../kit/config.ts';
import { Frame } from '../../kit/Frame.tsx';
import { playerServices } from '../../kit/playerServices.ts';
import { startOfAddress } from '../../kit/startHash.ts';
import type { PageCode } from '../../kit/pageCode.ts';

const services = { ...playerServices, readStart: () => startOfAddress(location) };

/** /embed/{id}/, for frames on other sites (D49). Under an age gate the server answers with a link instead. */
export function EmbedPage({ id }: { id: number }) {
  const reader = useReader();
  const { user } = useConfig();
  return (
    <Frame of={useResource(embeddedVideoRead(id))} head={(video) => embedHead(video, reader)} loading={<Spinner />}>
      {(video) => (
        <PlayerServicesProvider value={services}>
          <EmbedScreen {...embedScreen({ video, signedIn: user !== null }, reader)} />
        </PlayerServicesProvider>
      )}
    </Frame>
  );
}

export const page: PageCode<Parameters<typeof EmbedPage>[0]> = {
  Page: EmbedPage,
  reads: ({ id }) => [embeddedVideoRead(id)],
};
