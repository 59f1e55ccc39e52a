import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { ListAddress } from '@afterglow/design-system/reader/reader.ts';
import { ModelScreen } from '@afterglow/design-system/screens/ModelScreen';
import { modelPageHead, modelScreen } from '@afterglow/design-system/screens/ModelScreen/view';
import { ProfileSkeleton } from '@afterglow/design-system/screens/ProfileSkeleton';
import { combineResources } from '../../kit/combineResources.ts';
import { Frame } from '../../kit/Frame.tsx';
import { modelRead } from '../../data/people.ts';
import { useResource } from '../../data/useResource.ts';
import { videosRead } from '../../data/videos.ts';
import { shownIn } from './shownIn.ts';

/** /pornstar/{dir}/ and its videos and info */
export function ModelPage({ dir, address, info }: { dir: string; address: ListAddress; info: boolean }) {
  const reader = useReader();
  const reads = combineResources(useResource(modelRead(dir)), useResource(videosRead(address)));
  return (
    <Frame
      of={reads}
      head={([model, videos]) => modelPageHead({ model, shown: shownIn(model, address, videos, info) }, reader)}
      loading={<ProfileSkeleton />}
    >
      {([model, videos]) => (
        <ModelScreen
          {...modelScreen({ model, shown: shownIn(model, address, videos, info), discussed: false }, reader)}
        />
      )}
    </Frame>
  );
}
