import { useEffect, useRef } from 'react';
import { globalsRead } from '../data/globals.ts';
import { useResource } from '../data/useResource.ts';
import { useConfig } from './config.ts';
import { Frame, type FrameProps } from './Frame.tsx';

/**
 * The frame of a page that is open to members only, or to one of them. While the server could not learn whose session it
 * is, nobody is refused by it: the page has not loaded.
 */
export function MembersFrame<Value, Shown = never>(props: FrameProps<Value, Shown>) {
  const { of, isRefused } = props;
  const isShown = of.state === 'ready' || of.state === 'preview';
  const refused = of.state === 'refused' || (isShown && isRefused?.(of.value) === true);
  return useConfig().unidentified && refused ? <Unidentified /> : <Frame {...props} />;
}

/** Whether this document came by a reload: one that did not help is not repeated by itself. */
const isReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

/** Only the document says who is signed in, so it is loaded anew once the API can tell. */
function Unidentified() {
  const { state } = useResource(globalsRead);
  const hasFailed = useRef(false);
  useEffect(() => {
    if (state === 'failed') hasFailed.current = true;
    if (state === 'ready' && (hasFailed.current || !isReloaded())) location.reload();
  }, [state]);
  return <Frame of={{ state: 'failed', status: 503 }}>{() => null}</Frame>;
}
