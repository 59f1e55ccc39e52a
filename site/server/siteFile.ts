import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Brand, Operator } from '@afterglow/contract/brand';
import { readSiteFile } from '@afterglow/contract/siteFile';
import { accentCss } from '@afterglow/tokens/accent';
import { parseVideosPath } from '../routing/videosPath.ts';

/** The operator's site file, with the files that it names loaded. */
export interface Site {
  brand: Brand;
  operator: Operator;
  /** Names of the channels that lists cover for every visitor. */
  hiddenChannels: readonly string[];
  /** Style sheet of the accent; empty for the design system's own. */
  accentCss: string;
  /** The operator's mark, and the path under which it is served. */
  mark: { path: string; svg: string } | null;
}

const maxMarkBytes = 32_768;

function loadMark(siteFile: string, mark: string): Site['mark'] {
  const file = resolve(dirname(siteFile), mark);
  let svg: string;
  try {
    svg = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`The mark ${file} cannot be read. Correct mark in the site file, or leave it out for the orb.`);
  }
  if (!/<svg[\s>]/.test(svg) || Buffer.byteLength(svg) > maxMarkBytes)
    throw new Error(`The mark ${file} is no SVG of at most ${maxMarkBytes / 1024} KB. Save it as a small SVG.`);
  return { path: `/mark.${createHash('sha256').update(svg).digest('hex').slice(0, 10)}.svg`, svg };
}

function styleAccent(siteFile: string, accent: Parameters<typeof accentCss>[0]): string {
  try {
    return accentCss(accent);
  } catch (error) {
    const pairs = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The accent in the site file ${siteFile} cannot be read everywhere: ${pairs}. Make it lighter for dark or darker for light.`,
      { cause: error },
    );
  }
}

function checkEditorRow(siteFile: string | undefined, { editorRow }: Brand): void {
  if (editorRow && parseVideosPath(editorRow.href) === null)
    throw new Error(
      `The site file ${siteFile} is refused: editorRow.href must be the path of a list of videos, of a search or of a playlist, such as /playlist/60001/. Correct it, or leave editorRow out.`,
    );
}

/**
 * Loads the site of the setting SITE_FILE; undefined stands for the default site.
 * @throws a sentence that names what is wrong
 */
export function loadSite(file: string | undefined): Site {
  const { brand, operator, hiddenChannels, accent } = readSiteFile(file, (path) => readFileSync(path, 'utf8'));
  checkEditorRow(file, brand);
  const mark = file && brand.mark !== null ? loadMark(file, brand.mark) : null;
  return {
    brand: { ...brand, mark: mark?.path ?? null },
    operator,
    hiddenChannels,
    accentCss: file && accent ? styleAccent(file, accent) : '',
    mark,
  };
}
