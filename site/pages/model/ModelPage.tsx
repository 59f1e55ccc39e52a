import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { ListAddress } from '@afterglow/design-system/reader/reader.ts';
import { ModelScreen } from '@afterglow/design-system/screens/ModelScreen';
import { modelPageHead, modelScreen } from '@afterglow/design-system/screens/ModelScreen/view';
import { combineResources } from '../../kit/combineResources.ts';
import { Frame } from '../../kit/Frame.tsx';
import { orPending, usePreview } from '../../kit/usePreview.ts';
import { modelRead } from '../../data/people.ts';
import { previews } from '../../data/previews.ts';
import { useResource } from '../../data/useResource.ts';
import { videosRead } from '../../data/videos.ts';
import { shownIn } from './shownIn.ts';

/** /pornstar/{dir}/ and its videos and info */
export function ModelPage({ dir, address, info }: { dir: string; address: ListAddress; info: boolean }) {
  const reader = useReader();
  const model = usePreview(useResource(modelRead(dir)), (values) => previews.model({ dir }, values));
  const reads = combineResources(model, orPending(useResource(videosRead(address))));
  return (
    <Frame
      of={reads}
      head={([model, videos]) => modelPageHead({ model, shown: shownIn(model, address, videos, info) }, reader)}
    >
      {([model, videos]) => (
        <ModelScreen
          {...modelScreen({ model, shown: shownIn(model, address, videos, info), discussed: false }, reader)}
        />
      )}
    </Frame>
  );
}
