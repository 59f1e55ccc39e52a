import sprite from '@afterglow/design-system/icons.svg?raw';
import type { IconName } from '@afterglow/design-system/primitives/Icon/icons';
import { idOfIcon, setDocumentIcons } from '@afterglow/design-system/primitives/Icon/address';

// Rendered pages refer to icons in their own document: to a browser a sprite is a separate document, which takes 20 ms
// on a slow phone, between the header and the first pictures.
setDocumentIcons(() => true);

const idOfSymbol = /<symbol [^>]*?id="([^"]+)"/;

/** The symbols of the sprite, by the ids that they have in a document. */
const symbols = new Map(
  (sprite.match(/<symbol .*?<\/symbol>/gs) ?? []).map((symbol) => {
    const name = idOfSymbol.exec(symbol)?.[1] ?? '';
    const own = symbol.replace(idOfSymbol, (start) => start.replace(`id="${name}"`, `id="${idOfIcon(name)}"`));
    return [idOfIcon(name), own.replace(' xmlns="http://www.w3.org/2000/svg"', '')] as const;
  }),
);

/** Icons of the cards' menus and of the density switch, which scripts add to most pages. */
const addedByScripts = (['moreVertical', 'category', 'grid', 'rows'] satisfies IconName[]).map(idOfIcon);

const idsIn = (markup: string): string[] => [...markup.matchAll(/<use href="#([^"]+)"/g)].map(([, id = '']) => id);

/**
 * Returns the icons that a page refers to now or later, as an invisible element for the start of its document; empty if
 * it refers to none.
 * @param markup parts of the page, because joining them would copy a long text
 */
export function iconsIn(...markup: string[]): string {
  const ids = new Set(markup.flatMap(idsIn));
  if (ids.size === 0) return '';
  return `<div hidden><svg>${[...new Set([...ids, ...addedByScripts])].map((id) => symbols.get(id) ?? '').join('')}</svg></div>`;
}
