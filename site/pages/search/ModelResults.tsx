import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { ModelListScreen } from '@afterglow/design-system/screens/ModelListScreen';
import { modelListHead, modelListScreen, type ModelList } from '@afterglow/design-system/screens/ModelListScreen/view';
import { resultsRead } from '../../data/searchReads.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { Frame } from '../../shared/Frame.tsx';
import { orPending } from '../../shared/usePreview.ts';
import { useSearchCounts } from './useSearchCounts.ts';

/** A tab with the models that match a search. */
export function ModelResults({ words, page }: { words: string; page: number }) {
  const reader = useReader();
  const results = resultsRead.models(words, page);
  const counts = useSearchCounts(words, 'models', results);
  const listOf = (models: ModelList['models']): ModelList => ({
    state: { sort: 'most-popular', page, filters: {} },
    models,
    words,
    counts,
  });
  return (
    <Frame of={orPending(useResource(results))} head={(models) => modelListHead(listOf(models), reader)}>
      {(models) => <ModelListScreen {...modelListScreen(listOf(models), reader)} />}
    </Frame>
  );
}
