/** Tools from elsewhere on the running site: checkers of pages, policies and feeds, and scanners for weaknesses. */
import { startHardSite } from '../hardSite.ts';
import type { OpenPart, Part } from '../part.ts';
import { htmlValidate, nuChecker } from './tools/html.ts';
import { languages } from './tools/pages.ts';
import { policyEvaluator } from './tools/policy.ts';
import { sqlmap, wapiti, xmllint } from './tools/programs.ts';
import type { Tool } from './tools/tool.ts';

/** One a round: pages in one language, too. */
const all: readonly Tool[] = [
  policyEvaluator,
  xmllint,
  ...languages.map(htmlValidate),
  ...languages.map(nuChecker),
  wapiti,
  sqlmap,
];

async function openTools(): Promise<OpenPart> {
  const site = await startHardSite();
  return {
    async round(seed) {
      const tool = all[(seed - 1) % all.length];
      if (!tool) throw new Error('There are no tools.');
      const reason = tool.missing();
      if (reason !== '') return { tried: 0, found: [], missing: [reason] };
      const { tried, found } = await tool.run(site);
      const exit = site.exited();
      return { tried, found: [...found.map((text) => `${tool.name}: ${text}`), ...(exit === null ? [] : [exit])] };
    },
    async close() {
      await site.end();
      return [];
    },
  };
}

export const tools: Part = {
  unit: 'pages, files and addresses',
  goal: 'none of six tools finds anything',
  rounds: all.length,
  open: openTools,
};
