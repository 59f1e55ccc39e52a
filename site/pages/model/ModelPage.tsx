import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { modelPageHead, type ModelReads } from '@afterglow/design-system/screens/ModelScreen/view';
import type { VideoList } from '@afterglow/design-system/screens/VideoListScreen/view';
import { combineResources } from '../../runtime/data/combineResources.ts';
import { Frame } from '../../shared/Frame.tsx';
import { orPending, usePreview } from '../../shared/usePreview.ts';
import { previews } from '../../data/previews.ts';
import { ModelWithActs } from './ModelWithActs.tsx';
import { profileContent } from './profileContent.ts';
import { readingPage, type AnswersTo } from '../../shared/readingPage.ts';
import { modelReads, type ModelAddress } from './reads.ts';

/** /pornstar/{dir}/ and its videos and info */
function ModelPage({ dir, address, info, ...answers }: ModelAddress & AnswersTo<typeof modelReads>) {
  const reader = useReader();
  const model = usePreview(answers.model, (values) => previews.model({ dir }, values));
  const reads = combineResources(model, orPending(answers.videos));
  const readsOf = ([model, videos]: [ModelReads['model'], VideoList['videos']]): ModelReads => ({
    model,
    shown: profileContent(model, address, videos, info),
  });
  return (
    <Frame of={reads} head={(shown) => modelPageHead(readsOf(shown), reader)}>
      {(shown) => <ModelWithActs {...readsOf(shown)} />}
    </Frame>
  );
}

export const page = readingPage({
  Page: ModelPage,
  reads: modelReads,
  ownReads: import.meta.env.SSR && (async () => (await import('../ownReads.ts')).ofModel),
});
