import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { ModelListState } from '@afterglow/design-system/reader/pageHrefs.ts';
import { ModelListScreen } from '@afterglow/design-system/screens/ModelListScreen';
import { modelListHead, modelListScreen } from '@afterglow/design-system/screens/ModelListScreen/view';
import { Frame } from '../../kit/Frame.tsx';
import { orPending } from '../../kit/usePreview.ts';
import { modelsRead } from '../../data/people.ts';
import { useResource } from '../../data/useResource.ts';
import { useModelCount } from './useModelCount.ts';
import type { PageCode } from '../../kit/pageCode.ts';

/** /pornstars/{sort}/{page}/ */
export function ModelsPage({ state }: { state: ModelListState }) {
  const reader = useReader();
  const { countFor, onChoose } = useModelCount(state);
  return (
    <Frame of={orPending(useResource(modelsRead(state)))} head={(models) => modelListHead({ state, models }, reader)}>
      {(models) => {
        const counted = countFor(models);
        return <ModelListScreen {...modelListScreen({ state, models, ...counted }, reader)} onChoose={onChoose} />;
      }}
    </Frame>
  );
}

export const page: PageCode<Parameters<typeof ModelsPage>[0]> = {
  Page: ModelsPage,
  reads: ({ state }) => [modelsRead(state)],
};
