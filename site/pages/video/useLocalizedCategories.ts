import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { isPending, pending, type Pending } from '@afterglow/design-system/reader/pending.ts';
import type { Term } from '@afterglow/contract/terms';
import { useState } from 'react';
import { valueOf, type Resource } from '../../runtime/data/answer.ts';
import { localizedCategoriesRead } from '../../data/terms.ts';
import { useNavigated } from '../../runtime/data/useDeferredAfterNavigation.ts';

/**
 * Returns the categories in the reader's language; null while the video's own titles are used. The titles that a video
 * was first shown with stay, because others would wrap anew and move what follows: a document is rendered without
 * localized titles, a followed link waits for them.
 */
export function useLocalizedCategories(id: number, answer: Resource<Term[]>): Term[] | Pending | null {
  const isRead = localizedCategoriesRead(useReader().language) !== null;
  const waits = useNavigated() && isRead && answer.state === 'loading';
  const categories = waits ? pending : valueOf(answer);
  const [shown, setShown] = useState({ id, categories });
  if (shown.id === id && !isPending(shown.categories)) return shown.categories;
  if (shown.id !== id || shown.categories !== categories) setShown({ id, categories });
  return categories;
}
