import type { EndTiesModalProps } from '@afterglow/design-system/modals/EndTiesModal';
import { useOverlay } from '../../runtime/client/useOverlay.tsx';

/**
 * Returns a function that asks before the ties to a member are ended. If the dialog cannot be loaded, the press ends
 * them at once, as without script.
 */
export function useEndTies(name: string) {
  const { overlay, open } = useOverlay();
  const ask = (act: EndTiesModalProps['act'], onEnd: () => void) =>
    void open(async () => {
      const { EndTiesModal } = await import('@afterglow/design-system/modals/EndTiesModal');
      return (close) => (
        <EndTiesModal
          act={act}
          name={name}
          onClose={close}
          onEnd={() => {
            close();
            onEnd();
          }}
        />
      );
    }).catch(onEnd);
  return { overlay, ask };
}
