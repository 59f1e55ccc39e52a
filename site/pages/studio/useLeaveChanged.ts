import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { studioRead, studioVideoRead } from '../../data/studio.ts';
import { ownUploadsRead } from '../../data/uploads.ts';
import { forget } from '../../runtime/data/useResource.ts';
import { openAfter } from '../../shared/openPage.ts';

/** Returns a function that leads from the sent form of a changed video to the list, which shows the change. */
export function useLeaveChanged(id: number): (sent: HTMLFormElement) => void {
  const { href } = useReader();
  return (sent) => {
    forget(studioVideoRead(id));
    forget(studioRead(1));
    forget(ownUploadsRead);
    openAfter(sent, href.studio(1));
  };
}
