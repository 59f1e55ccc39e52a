import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { ListAddress } from '@afterglow/design-system/reader/reader.ts';
import { modelPageHead, type ModelReads } from '@afterglow/design-system/screens/ModelScreen/view';
import type { VideoList } from '@afterglow/design-system/screens/VideoListScreen/view';
import { combineResources } from '../../runtime/data/combineResources.ts';
import { Frame } from '../../kit/Frame.tsx';
import { orPending, usePreview } from '../../kit/usePreview.ts';
import { modelRead } from '../../data/people.ts';
import { previews } from '../../data/previews.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { videosRead } from '../../data/videos.ts';
import { ModelWithActs } from './ModelWithActs.tsx';
import { shownIn } from './shownIn.ts';
import type { PageCode } from '../../kit/pageCode.ts';
import { modelReads } from './reads.ts';

/** /pornstar/{dir}/ and its videos and info */
export function ModelPage({ dir, address, info }: { dir: string; address: ListAddress; info: boolean }) {
  const reader = useReader();
  const model = usePreview(useResource(modelRead(dir)), (values) => previews.model({ dir }, values));
  const reads = combineResources(model, orPending(useResource(videosRead(address))));
  const readsOf = ([model, videos]: [ModelReads['model'], VideoList['videos']]): ModelReads => ({
    model,
    shown: shownIn(model, address, videos, info),
  });
  return (
    <Frame of={reads} head={(shown) => modelPageHead(readsOf(shown), reader)}>
      {(shown) => <ModelWithActs {...readsOf(shown)} />}
    </Frame>
  );
}

export const page: PageCode<Parameters<typeof ModelPage>[0]> = {
  Page: ModelPage,
  reads: modelReads,
  ownReads: import.meta.env.SSR && (() => import('../ownReads.ts').then((module) => module.ofModel)),
};
