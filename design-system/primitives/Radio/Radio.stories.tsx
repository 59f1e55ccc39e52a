import preview from '@afterglow/storybook/preview';
import { Radio } from './Radio.tsx';

const meta = preview.meta({
  component: Radio,
  args: { label: 'Public', name: 'visible' },
  // Only one radio of a name can be checked; in a form of its own, each story keeps its state.
  decorators: [
    (Story) => (
      <form aria-label="Length">
        <Story />
      </form>
    ),
  ],
});

export const Off = meta.story({ args: {} });
export const On = meta.story({ args: { name: 'chosen', defaultChecked: true } });
export const WithHint = meta.story({ args: { hint: 'Everybody sees it in lists and in the search.' } });
export const DisabledOff = meta.story({ args: { disabled: true } });
export const DisabledOn = meta.story({ args: { name: 'chosenForGood', disabled: true, defaultChecked: true } });
