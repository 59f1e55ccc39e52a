import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { knownOf } from '@afterglow/design-system/reader/pending.ts';
import { ModelScreen } from '@afterglow/design-system/screens/ModelScreen';
import { modelScreen, type ModelReads } from '@afterglow/design-system/screens/ModelScreen/view';
import type { ReactNode } from 'react';
import { PlainActs } from '../../features/acts/PlainActs.tsx';
import { useProfileActs, withActs } from '../../features/acts/useProfileActs.tsx';

/** A model's screen with the actions of its visitor. */
export function ModelWithActs({ children, ...reads }: Omit<ModelReads, 'signedIn'> & { children?: ReactNode }) {
  const reader = useReader();
  const known = knownOf(reads.model);
  const { signedIn, acts, rest } = useProfileActs('model', known?.id ?? null);
  const { actions, ...screen } = modelScreen({ ...reads, signedIn }, reader);
  const plain = <PlainActs of={known && { section: 'model', id: known.id, dir: known.dir, author: null }} />;
  return (
    <>
      <ModelScreen {...screen} actions={{ ...withActs(actions, acts), plain }}>
        {children}
      </ModelScreen>
      {rest}
    </>
  );
}
