import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = preview.meta({ component: TextArea, args: { label: 'Description' } });

export const Empty = meta.story({ args: {} });
export const Filled = meta.story({ args: { defaultValue: 'Shot in one evening, with the camera on the jetty.' } });
export const Counted = meta.story({ args: { limit: 500, defaultValue: 'Shot in one evening.' } });
export const TooLong = meta.story({
  args: {
    limit: 40,
    defaultValue: 'Shot in one evening, with the camera on the jetty and nobody in a hurry.',
    error: 'A description has at most 40 characters.',
  },
});
export const WithHint = meta.story({ args: { hint: 'What one sees, in a sentence or two.' } });
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'Shot in one evening.' } });
export const ManyLines = meta.story({ args: { defaultValue: 'One line after another.\n'.repeat(12) } });
export const CountsWhatIsTyped = meta.story({
  args: { limit: 10 },
  ...played,
  play: async ({ canvas, userEvent }) => {
    // Two code units, one character; leading and trailing spaces do not count.
    await userEvent.type(canvas.getByRole('textbox'), ' 🌅 ab ');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^4 /);
  },
});
