import type { DeviceReads, HomeReads } from '@afterglow/design-system/screens/HomeScreen/view';
import { valueOf } from '../../runtime/data/answer.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { relatedRead } from '../../data/videos.ts';
import { useConfig } from '../../shared/config.ts';
import type { AnswersTo } from '../../shared/readingPage.ts';
import { valueOrPending } from '../../shared/usePreview.ts';
import { rowsFor, type deferredReads } from './homeReads.ts';
import { useDeviceHistory } from './useDeviceHistory.ts';

/**
 * Returns what the device adds to the page. Related videos are read for a member only, by the call that the page of the
 * video sends as well, so that the API learns nothing new from it.
 */
function useDevice(): DeviceReads {
  const device = useDeviceHistory();
  const newest = rowsFor(useConfig()).includes('because') ? (device.history?.newest ?? null) : null;
  const related = useResource(newest && relatedRead(newest.id));
  return { ...device, related: valueOrPending(related) };
}

/** Returns the reads of the home page that it can be shown without. */
export function useHomeReads(answers: AnswersTo<typeof deferredReads>): Omit<HomeReads, 'watched'> {
  const config = useConfig();
  const { user } = config;
  return {
    newest: valueOrPending(answers.newest),
    editors: config.brand.editorRow && valueOrPending(answers.editors),
    best: valueOrPending(answers.best),
    models: valueOrPending(answers.models),
    top: valueOf(answers.top),
    device: useDevice(),
    member: user && {
      user,
      subscriptions: valueOrPending(answers.subscriptions),
      later: valueOrPending(answers.later),
      order: rowsFor(config),
    },
  };
}
