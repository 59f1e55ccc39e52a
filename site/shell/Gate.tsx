import { AgeGate } from '@afterglow/design-system/age-gate/AgeGate';
import { ageGate } from '@afterglow/design-system/age-gate/AgeGate/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { LegalVariant } from '@afterglow/fixtures/contract/gate';

/** The age notice over a page. In a chunk of its own, because most visitors never see it. */
export function Gate({ variant }: { variant: LegalVariant }) {
  const reader = useReader();
  return <AgeGate {...ageGate({ variant, language: reader.language }, reader)} />;
}
