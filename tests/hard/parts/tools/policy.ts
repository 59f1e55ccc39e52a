/** The evaluator of content security policies on that of each page. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { root } from '../../../tools/repository.ts';
import { readPages } from './pages.ts';
import type { Tool } from './tool.ts';

/** It comes with Lighthouse. */
const folder = join(root, 'node_modules/csp_evaluator/dist');

/** The shape of the parts of the library that are used. */
const evaluatorModule = z.object({ CspEvaluator: z.any() });
const parserModule = z.object({ CspParser: z.any() });
const findings = z.array(
  z.object({ type: z.number(), severity: z.number(), description: z.string(), directive: z.string() }),
);

/** Findings of this severity or a lesser one are advice: the scale begins with 10 for the highest. */
const advice = 40;

async function evaluate(policy: string): Promise<string[]> {
  const { CspEvaluator } = evaluatorModule.parse(await import(join(folder, 'evaluator.js')));
  const { CspParser } = parserModule.parse(await import(join(folder, 'parser.js')));
  const parsed: unknown = new CspParser(policy).csp;
  return findings
    .parse(new CspEvaluator(parsed).evaluate())
    .filter(({ severity }) => severity < advice)
    .map(({ directive, description }) => `${directive}: ${description}`);
}

export const policyEvaluator: Tool = {
  name: 'csp_evaluator',
  missing: () => (existsSync(folder) ? '' : 'csp_evaluator is not among the modules: npm ci brings it with Lighthouse'),
  async run(site) {
    const pages = await readPages(site, 'en');
    const found: string[] = [];
    for (const [name, { headers }] of pages) {
      const policy = headers.get('content-security-policy');
      if (policy === null) found.push(`${name} has no policy.`);
      else found.push(...(await evaluate(policy)).map((text) => `${name}: ${text}`));
    }
    return { tried: pages.size, found };
  },
};
