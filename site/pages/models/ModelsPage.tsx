import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { ModelListState } from '@afterglow/design-system/reader/pageHrefs.ts';
import { ModelListScreen } from '@afterglow/design-system/screens/ModelListScreen';
import { modelListHead, modelListScreen } from '@afterglow/design-system/screens/ModelListScreen/view';
import { Frame } from '../../shared/Frame.tsx';
import { orPending } from '../../shared/usePreview.ts';
import { modelsRead } from '../../data/people.ts';
import { useModelCount } from './useModelCount.ts';
import { readingPage, type AnswersTo } from '../../shared/readingPage.ts';

const reads = ({ state }: { state: ModelListState }) => ({ models: modelsRead(state) });

/** /pornstars/{sort}/{page}/ */
function ModelsPage({ state, models: answer }: { state: ModelListState } & AnswersTo<typeof reads>) {
  const reader = useReader();
  const { countFor, onChoose } = useModelCount(state);
  return (
    <Frame of={orPending(answer)} head={(models) => modelListHead({ state, models }, reader)}>
      {(models) => {
        const counted = countFor(models);
        return <ModelListScreen {...modelListScreen({ state, models, ...counted }, reader)} onChoose={onChoose} />;
      }}
    </Frame>
  );
}

export const page = readingPage({ Page: ModelsPage, reads });
