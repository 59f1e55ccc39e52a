import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';
import { LengthCount } from './LengthCount.tsx';

const meta = preview.meta({ component: LengthCount, args: { field: 'none', text: '', limit: 500 } });

export const SomeLeft = meta.story({ args: { text: 'x'.repeat(462) } });
export const OneLeft = meta.story({ args: { text: 'x'.repeat(499) } });
export const NoneLeft = meta.story({ args: { text: 'x'.repeat(500) } });
export const TooMany = meta.story({ args: { text: 'x'.repeat(512) } });
export const OneTooMany = meta.story({ args: { text: 'x'.repeat(501) } });
export const AnnouncedNearTheLimit = meta.story({
  args: { field: 'counted', limit: 20 },
  ...played,
  render: (args) => (
    <>
      <input id="counted" aria-label="Title" aria-describedby="counted-count" />
      <LengthCount {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    // Two code units, one character; leading and trailing spaces do not count.
    await userEvent.type(field, ' 🌅 ab ');
    await expect(field).toHaveAccessibleDescription('16 characters left');
    await userEvent.type(field, 'and a long evening');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 characters too many'));
  },
});
