import { savesData } from '@afterglow/design-system/reader/savesData.ts';

/** Not available in every browser, and missing from TypeScript's DOM types. */
interface Connection {
  effectiveType?: string;
}

/** Returns whether the visitor or the connection asks for as little data as possible. */
export function isDataSaved(): boolean {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- not in all browsers, and not in the types
  const { connection } = navigator as { connection?: Connection };
  return (
    savesData() ||
    connection?.effectiveType?.includes('2g') === true ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
