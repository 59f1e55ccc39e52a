/* oxlint-disable afterglow/no-untranslated-text, afterglow/no-text-in-object -- Russian only, whatever the language of the page (R106) */

/** Texts of the modal, which is for readers of Russian only. */
export const texts = {
  title: 'Скачать видео',
  description: 'Подпишитесь на наш канал в Telegram, подождите десять секунд, и загрузка откроется.',
  subscribe: 'Подписаться',
  download: 'Скачать',
  subscribeFirst: 'Сначала подпишитесь на канал.',
  ready: 'Спасибо! Теперь видео можно скачать.',
};

const forms = new Intl.PluralRules('ru');
const seconds: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'секунду', few: 'секунды' };

/** Formats the remaining seconds: “Ещё 3 секунды”. */
export const waitText = (count: number): string => `Ещё ${count} ${seconds[forms.select(count)] ?? 'секунд'}`;
