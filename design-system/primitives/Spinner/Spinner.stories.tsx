import preview from '@afterglow/storybook/preview';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({ component: Spinner });

export const Named = meta.story({ args: { label: 'Loading the comments' } });
export const BesideWords = meta.story({
  args: {},
  decorators: [
    (Story) => (
      <p>
        Processing <Story />
      </p>
    ),
  ],
});
