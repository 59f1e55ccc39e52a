import type { LegalVariant } from '@afterglow/contract/gate';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { languageLinks } from '../../layout/LanguagePicker/languageLinks.ts';
import { legalLinks } from '../../layout/LegalLinks/LegalLinks.view.ts';
import { mark } from '../../primitives/Mark/Mark.view.ts';
import type { Reader } from '../../reader/reader.ts';
import type { AgeGateProps } from './AgeGate.tsx';

const messages = defineMessages({
  heading: { id: 'ageGate.heading', defaultMessage: 'This site is for adults' },
  accept: { id: 'ageGate.accept', defaultMessage: 'I am 18 or older' },
  leave: { id: 'ageGate.leave', defaultMessage: 'Leave' },
  parents: {
    id: 'ageGate.parents',
    defaultMessage: 'Parents: this site carries the RTA label, so that filters can block it.',
  },
  parentsLink: { id: 'ageGate.parentsLink', defaultMessage: 'How to set one up' },
  other: {
    id: 'ageGate.other',
    defaultMessage: 'It shows material meant for people of 18 and over. Nothing of it is loaded until you answer.',
  },
  us1: {
    id: 'ageGate.us1',
    defaultMessage:
      'It shows material meant for people of 18 and over, or of the age of majority where you live if that is higher. Nothing of it is loaded until you answer.',
  },
  us2: {
    id: 'ageGate.us2',
    defaultMessage: 'By entering you say that you are of that age and that such material is lawful where you are.',
  },
  fr1: {
    id: 'ageGate.fr1',
    defaultMessage:
      'French law (article 227-24 of the Penal Code) forbids showing this material to anyone under 18. Nothing of it is loaded until you answer.',
  },
  fr2: { id: 'ageGate.fr2', defaultMessage: 'By entering you say that you are of age.' },
  de1: {
    id: 'ageGate.de1',
    defaultMessage:
      'German law for the protection of young people (JMStV) allows this material for adults only. Nothing of it is loaded until you answer.',
  },
  de2: { id: 'ageGate.de2', defaultMessage: 'By entering you say that you are 18 or older.' },
});

/** The paragraphs that the law of a country requires (R112). */
const paragraphs: Record<LegalVariant, readonly MessageDescriptor[]> = {
  other: [messages.other],
  us: [messages.us1, messages.us2],
  fr: [messages.fr1, messages.fr2],
  de: [messages.de1, messages.de2],
};

/** @param variant depends on the visitor's country (D31) */
export function ageGate(variant: LegalVariant, reader: Reader): AgeGateProps {
  const { formatMessage } = reader.intl;
  return {
    text: {
      heading: formatMessage(messages.heading),
      paragraphs: paragraphs[variant].map((one) => formatMessage(one)),
      accept: formatMessage(messages.accept),
      leave: formatMessage(messages.leave),
      parents: formatMessage(messages.parents),
      parentsLink: formatMessage(messages.parentsLink),
    },
    form: { action: reader.href.preferences(), next: reader.href.here() },
    hrefs: { leave: reader.brand.neutral, parentalControl: reader.brand.parentalControl },
    legal: legalLinks(null, reader),
    logo: mark(reader),
    languages: languageLinks(reader),
  };
}
