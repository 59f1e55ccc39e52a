import preview from '@afterglow/storybook/preview';
import { Notice } from './Notice.tsx';

const meta = preview.meta({ component: Notice });

export const Missing = meta.story({
  args: {
    scene: 'missing',
    level: 1,
    heading: 'Content not found!',
    sentence: 'The address leads nowhere. Perhaps it has a letter too many, or what was here is gone.',
    way: { href: '#/', label: 'Go to the home page' },
  },
});
export const Refused = meta.story({
  args: {
    scene: 'refused',
    level: 2,
    heading: 'Please sign in',
    sentence: 'Please log in to complete this action',
    way: { href: '#/signin/', label: 'Sign in' },
  },
});
export const Failed = meta.story({
  args: {
    scene: 'failed',
    level: 1,
    heading: 'This did not come through',
    sentence: 'Our catalogue does not answer at the moment. Try again in a little while.',
    way: { href: '#/here/', label: 'Try again', 'data-retry': '' },
  },
});
export const Empty = meta.story({
  args: {
    scene: 'empty',
    level: 3,
    heading: 'Nothing here yet',
    sentence: 'Videos that you watch are listed here, on this device only.',
    way: { href: '#/videos/', label: 'Find something to watch' },
  },
});
export const Sent = meta.story({
  args: {
    scene: 'sent',
    level: 1,
    heading: 'Thank you',
    sentence: 'We have your report and look at it within a day.',
    way: { href: '#/', label: 'Back to the video' },
  },
});
export const NoWayOn = meta.story({
  args: { scene: 'refused', heading: 'A closed list', sentence: 'You do not have permission to view.' },
});
export const LongText = meta.story({
  args: {
    scene: 'failed',
    heading: 'Die Benachrichtigungseinstellungen konnten wegen einer Verbindungsunterbrechung nicht gespeichert werden',
    sentence:
      'Die Verbindung ist abgerissen, bevor deine Angaben vollständig bei uns angekommen sind. Es ist nichts verloren: Alles, was du eingegeben hast, steht noch im Formular und lässt sich mit einem Druck noch einmal absenden.',
    way: { href: '#/', label: 'Zurück zum Formular und alles noch einmal absenden' },
  },
});
