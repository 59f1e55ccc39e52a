import { useEffect } from 'react';

/**
 * Stands in for the package `react-style-singleton`, by which Radix locks the scrolling of a page: the package inserts
 * a style element, which a policy by hashes refuses. A constructed sheet needs no permission.
 */
function createSharedSheet(): (css: string) => () => void {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;
  return (css) => {
    if (users === 0) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }
    users += 1;
    return () => {
      users -= 1;
      if (users > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      sheet = null;
    };
  };
}

interface SheetProps {
  styles: string;
  /** Whether the sheet follows changes of `styles`. */
  dynamic?: boolean;
}

/** Returns a component that applies its styles while at least one of it is mounted. */
export const styleSingleton = () => {
  const add = createSharedSheet();
  return function Sheet({ styles, dynamic = false }: SheetProps): null {
    const followed = dynamic ? styles : '';
    // oxlint-disable-next-line react/exhaustive-deps -- as in the package, styles that are not dynamic apply as first given
    useEffect(() => add(styles), [followed]);
    return null;
  };
};
