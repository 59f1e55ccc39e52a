import type { IntlShape } from 'react-intl';
import type { SharedConfig } from '../../shared/config.ts';
import { withStyles } from '@afterglow/design-system/build/runtime/loadStyles';
import { openDocument } from '../../shared/openPage.ts';
import { plainLink, showPressed } from '../../runtime/client/plainLink.ts';
import { isFormAbove } from '../../routing/reportAddress.ts';

/**
 * Makes links to a letter or to a report open the form above the page, which goes on meanwhile (R103). On the forms'
 * own page, in a modal and if the code cannot be loaded, they lead to that page, as without script. Returns a cleanup
 * function.
 */
export function openFormsAbove(intl: IntlShape, config: SharedConfig): () => void {
  const onClick = (event: MouseEvent): void => {
    const link = event.defaultPrevented ? null : plainLink(event);
    if (link === null || link.target !== '' || link.closest('[data-modal]')) return;
    const form = new URL(link.href);
    if (form.origin !== location.origin || form.pathname === location.pathname || !isFormAbove(form)) return;
    // Before the listener that opens pages.
    event.preventDefault();
    const from = location.href;
    /** Returns whether the visitor has not gone elsewhere meanwhile. */
    const isWanted = () => location.href === from;
    withStyles(import('./showOperatorModal.tsx'))
      .finally(showPressed(link))
      .then(
        ({ showOperatorModal }) => isWanted() && showOperatorModal(intl, config, form.searchParams),
        () => isWanted() && openDocument(form.href),
      );
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}
