import { maxImageBytes } from '@afterglow/contract/bodyLimits';
import { reportLength } from '@afterglow/contract/formLimits';
import { filledByKeyboard, ofModals, opened } from '@afterglow/storybook/opened';
import preview from '@afterglow/storybook/preview';
import { fn } from 'storybook/test';
import { ContactForm, type ContactFormProps } from '../../forms/ContactForm/ContactForm.tsx';
import { pageDecorator } from '../page.decorator.tsx';
import { ContactUsModal } from './ContactUsModal.tsx';

const props: ContactFormProps = {
  action: '#/report/?subject=question',
  captcha: { state: 'idle', question: null },
  messageLimit: reportLength.message.max,
  maxFileBytes: maxImageBytes,
  reportHrefs: { copyright: '#/report/?subject=copyright', illegal: '#/report/?subject=illegal' },
};

const meta = preview.meta({
  component: ContactUsModal,
  tags: ['alone'],
  parameters: ofModals,
  decorators: [pageDecorator],
  args: { onClose: fn(), children: <ContactForm {...props} /> },
});

export const Form = meta.story({ ...opened, args: {} });
export const Refused = meta.story({
  ...opened,
  args: {
    children: (
      <ContactForm
        {...props}
        values={{ subject: 'question', email: 'helena', message: 'How do I change my name?' }}
        errors={{ email: 'Email entered incorrectly' }}
      />
    ),
  },
});
export const OnItsWay = meta.story({
  ...opened,
  args: {
    children: (
      <ContactForm
        {...props}
        values={{ subject: 'question', email: 'helena@mail.example', message: 'How do I change my name?' }}
        captcha={{ state: 'solved', question: null }}
        busy
      />
    ),
  },
});

export const ByKeyboard = meta.story({ ...filledByKeyboard, args: {} });
