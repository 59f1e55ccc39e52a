import { openPage } from '../../shared/openPage.ts';
import { useOverlay } from '../../runtime/client/useOverlay.tsx';

/**
 * Returns a function that opens the visitor's messages over the page, first those with one member if an id is given.
 * Opens the page of messages instead if the code cannot be loaded.
 */
export function useInbox() {
  const { overlay, open } = useOverlay();
  return {
    overlay,
    open: (userId: number | null, href: string) =>
      void open(async () => {
        const { Inbox } = await import('./Inbox.tsx');
        return (close) => <Inbox first={userId} onClose={close} />;
      }).catch(() => openPage(href)),
  };
}
