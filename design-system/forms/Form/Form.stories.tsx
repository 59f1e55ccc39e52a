import preview from '@afterglow/storybook/preview';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { Form } from './Form.tsx';

const fields = (
  <>
    <TextField id="title" label="Title" name="title" defaultValue="Lakes" />
    <TextField id="about" label="Description" name="desc" />
  </>
);
const meta = preview.meta({ component: Form, args: { submit: 'Save', children: fields } });

export const Standard = meta.story({});
/** For example a reply. */
export const AmongOtherContent = meta.story({ args: { 'data-layout': 'inline', onCancel: () => {} } });
export const Grave = meta.story({ args: { submit: 'Delete for good', grave: true } });
export const Busy = meta.story({ args: { busy: true } });
export const Done = meta.story({ args: { done: 'Saved.' } });
export const RefusedAsAWhole = meta.story({ args: { error: 'Too many attempts, try later.' } });
export const SeveralFieldsRefused = meta.story({
  args: {
    refused: [
      { id: 'title', label: 'Title', error: 'Write at least 10 characters.' },
      { id: 'about', label: 'Description', error: 'This field is required' },
    ],
    children: (
      <>
        <TextField id="title" label="Title" name="title" defaultValue="Lakes" error="Write at least 10 characters." />
        <TextField id="about" label="Description" name="desc" error="This field is required" />
      </>
    ),
  },
});
