import type { IntlShape } from 'react-intl';
import { controlMessages, settingMessages } from './playerMessages.ts';

/** What the settings show: all of them, or the choices of one. */
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

/** Where the way back leads; null where there is none. */
export const pageAbove = (page: SettingPage): SettingPage | null =>
  page === 'all' ? null : page === 'captionSize' || page === 'captionGround' ? 'captions' : 'all';
