import type { GroupGuidance } from './guidanceTypes.ts';

const form = {
  keyboard: 'Tab goes over the fields and the button; Enter in a field sends the form.',
  spoken:
    'Fields with labels that password stores know; errors belong to their fields, one of the whole form is an alert.',
};

/** Guidance for forms that a visitor fills in and sends. */
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
  HomeRowsForm: {
    status: 'new',
    use: ['For the rows of a member’s home page: which are shown, and in which order.'],
    avoid: ['For the order of a playlist take PlaylistOrder.'],
    keyboard: 'Tab goes over the box and the two arrows of each row; a row that is moved keeps the focus on its arrow.',
    spoken: 'A group of boxes; each arrow names its row. Where a row has come to is read as a status.',
    related: ['HomeScreen', 'SettingsScreen', 'PlaylistOrder'],
  },
  SignUpLine: {
    status: 'new',
    use: ['Below SignInForm, on its page and in LoginModal.'],
    avoid: ['Where there is no form to sign in with, two buttons lead to both pages.'],
    keyboard: 'Tab reaches its link after the form.',
    spoken: 'The question, then the link.',
    related: ['SignInForm', 'LoginModal', 'SignInScreen'],
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
  ContactForm: {
    use: ['For a letter to the site, in the page and in the modal.'],
    avoid: ['For copyright and for what is illegal or shown without consent take ReportForm, which it links to.'],
    keyboard: 'Tab goes over the subjects, the two links, the fields and the button; arrow keys choose a subject.',
    spoken: 'The subjects are radios under one question; how much is written is said after the message.',
    related: ['Form', 'ReportForm', 'ContactUsModal', 'ReportScreen'],
  },
  ReportForm: {
    use: [
      'For what should not be here: from a video, a comment, a person’s page, or with an address that the visitor has.',
      'Give `values.object` where it is known what is meant; `urlFixed` where its address is, too.',
    ],
    avoid: ['For a question or something that does not work take ContactForm.'],
    keyboard: 'Tab goes over the reasons, the fields, the tick and the button; arrow keys choose a reason.',
    spoken: 'The reasons are radios under one question; those that cannot wait say by when they are looked at.',
    related: ['Form', 'ContactForm', 'ReportModal', 'ReportScreen'],
  },
  PlaylistForm: {
    use: [
      'For making or changing a playlist, in ActionPlaylistModal; `brief` in AddToModal, where it is made in passing.',
    ],
    avoid: ['For putting a video into one take AddToModal.'],
    keyboard:
      'Tab goes over the fields and each category, Space ticks one; arrow keys choose a catalogue and who sees it.',
    spoken: 'Categories are boxes under one legend, with how many there may be; errors belong to their fields.',
    related: ['Form', 'ActionPlaylistModal', 'AddToModal'],
  },
  CommentForm: {
    use: [
      'Above the comments of a video, a model or a wall. The page keeps the draft: `values` in, `onChange` out.',
      'When the session has ended meanwhile, give `signInHref`: it says that a comment takes an account, and keeps the text.',
    ],
    avoid: ['For a message to one member take MessageForm, for guests SignInToComment.'],
    ...form,
    related: ['Form', 'CommentList', 'MessageForm'],
  },
  SignInToComment: {
    use: ['In the place of the CommentForm for guests: one row instead of a field that nobody can send.'],
    avoid: ['Where something was tried already: say there that it takes an account.'],
    keyboard: 'Tab reaches it; Enter opens the dialog, or the sign-in page without JavaScript.',
    spoken: 'A link named by its text.',
    related: ['CommentForm', 'LoginModal'],
  },
  MessageForm: {
    use: ['For a message from one member to another.'],
    avoid: ['For a letter to the site take ContactForm, for what everybody may read CommentForm.'],
    ...form,
    related: ['Form', 'MessageThread', 'CommentForm'],
  },
  Captcha: {
    use: ['In the forms that guests can send: the device works instead of the visitor, who sees that it does.'],
    avoid: ['In forms of members: they are known.'],
    keyboard: 'It takes no focus, except for trying again and, without script, the answer to a sum.',
    spoken: 'What it does is announced when it changes; a refusal belongs to the form.',
    related: ['Form', 'SignUpForm'],
  },
  ProfileInfoForm: {
    use: ['For what members tell of themselves on their page.'],
    avoid: ['For what others may see of the page take PrivacyForm.'],
    ...form,
    related: ['Form', 'Select', 'PrivacyForm'],
  },
  PrivacyForm: {
    use: [
      'For who may see which tab of a member’s page, that the member is here now, and the member in the community.',
    ],
    avoid: ['For single facts: one that is left empty in ProfileInfoForm is seen by nobody.'],
    keyboard: 'Tab goes over the choices, the box and the button; arrows choose, Space ticks, Enter sends the form.',
    spoken: 'Choices named by what they open, in one group; an error belongs to its choice.',
    related: ['Form', 'Select', 'ProfileInfoForm'],
  },
  NotificationSettingsForm: {
    status: 'new',
    use: ['For what a member is told, each kind by itself, and how often by mail.'],
    avoid: ['For what others see of a member take PrivacyForm.'],
    keyboard: 'Tab goes over the boxes, the choice and the button; Space ticks, Enter sends the form.',
    spoken: 'Boxes of one group, then a list to choose from with what a mail says.',
    related: ['Form', 'PrivacyForm', 'Select'],
  },
  PasswordForm: {
    use: ['For another password, chosen by a member who is signed in.'],
    avoid: ['With a link that was mailed take NewPasswordForm.'],
    ...form,
    related: ['Form', 'PasswordField', 'SessionsForm'],
  },
  SessionsForm: {
    use: ['For the devices on which a member is signed in, to sign them out.'],
    avoid: ['For this device itself: it is signed out in the menu.', 'For what the device stores take DeviceTable.'],
    keyboard: 'Tab goes over the buttons, one a device and one for all others; Enter or Space presses.',
    spoken: 'A list; each button names its device. What was done is announced, a refusal as an alert.',
    related: ['PasswordForm', 'DeviceTable', 'Button'],
  },
  HistoryForm: {
    status: 'new',
    use: ['For the history that an account keeps: to switch it off and on, and to clear it.'],
    avoid: ['For the history of the device take HistoryTools.', 'For one video take RemoveButton.'],
    keyboard: 'Tab goes over both buttons; the second one opens the question, whose button comes next.',
    spoken: 'The button that clears says whether its question is open. What was done is announced.',
    related: ['HistoryTools', 'SessionsForm', 'SettingsScreen'],
  },
  ExportForm: {
    status: 'new',
    use: ['For all data of an account as a file.'],
    avoid: ['For what the device stores take DeviceTable.'],
    keyboard: 'Tab reaches the button; Enter or Space presses it.',
    spoken: 'What is in the file, then the button; that it was saved is announced.',
    related: ['Form', 'DeleteAccountForm', 'DeviceTable'],
  },
  VideoChangeForm: {
    status: 'new',
    use: ['For a change of a video that was sent before; a refused one is sent to moderation again with it.'],
    avoid: ['For the details of an upload that has no video yet take UploadForm.'],
    keyboard: 'Tab goes over the fields, then the button.',
    spoken: 'Errors belong to their fields; the pictures are one question.',
    related: ['UploadForm', 'DeleteVideoForm', 'StudioVideoScreen'],
  },
  DeleteVideoForm: {
    status: 'new',
    use: ['Before a video is deleted, and before one that is deleted comes back.'],
    avoid: ['For a playlist take DeletePlaylistForm.'],
    keyboard: 'Tab reaches the button, then the way back.',
    spoken: 'What happens in a sentence, then the button.',
    related: ['VideoChangeForm', 'StudioVideoScreen'],
  },
  DeletePlaylistForm: {
    status: 'new',
    use: ['Before a playlist is deleted, on a page of its own.'],
    avoid: ['Above another page take DeletePlaylistModal.'],
    keyboard: 'Tab reaches the way back, then the button that deletes.',
    spoken: 'What is deleted in a sentence, then the link that keeps it and the button.',
    related: ['DeletePlaylistModal', 'PlaylistFormScreen'],
  },
  DeleteAccountForm: {
    use: ['For deleting an account with everything in it.'],
    avoid: ['For signing out take SessionsForm.'],
    ...form,
    related: ['Form', 'PasswordField', 'SessionsForm'],
  },
  PictureForm: {
    use: ['For a member’s picture and for the cover of the page.'],
    avoid: ['For a picture that is taken as it is take FileField in a form.'],
    keyboard: 'Tab goes over the file, the picture, its size and the button; in the picture the keys of PictureCrop.',
    spoken: 'What is wrong with a picture belongs to its field; how much has been sent is read as a progress bar.',
    related: ['PictureCrop', 'FileField', 'ProfileInfoForm'],
  },
  PictureCrop: {
    use: ['For the part of a picture that is taken, in a form that sends it.'],
    avoid: ['For showing a picture take Image.'],
    keyboard: 'The arrows move the picture where they point, + and - change its size, and so does the slider.',
    spoken: 'An application with its name and its keys; the slider says the size in percent.',
    related: ['PictureForm', 'Slider'],
  },
  UploadForm: {
    use: ['For a video of a member’s own: choosing it, sending it, and what is said of it.'],
    avoid: ['For the page around it, its end and its failure take UploadScreen.', 'For a picture take PictureForm.'],
    keyboard:
      'Tab goes over the file, the link, the boxes and the button; while it is sent, over pausing, stopping and the fields.',
    spoken:
      'Limits are hints of the file’s field; the progress is a bar with a name and a share, a broken connection an alert.',
    related: ['UploadScreen', 'FileField', 'ProgressBar', 'Form'],
  },
  AgePhotoForm: {
    use: ['In AgeCheck, for a member whose age has not been checked.'],
    avoid: ['For guests: they sign in first.', 'For a picture that others see take PictureForm.'],
    ...form,
    related: ['AgeCheck', 'FileField', 'Form'],
  },
};
