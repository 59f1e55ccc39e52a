import type { GroupGuidance } from './guidanceTypes.ts';

/** Guidance for what the law requires before the site itself. */
export const ageGate: GroupGuidance = {
  AgeGate: {
    also: ['age notice', 'legal'],
    use: [
      'Over a page that is there but inert, where the law asks for a notice. The server says so, and which text the country wants.',
    ],
    avoid: [
      'Where the law wants the age to be checked: take AgeCheck, and send nothing of the page.',
      'For cookies or news.',
    ],
    keyboard:
      'The focus starts within it; Tab walks over the answer, the way out, the help for parents and the languages. Esc does not close it.',
    spoken: 'A modal dialog named by its heading and described by its text, in the language of that text.',
    related: ['AgeCheck', 'Button', 'QuickExit'],
  },
  AgeCheck: {
    also: ['age verification'],
    use: ['As the whole page where the law wants an age to be checked before anything is shown.'],
    avoid: ['Where a notice is enough: take AgeGate, which keeps the page.'],
    keyboard: 'Tab walks over signing in, signing up and leaving, then the help for parents and the languages.',
    spoken: 'One heading and two paragraphs; no title, picture or word of any video is on the page.',
    related: ['AgeGate', 'SignInScreen', 'Mark'],
  },
};
