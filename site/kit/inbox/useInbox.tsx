import { openPage } from '../openPage.ts';
import { useOverlay } from '../useOverlay.tsx';

/** Opens the visitor's messages over the page, those with one member first if there is one; without the code, their page. */
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
