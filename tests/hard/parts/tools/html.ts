/** Checkers of HTML on the pages of the running site. */
import { noNuReason, runNuChecker, validateHtml } from '../../../tools/validateHtml.ts';
import { readDocuments } from './pages.ts';
import type { Tool } from './tool.ts';

/** Its title is what the law calls it, longer than the rule allows. */
const longTitle = /^long-title: .*\/information\/2257\//;

export const htmlValidate = (language: string): Tool => ({
  name: `html-validate (${language})`,
  missing: () => '',
  async run(site) {
    const documents = await readDocuments(site, language);
    const found: string[] = [];
    for (const [name, html] of documents) found.push(...(await validateHtml(name, html)));
    return { tried: documents.size, found: found.filter((text) => !longTitle.test(text)) };
  },
});

export const nuChecker = (language: string): Tool => ({
  name: `Nu checker (${language})`,
  missing: noNuReason,
  async run(site) {
    const documents = await readDocuments(site, language);
    return { tried: documents.size, found: runNuChecker(documents) };
  },
});
