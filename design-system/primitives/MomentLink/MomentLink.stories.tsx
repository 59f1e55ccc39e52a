import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect } from 'storybook/test';
import { MomentLink } from './MomentLink.tsx';

const meta = preview.meta({ component: MomentLink });

export const Standard = meta.story({
  args: { time: '5:12', href: '#t=312' },
  ...played,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Play from 5:12' })).toHaveTextContent('5:12');
  },
});
export const WithHours = meta.story({ args: { time: '1:02:03', href: '#t=3723' } });
export const InArabic = meta.story({
  args: { time: '5:12', href: '#t=312' },
  render: (props) => (
    <p dir="rtl">
      الضوء عند <MomentLink {...props} /> جميل جدا
    </p>
  ),
});
