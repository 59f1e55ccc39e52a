/* oxlint-disable afterglow/no-untranslated-text, afterglow/no-text-in-object -- legal texts, chosen by country and not only by language */
import type { LegalWords } from '../../layout/links.ts';

/** The languages the notice is available in, independent of the site's own languages (R112). */
export type GateLanguage = 'en' | 'ru' | 'fr' | 'de';

/** The jurisdiction a text is written for. */
export type GateVariant = 'us' | 'fr' | 'de' | 'other';

export interface GateText {
  heading: string;
  /** The wording required by the country's law, one entry per paragraph. */
  paragraphs: readonly string[];
  accept: string;
  leave: string;
  parents: string;
  parentsLink: string;
  /** The links to the pages of the law. */
  legal: LegalWords;
}

const english = {
  heading: 'This site is for adults',
  accept: 'I am 18 or older',
  leave: 'Leave',
  parents: 'Parents: this site carries the RTA label, so that filters can block it.',
  parentsLink: 'How to set one up',
  legal: { report: 'Report or remove something', records: '18 U.S.C. 2257', privacy: 'Privacy' },
};
const russian = {
  heading: 'Этот сайт для взрослых',
  accept: 'Мне уже есть 18 лет',
  leave: 'Уйти',
  parents: 'Родителям: сайт помечен знаком RTA, по которому его блокируют фильтры.',
  parentsLink: 'Как настроить фильтр',
  legal: { report: 'Пожаловаться или удалить', records: '18 U.S.C. 2257', privacy: 'Конфиденциальность' },
};
const french = {
  heading: 'Ce site est réservé aux adultes',
  accept: 'J’ai 18 ans ou plus',
  leave: 'Quitter',
  parents: 'Parents : ce site porte le label RTA, qui permet aux filtres de le bloquer.',
  parentsLink: 'Comment installer un filtre',
  legal: { report: 'Signaler ou faire retirer un contenu', records: '18 U.S.C. 2257', privacy: 'Confidentialité' },
};
const german = {
  heading: 'Diese Seite ist nur für Erwachsene',
  accept: 'Ich bin 18 oder älter',
  leave: 'Verlassen',
  parents: 'Für Eltern: Diese Seite trägt das RTA-Label, damit Filter sie sperren können.',
  parentsLink: 'So richtest du einen Filter ein',
  legal: { report: 'Etwas melden oder entfernen lassen', records: '18 U.S.C. 2257', privacy: 'Datenschutz' },
};

/** All notices, by language and legal variant. No picture is loaded before the answer, as the text states. */
export const gateTexts: Record<GateLanguage, Record<GateVariant, GateText>> = {
  en: {
    other: {
      ...english,
      paragraphs: ['It shows material meant for people of 18 and over. Nothing of it is loaded until you answer.'],
    },
    us: {
      ...english,
      paragraphs: [
        'It shows material meant for people of 18 and over, or of the age of majority where you live if that is higher. Nothing of it is loaded until you answer.',
        'By entering you say that you are of that age and that such material is lawful where you are.',
      ],
    },
    fr: {
      ...english,
      paragraphs: [
        'French law (article 227-24 of the Penal Code) forbids showing this material to anyone under 18. Nothing of it is loaded until you answer.',
        'By entering you say that you are of age.',
      ],
    },
    de: {
      ...english,
      paragraphs: [
        'German law for the protection of young people (JMStV) allows this material for adults only. Nothing of it is loaded until you answer.',
        'By entering you say that you are 18 or older.',
      ],
    },
  },
  ru: {
    other: {
      ...russian,
      paragraphs: [
        'Здесь показаны материалы для людей старше 18 лет. Пока вы не ответите, ничего из них не загружается.',
      ],
    },
    us: {
      ...russian,
      paragraphs: [
        'Здесь показаны материалы для людей, достигших 18 лет или совершеннолетия по закону вашего штата, если оно наступает позже. Пока вы не ответите, ничего не загружается.',
        'Входя, вы подтверждаете свой возраст и то, что такие материалы разрешены там, где вы находитесь.',
      ],
    },
    fr: {
      ...russian,
      paragraphs: [
        'Закон Франции (статья 227-24 Уголовного кодекса) запрещает показывать эти материалы лицам младше 18 лет. Пока вы не ответите, ничего не загружается.',
        'Входя, вы подтверждаете, что вам есть 18 лет.',
      ],
    },
    de: {
      ...russian,
      paragraphs: [
        'Закон Германии о защите молодёжи (JMStV) разрешает эти материалы только взрослым. Пока вы не ответите, ничего не загружается.',
        'Входя, вы подтверждаете, что вам есть 18 лет.',
      ],
    },
  },
  fr: {
    other: {
      ...french,
      paragraphs: [
        'Il montre des contenus destinés aux personnes de 18 ans et plus. Rien n’en est chargé avant votre réponse.',
      ],
    },
    us: {
      ...french,
      paragraphs: [
        'Il montre des contenus destinés aux personnes de 18 ans et plus, ou ayant l’âge de la majorité de votre État s’il est plus élevé. Rien n’en est chargé avant votre réponse.',
        'En entrant, vous déclarez avoir cet âge et que ces contenus sont autorisés là où vous êtes.',
      ],
    },
    fr: {
      ...french,
      paragraphs: [
        'La loi (article 227-24 du Code pénal) interdit de montrer ces contenus aux mineurs. Rien n’en est chargé avant votre réponse.',
        'En entrant, vous déclarez être majeur.',
      ],
    },
    de: {
      ...french,
      paragraphs: [
        'La loi allemande sur la protection de la jeunesse (JMStV) réserve ces contenus aux adultes. Rien n’en est chargé avant votre réponse.',
        'En entrant, vous déclarez avoir 18 ans ou plus.',
      ],
    },
  },
  de: {
    other: {
      ...german,
      paragraphs: ['Sie zeigt Inhalte für Menschen ab 18 Jahren. Bevor du antwortest, wird nichts davon geladen.'],
    },
    us: {
      ...german,
      paragraphs: [
        'Sie zeigt Inhalte für Menschen ab 18 Jahren, oder ab der Volljährigkeit deines Bundesstaates, wenn diese höher liegt. Bevor du antwortest, wird nichts davon geladen.',
        'Mit dem Eintritt erklärst du, dass du so alt bist und dass solche Inhalte dort erlaubt sind, wo du bist.',
      ],
    },
    fr: {
      ...german,
      paragraphs: [
        'Das französische Recht (Artikel 227-24 des Strafgesetzbuchs) verbietet, diese Inhalte Menschen unter 18 zu zeigen. Bevor du antwortest, wird nichts davon geladen.',
        'Mit dem Eintritt erklärst du, dass du volljährig bist.',
      ],
    },
    de: {
      ...german,
      paragraphs: [
        'Nach dem Jugendmedienschutz-Staatsvertrag (JMStV) dürfen diese Inhalte nur Erwachsenen gezeigt werden. Bevor du antwortest, wird nichts davon geladen.',
        'Mit dem Eintritt erklärst du, dass du 18 oder älter bist.',
      ],
    },
  },
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the record above, so no more than its type says
export const gateLanguages = Object.keys(gateTexts) as GateLanguage[];

/** Whether the notice exists in a language. */
export const hasGateText = (key: string): key is GateLanguage => (gateLanguages as readonly string[]).includes(key);
