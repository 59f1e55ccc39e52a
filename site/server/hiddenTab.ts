import { discreetTitle } from '@afterglow/design-system/layout/DiscreetSwitch/view';
import type { Language } from '@afterglow/design-system/reader/languages.ts';
import { blankIcon } from '../shell/blankIcon.ts';
import { messagesOf } from '../shell/messages.ts';
import { cachedIntl } from '../shell/reader.ts';

/**
 * Returns the document for a discreet visitor: from its first byte on, the tab has a title and an icon that reveal
 * nothing. The page's own are kept beside them, for the script that shows them again.
 */
export async function withHiddenTab(document: string, language: Language): Promise<string> {
  const title = discreetTitle({ intl: cachedIntl(language, await messagesOf(language)) });
  return (
    document
      // Replaced by functions, as a title may contain `$`.
      .replace(/<title>([^<]*)<\/title>/, (_, own: string) => `<title data-own="${own}">${title}</title>`)
      .replace(
        /<link rel="icon" href="([^"]*)"/,
        (_, own: string) => `<link rel="icon" data-own="${own}" href="${blankIcon}"`,
      )
  );
}
