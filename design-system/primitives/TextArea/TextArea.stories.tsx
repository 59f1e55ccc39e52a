import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect } from 'storybook/test';
import { fromSentences } from '../../reader/fromSentences.ts';
import { TextArea } from './TextArea.tsx';

const label = 'uploadForm.description';

const meta = preview.meta({ component: TextArea });

export const Empty = meta.story(fromSentences(TextArea, { label }));
export const Filled = meta.story(
  fromSentences(TextArea, { label }, { defaultValue: 'Shot in one evening, with the camera on the jetty.' }),
);
export const Counted = meta.story(
  fromSentences(TextArea, { label }, { limit: 500, defaultValue: 'Shot in one evening.' }),
);
export const TooLong = meta.story(
  fromSentences(
    TextArea,
    { label, error: ['action.max', { length: 40 }] },
    { limit: 40, defaultValue: 'Shot in one evening, with the camera on the jetty and nobody in a hurry.' },
  ),
);
export const WithHint = meta.story(
  fromSentences(TextArea, { label, hint: ['playlistForm.length', { min: 5, max: 500 }] }),
);
export const Disabled = meta.story(
  fromSentences(TextArea, { label }, { disabled: true, defaultValue: 'Shot in one evening.' }),
);
export const ManyLines = meta.story(
  fromSentences(TextArea, { label }, { defaultValue: 'One line after another.\n'.repeat(12) }),
);
export const CountsWhatIsTyped = meta.story({
  ...fromSentences(TextArea, { label }, { limit: 10 }),
  ...played,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    // Two code units, one character; leading and trailing spaces do not count.
    await userEvent.type(field, ' 🌅 ab ');
    await expect(field).toHaveAccessibleDescription('6 characters left');
  },
});
