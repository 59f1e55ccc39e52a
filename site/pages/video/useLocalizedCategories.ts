import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { isPending, pending, type Pending } from '@afterglow/design-system/reader/pending.ts';
import type { Term } from '@afterglow/contract/terms';
import { useState } from 'react';
import { valueOf } from '../../data/answer.ts';
import { localizedCategoriesReads } from '../../data/terms.ts';
import { useResource } from '../../data/useResource.ts';
import { useNavigated } from '../../kit/useDeferredAfterNavigation.ts';

/**
 * The categories in the reader's language; null while the video's own titles stand. What a video is shown with stays, as
 * titles that come later would wrap anew and move what follows: a document is drawn without them, a followed link waits.
 */
export function useLocalizedCategories(id: number): Term[] | Pending | null {
  const [request = null] = localizedCategoriesReads(useReader().language);
  const answer = useResource(request);
  const waits = useNavigated() && request !== null && answer.state === 'loading';
  const categories = waits ? pending : valueOf(answer);
  const [shown, setShown] = useState({ id, categories });
  if (shown.id === id && !isPending(shown.categories)) return shown.categories;
  if (shown.id !== id || shown.categories !== categories) setShown({ id, categories });
  return categories;
}
