import sprite from '@afterglow/design-system/icons.svg?raw';
import type { IconName } from '@afterglow/design-system/primitives/Icon/icons';
import { idOfIcon, setDocumentIcons } from '@afterglow/design-system/primitives/Icon/address';

// Rendered pages refer to icons in their own document: a sprite is a document of its own to a browser, which takes 20 ms
// on a slow phone, between the header and the first pictures.
setDocumentIcons(() => true);

const idOfSymbol = /<symbol [^>]*?id="([^"]+)"/;

/** The symbols of the sprite by the icon's name, with the ids that they have in a document. */
const symbols = new Map(
  (sprite.match(/<symbol .*?<\/symbol>/gs) ?? []).map((symbol) => {
    const name = idOfSymbol.exec(symbol)?.[1] ?? '';
    const own = symbol.replace(idOfSymbol, (start) => start.replace(`id="${name}"`, `id="${idOfIcon(name)}"`));
    return [idOfIcon(name), own.replace(' xmlns="http://www.w3.org/2000/svg"', '')] as const;
  }),
);

/** Of the menus of cards and the switch of densities, which scripts add to most pages. */
const addedByScripts = (['moreVertical', 'category', 'grid', 'rows'] satisfies IconName[]).map(idOfIcon);

const idsIn = (markup: string): string[] => [...markup.matchAll(/<use href="#([^"]+)"/g)].map(([, id = '']) => id);

/**
 * The icons that a page refers to or will, as an invisible element for the start of its document; nothing if it has none.
 * In parts, as joining them would copy a long text.
 */
export function iconsIn(...markup: string[]): string {
  const ids = new Set(markup.flatMap(idsIn));
  if (ids.size === 0) return '';
  return `<div hidden><svg>${[...new Set([...ids, ...addedByScripts])].map((id) => symbols.get(id) ?? '').join('')}</svg></div>`;
}
