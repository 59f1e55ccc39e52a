import type { Page } from '@playwright/test';

const shown = 6;

/** Returns the texts between the tags of a document, in its order. */
export const textsOf = (html: string): Set<string> =>
  new Set(
    html
      .replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, '')
      .split(/<[^>]*>/)
      .map((text) => text.trim())
      .filter(Boolean),
  );

const onlyIn = (texts: ReadonlySet<string>, others: ReadonlySet<string>): string =>
  [...texts]
    .filter((text) => !others.has(text))
    .slice(0, shown)
    .join(' | ')
    .slice(0, 400);

/**
 * Says which texts of a page the server would not send, and which it alone would: React reports that a text differs
 * from the server's, and not which one. Texts that come after hydration are among them.
 */
export async function differingTexts(page: Page): Promise<string> {
  const now = textsOf(await page.content());
  const sent = textsOf(await (await page.context().request.get(page.url())).text());
  return `${page.url()} shows ${onlyIn(now, sent)}; the server sends ${onlyIn(sent, now)}`;
}
