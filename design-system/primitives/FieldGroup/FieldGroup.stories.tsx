import preview from '@afterglow/storybook/preview';
import { useIntl } from 'react-intl';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Radio } from '../Radio/Radio.tsx';
import { fromSentences } from '../../reader/fromSentences.ts';
import { FieldGroup } from './FieldGroup.tsx';

const legend = 'uploadForm.visibility';

/** Radios with a unique `name` per story, so that each story keeps its selection when all are on one page. */
function Choices({ name }: { name: string }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Radio name={name} value="0" label={formatMessage({ id: 'uploadForm.public' })} defaultChecked />
      <Radio name={name} value="1" label={formatMessage({ id: 'uploadForm.private' })} />
    </>
  );
}

function Promises() {
  const { formatMessage } = useIntl();
  return (
    <>
      <Checkbox label={formatMessage({ id: 'uploadForm.adults' })} />
      <Checkbox label={formatMessage({ id: 'uploadForm.rights' })} />
    </>
  );
}

const meta = preview.meta({ component: FieldGroup });

export const Radios = meta.story(fromSentences(FieldGroup, { legend }, { children: <Choices name="visible" /> }));
export const Ticks = meta.story(fromSentences(FieldGroup, { legend: 'uploadForm.ticks' }, { children: <Promises /> }));
export const WithHint = meta.story(
  fromSentences(
    FieldGroup,
    { legend: 'privacyForm.tabs', hint: 'privacyForm.hint' },
    { children: <Choices name="withHint" /> },
  ),
);
export const Wrong = meta.story(
  fromSentences(FieldGroup, { legend, error: 'refusal.required' }, { children: <Choices name="wrong" /> }),
);
export const Disabled = meta.story(
  fromSentences(FieldGroup, { legend }, { disabled: true, children: <Choices name="disabled" /> }),
);
