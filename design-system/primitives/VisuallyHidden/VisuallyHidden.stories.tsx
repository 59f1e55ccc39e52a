import preview from '@afterglow/storybook/preview';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({ component: VisuallyHidden });

export const InASentence = meta.story({
  args: { children: 'of five stars' },
  decorators: [
    (Story) => (
      <p>
        4.6 <Story />
      </p>
    ),
  ],
});
