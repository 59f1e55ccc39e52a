import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { files, root } from '../tools/repository.ts';

test('played stories are included in the screenshots, as they are on no sheet', () => {
  const unseen = files('design-system/*.stories.tsx').flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    // Screenshots include all stories of standalone components.
    if (/^const meta = [^;]*parameters: (?:photographed|\{\s*\.\.\.photographed)/m.test(text)) return [];
    const played = text.split(/^export const /m).filter((story) => /^ {2}play: /m.test(story));
    return (
      played
        // `opened`, for stories of modals, includes `played`.
        .filter((story) => !story.includes('...played') && !story.includes('...opened'))
        .map((story) => `${path}: give ${story.slice(0, story.indexOf(' '))} ...played, from .storybook/modes.ts`)
    );
  });
  expect(unseen).toEqual([]);
});
