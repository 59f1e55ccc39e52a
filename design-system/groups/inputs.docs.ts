import type { GroupGuidance } from './guidanceTypes.ts';

/** Guidance for primitives that are filled in. */
export const inputs: GroupGuidance = {
  Checkbox: {
    also: ['tick box'],
    use: [
      'For a choice that counts when its form is sent: consent, a condition, one of several that may all hold.',
      'The label may hold links to the pages that it speaks of.',
    ],
    avoid: ['Where the choice takes effect at once take Switch.', 'Where the choices exclude each other take Radio.'],
    keyboard: 'Tab reaches it and Space ticks it; links in its label are reached after it.',
    spoken: 'The label, “checkbox” and whether it is ticked; then the hint and the error.',
    related: ['Switch', 'Radio', 'FieldGroup'],
    interaction: { of: ['Off', 'On'], canBeDisabled: true },
  },
  CountedTextField: {
    status: 'new',
    use: ['For one line of text with a limit that people come near: a title.'],
    avoid: ['Where nobody comes near the limit take TextField: an address, a name.'],
    keyboard: 'Tab reaches it; Enter sends the form that it stands in.',
    spoken:
      'The label, “edit text”, then the hint, how many characters are left, and the error; near the limit also as one types.',
    related: ['TextField', 'LengthCount', 'TextArea'],
    interaction: { of: ['FarFromTheLimit', 'NearTheLimit', 'TooLong'] },
  },
  FieldGroup: {
    also: ['fieldset'],
    use: [
      'Around radios or checkboxes that answer one question; `legend` is the question, with one hint and one error for all.',
    ],
    avoid: ['Around fields of different kinds: give each its own label and let a heading part them.'],
    keyboard: 'It takes no focus; Tab goes to the choices within it.',
    spoken: 'A screen reader says the legend before the first choice, and the hint and error as its description.',
    related: ['Radio', 'Checkbox', 'Select'],
  },
  FileField: {
    also: ['file picker'],
    use: [
      'For one file that goes with a form: a video, a profile picture.',
      'Name the kinds and the size in `hint`, and give `accept` and `maxBytes`: what does not fit is refused at once, with the reason.',
    ],
    avoid: ['For several files at a time: it takes one, and a second one replaces it.'],
    keyboard:
      'Tab reaches it; Enter or Space opens the system’s dialog. A chosen file has a button that takes it away and gives the focus back.',
    spoken:
      'The label and the browser’s own words for a file field; a refused file is read at once as an alert. Dropping is never the only way.',
    related: ['UploadScreen', 'ProgressBar', 'TextField'],
    interaction: { of: ['Empty'], canBeDisabled: true },
  },
  LengthCount: {
    status: 'new',
    use: [
      'Under a text field with a limit: by `limit` of TextArea, by CountedTextField, or under a field of your own that is described by `{id}-count`.',
    ],
    avoid: ['Not beside `maxLength`, which cuts off what is pasted without a word.'],
    keyboard: 'It takes no focus.',
    spoken: 'With the description of its field; near the limit and beyond it also politely, once one pauses.',
    related: ['TextArea', 'CountedTextField'],
  },
  PasswordField: {
    status: 'new',
    use: [
      'For every password. `autoComplete` tells the browser’s store whether it is known or new.',
      'Without script the eye is not there, and the field works.',
    ],
    avoid: ['For codes that are sent by mail: they are no secret to who reads the mail, take TextField.'],
    keyboard: 'Tab reaches the field, then the button that shows the password; Space presses it.',
    spoken: 'The label and “password”; the button is a toggle named “Show password”, which says whether it is pressed.',
    related: ['TextField', 'SignInScreen', 'AccountScreen'],
    interaction: { of: ['Empty'], canBeDisabled: true },
  },
  Radio: {
    use: [
      'For two to about six choices that exclude each other, all of them in sight, in a FieldGroup that asks the question.',
    ],
    avoid: ['For more choices take Select.', 'For yes and no take Checkbox or Switch.'],
    keyboard: 'Tab reaches the chosen one of its group; arrow keys choose the next.',
    spoken: 'The legend of the group, the label, “radio button”, which one of how many, and whether it is chosen.',
    related: ['FieldGroup', 'Select', 'Checkbox'],
    interaction: { of: ['Off', 'On'], canBeDisabled: true },
  },
  Select: {
    also: ['combo box', 'drop-down list'],
    use: [
      'For one of many choices, where a list in sight would be long. It is the browser’s own, so phones show their wheel.',
      'Let the first choice be the one that changes nothing: “Any length”.',
    ],
    avoid: ['For up to six choices in a form take Radio.', 'For a list of links take Dropdown.'],
    keyboard: 'Tab reaches it; arrow keys and letters choose, Space or Alt with the down arrow opens the list.',
    spoken: 'The label, the choice and “combo box” or the system’s word for it; then the hint and the error.',
    related: ['Radio', 'Dropdown', 'FilterForm'],
    interaction: { of: ['Standard'], canBeDisabled: true },
  },
  Slider: {
    also: ['range'],
    use: ['For a value that need not be exact: volume, the size of captions. `shown` says it in words.'],
    avoid: ['For an exact number take TextField with `inputMode`.', 'For two or three steps take Radio.'],
    keyboard: 'Tab reaches it; arrow keys change it by a step, Home and End go to its ends.',
    spoken: 'The label, “slider” and the value in the words of `shown` instead of the bare number.',
    related: ['Radio', 'VideoPlayer', 'TextField'],
    interaction: { of: ['Middle'], canBeDisabled: true },
  },
  Switch: {
    also: ['toggle'],
    use: ['For a setting that takes effect at once and can be taken back: autoplay, discreet mode.'],
    avoid: ['In a form that is sent: take Checkbox, since nothing happens until then.'],
    keyboard: 'Tab reaches it and Space turns it.',
    spoken: 'The label, “switch” and whether it is on.',
    related: ['Checkbox', 'DiscreetSwitch'],
    interaction: { of: ['Off', 'On'], canBeDisabled: true },
  },
  TextArea: {
    also: ['multiline field'],
    use: [
      'For text of more than a line: a comment, a description.',
      'Give `limit` where there is one: it is counted down as people count, and longer text can be typed and is reported.',
    ],
    avoid: ['For one line take TextField: Enter sends it there, and begins a line here.'],
    keyboard: 'Tab reaches it and leaves it; Enter begins a new line.',
    spoken: 'The label, “text area”, then the hint, how many characters are left, and the error.',
    related: ['TextField', 'LengthCount', 'CommentList'],
    interaction: { of: ['Empty'], canBeDisabled: true },
  },
  TextField: {
    also: ['input'],
    use: [
      'For one line of text: a name, an address, a search on a page. Its label stays in sight.',
      'Say in `error` what is wrong and what to do; say in `hint` what would be asked otherwise.',
    ],
    avoid: [
      'For passwords take PasswordField; for the search of the header take SearchBox.',
      'Do not put the label into `placeholder`: it is gone with the first letter.',
    ],
    keyboard:
      'Tab reaches it; Enter sends the form that it stands in. What lies at its end, such as a button, comes after it.',
    spoken: 'The label, “edit text”, then the error and the hint; a field with an error is announced as invalid.',
    related: ['CountedTextField', 'PasswordField', 'TextArea', 'SearchBox', 'FieldGroup'],
    interaction: { of: ['Filled', 'Wrong'], canBeDisabled: true },
  },
};
