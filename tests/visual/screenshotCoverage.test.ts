import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { files, root } from '../tools/repository.ts';

test('played stories are included in the screenshots, as they are on no sheet', () => {
  const unseen = files('design-system/*.stories.tsx').flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    // All stories of standalone components are included.
    if (/^const meta = [^;]*parameters: (?:photographed|\{\s*\.\.\.photographed)/m.test(text)) return [];
    const played = text.split(/^export const /m).filter((story) => /^ {2}play: /m.test(story));
    return (
      played
        // Those of modals are opened, which includes it.
        .filter((story) => !story.includes('...played') && !story.includes('...opened'))
        .map((story) => `${path}: give ${story.slice(0, story.indexOf(' '))} ...played, from .storybook/modes.ts`)
    );
  });
  expect(unseen).toEqual([]);
});
