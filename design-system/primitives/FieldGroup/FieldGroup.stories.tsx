import preview from '@afterglow/storybook/preview';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Radio } from '../Radio/Radio.tsx';
import { FieldGroup } from './FieldGroup.tsx';

const meta = preview.meta({ component: FieldGroup, args: { legend: 'Who may see it' } });

/** A unique name per story, so that each keeps its selection when all are on one page. */
const choices = (name: string) => (
  <>
    <Radio name={name} value="0" label="Everybody" defaultChecked />
    <Radio name={name} value="1" label="Only me" />
  </>
);

export const Radios = meta.story({ args: { children: choices('visible') } });
export const Ticks = meta.story({
  args: {
    legend: 'Before you upload',
    children: (
      <>
        <Checkbox label="All are adults" />
        <Checkbox label="All agreed" />
      </>
    ),
  },
});
export const WithHint = meta.story({ args: { hint: 'You can change it later.', children: choices('withHint') } });
export const Wrong = meta.story({ args: { error: 'Choose one of the two.', children: choices('wrong') } });
export const Disabled = meta.story({ args: { disabled: true, children: choices('disabled') } });
