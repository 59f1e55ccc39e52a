import { useConfig } from './config.ts';
import { Frame, type FrameProps } from './Frame.tsx';
import { useReloadOnceIdentified } from './useReloadOnceIdentified.ts';

/**
 * The frame of a page that is open to members only, or to one of them. If the server could not identify the session,
 * nobody is refused: the page counts as not loaded.
 */
export function MembersFrame<Value, Preview = never>(props: FrameProps<Value, Preview>) {
  const { of, isRefused } = props;
  const isShown = of.state === 'ready' || of.state === 'preview';
  const refused = of.state === 'refused' || (isShown && isRefused?.(of.value) === true);
  return useConfig().unidentified && refused ? <Unidentified /> : <Frame {...props} />;
}

/** Asks a guest to sign in, on a page that has not read anything yet. */
export const SignInFirst = () => <MembersFrame of={{ state: 'refused', code: 'login' }}>{() => null}</MembersFrame>;

function Unidentified() {
  useReloadOnceIdentified();
  return <Frame of={{ state: 'failed', status: 503 }}>{() => null}</Frame>;
}
