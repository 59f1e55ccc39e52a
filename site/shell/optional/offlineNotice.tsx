import { Offline } from '@afterglow/design-system/feedback/Offline';
import { createRoot } from 'react-dom/client';
import { RawIntlProvider, type IntlShape } from 'react-intl';

/**
 * Says at the foot of the page when the browser has lost its connection. Load it while there is one. Returns a function
 * that removes the notice.
 */
export function startOfflineNotice(intl: IntlShape): () => void {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  const draw = () =>
    root.render(
      <RawIntlProvider value={intl}>
        <Offline offline={!navigator.onLine} />
      </RawIntlProvider>,
    );
  draw();
  addEventListener('online', draw);
  addEventListener('offline', draw);
  return () => {
    removeEventListener('online', draw);
    removeEventListener('offline', draw);
    root.unmount();
    element.remove();
  };
}
