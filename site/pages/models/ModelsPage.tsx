import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { ModelListState } from '@afterglow/design-system/reader/pageHrefs.ts';
import { ModelListScreen } from '@afterglow/design-system/screens/ModelListScreen';
import { modelListHead, modelListScreen } from '@afterglow/design-system/screens/ModelListScreen/view';
import { PeopleListSkeleton } from '@afterglow/design-system/screens/PeopleListSkeleton';
import { Frame } from '../../kit/Frame.tsx';
import { modelsRead } from '../../data/people.ts';
import { useResource } from '../../data/useResource.ts';

/** /pornstars/{sort}/{page}/ */
export function ModelsPage({ state }: { state: ModelListState }) {
  const reader = useReader();
  return (
    <Frame
      of={useResource(modelsRead(state))}
      head={(models) => modelListHead({ state, models }, reader)}
      loading={<PeopleListSkeleton data-of="models" />}
    >
      {(models) => <ModelListScreen {...modelListScreen({ state, models }, reader)} />}
    </Frame>
  );
}
