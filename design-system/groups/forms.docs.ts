import type { GroupGuidance } from './guidanceTypes.ts';

const form = {
  keyboard: 'Tab goes over the fields and the button; Enter in a field sends the form.',
  spoken:
    'Fields with labels that password stores know; errors belong to their fields, one of the whole form is an alert.',
};

/** What a visitor fills in and sends. */
export const forms: GroupGuidance = {
  Form: {
    use: ['Around the fields of a form: it says what was refused as a whole, leads to refused fields, and sends.'],
    avoid: ['For a search take SearchBox or SearchForm.', 'For one button alone take a plain form.'],
    keyboard: 'Tab goes over the summary’s links, the fields and the button; a link moves to its field.',
    spoken: 'An error of the whole form and the summary are read at once as alerts.',
    related: ['TextField', 'FieldGroup', 'Button', 'SignInForm'],
  },
  SignInForm: {
    use: ['For signing in with a name and a password, in the page and in the modal.'],
    avoid: ['For making an account take SignUpForm.'],
    ...form,
    related: ['Form', 'PasswordField', 'SignInScreen'],
  },
  SignUpForm: {
    use: ['For a new account.'],
    avoid: ['For signing in take SignInForm.'],
    ...form,
    related: ['Form', 'Captcha', 'AccountScreen'],
  },
  RestorePasswordForm: {
    use: ['For asking for a link to a new password, and for asking again.'],
    avoid: ['For the new password itself take NewPasswordForm.'],
    ...form,
    related: ['Form', 'NewPasswordForm', 'AccountScreen'],
  },
  NewPasswordForm: {
    use: ['For choosing a new password with a link that was mailed.'],
    avoid: ['For asking for that link take RestorePasswordForm.'],
    ...form,
    related: ['Form', 'RestorePasswordForm', 'AccountScreen'],
  },
  ConfirmForm: {
    use: [
      'Where a mailed link leads that confirms an address: one press, so that machines that open links do nothing.',
    ],
    avoid: ['For asking for something take a form with fields.'],
    keyboard: 'Tab reaches the button; Enter or Space presses it.',
    spoken: 'The button; that the link is too old is read at once as an alert.',
    related: ['Form', 'AccountScreen'],
  },
  Captcha: {
    use: ['In the forms that guests can send: the device works instead of the visitor, who sees that it does.'],
    avoid: ['In forms of members: they are known.'],
    keyboard: 'It takes no focus, except for trying again and, without script, the answer to a sum.',
    spoken: 'What it does is read as a status when it changes; a refusal belongs to the form.',
    related: ['Form', 'SignUpForm'],
  },
};
