import { ReaderProvider } from '@afterglow/design-system/reader/context.tsx';
import { createRoot } from 'react-dom/client';
import type { IntlShape } from 'react-intl';
import { ConfigProvider, type SharedConfig } from '../../shared/config.ts';
import { OperatorModal } from '../../features/operator/OperatorModal.tsx';
import { onNavigation } from '../../runtime/client/onNavigation.ts';
import { readerWith } from '../reader.ts';

/**
 * Shows a form to the operator over the page; leaving the page closes it. It has a root of its own, as any page may
 * open it.
 */
export function showOperatorModal(intl: IntlShape, config: SharedConfig, query: URLSearchParams): void {
  const root = createRoot(document.createElement('div'));
  const close = () => {
    stopListening();
    root.unmount();
  };
  const stopListening = onNavigation(close);
  root.render(
    <ConfigProvider value={config}>
      <ReaderProvider reader={readerWith(config, intl, location.pathname + location.search)}>
        <OperatorModal query={query} onClose={close} />
      </ReaderProvider>
    </ConfigProvider>,
  );
}
