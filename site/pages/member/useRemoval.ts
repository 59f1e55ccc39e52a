import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { ListedVideo } from '@afterglow/contract/video';
import type { Page } from '@afterglow/contract/wire';
import { useState } from 'react';
import { history } from '../../data/accountForms.ts';
import { sendAct } from '../../data/act.ts';
import { errorsOf, type FormErrors } from '../../features/forms/formErrors.ts';

interface Removal {
  /** The videos without those that were removed. */
  left: Page<ListedVideo>;
  /** `del` if the API has just confirmed a removal. */
  done: 'del' | null;
  errors: FormErrors<never>;
  remove: (id: number) => void;
}

/** Removes videos from the account's history: at once on the page; a refused one returns with a message. */
export function useRemoval(videos: Page<ListedVideo>, onRemoved: () => void): Removal {
  const reader = useReader();
  const [removed, setRemoved] = useState<readonly number[]>([]);
  const [done, setDone] = useState<Removal['done']>(null);
  const [errors, setErrors] = useState<FormErrors<never>>({});
  const remove = async (id: number) => {
    setErrors({});
    setRemoved((before) => [...before, id]);
    const refused = await sendAct({ act: 'history', section: 'del', video_id: id });
    // A video that is not there any more was removed in another window.
    if (refused === null || refused.code === 'not_found') {
      setDone('del');
      return onRemoved();
    }
    setDone(null);
    setRemoved((before) => before.filter((one) => one !== id));
    setErrors(errorsOf({ act: history.act, names: [] }, [refused], reader));
  };
  const entries = videos.entries.filter(({ id }) => !removed.includes(id));
  const total = videos.total - (videos.entries.length - entries.length);
  return {
    left: { ...videos, entries, total },
    errors,
    done,
    remove: (id) => void remove(id),
  };
}
