import {
  ageProviderProblems,
  apiProblems,
  isProduction,
  problemOf,
  sharedProblems,
} from '@afterglow/operation/production';
import { setting, type Environment } from '@afterglow/operation/settings';
import { missingDetails } from '@afterglow/contract/siteFile';
import { loadSite } from './siteFile.ts';

function operatorProblems(file: string | undefined): string[] {
  return problemOf(() => {
    const missing = missingDetails(loadSite(file).operator);
    if (missing.length > 0)
      throw new Error(
        `A public site must say who runs it, and these are missing: ${missing.join(', ')}. Write them into a site file, and set SITE_FILE to its path.`,
      );
  });
}

/**
 * Returns what is missing for a start in production, one sentence each; with the needs of the bundled API if that is
 * used.
 */
export function productionProblems(env: Environment): string[] {
  if (!isProduction(env)) return [];
  return [
    ...sharedProblems(env),
    ...operatorProblems(setting(env, 'SITE_FILE')),
    ...(setting(env, 'API_ORIGIN') === undefined ? [...apiProblems(env), ...ageProviderProblems(env)] : []),
  ];
}
