import type { IntlShape } from 'react-intl';
import { controlMessages, settingMessages } from './playerMessages.ts';

/** A page of the settings: the overview, or the choices of one setting. */
export type SettingPage =
  | 'all'
  | 'quality'
  | 'speed'
  | 'sound'
  | 'captions'
  | 'captionSize'
  | 'captionGround'
  | 'chapters';

const titles = {
  all: controlMessages.settings,
  quality: settingMessages.quality,
  speed: settingMessages.speed,
  sound: settingMessages.sound,
  captions: controlMessages.captions,
  captionSize: settingMessages.captionSize,
  captionGround: settingMessages.captionGround,
  chapters: settingMessages.chapters,
} as const satisfies Record<SettingPage, unknown>;

export const settingTitle = (page: SettingPage, { formatMessage }: IntlShape): string => formatMessage(titles[page]);

/** Returns the page that the back button leads to; null if there is none. */
export const pageAbove = (page: SettingPage): SettingPage | null =>
  page === 'all' ? null : page === 'captionSize' || page === 'captionGround' ? 'captions' : 'all';
