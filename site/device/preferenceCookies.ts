import type { Density } from '@afterglow/design-system/reader/density.ts';
import type { Discreet } from '@afterglow/design-system/reader/discreet.ts';
import { cookieNames } from '@afterglow/contract/cookies';

const yearSeconds = 365 * 24 * 60 * 60;

function setCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
}

/** Saves the chosen theme for the next page; the switch has already changed this one. */
export const saveTheme = (theme: string): void => setCookie(cookieNames.theme, theme);

/** Saves the language of this page as the visitor's choice. */
export const saveLanguage = (language: string): void => setCookie(cookieNames.language, language);

/** Saves what is blurred; the switch has already changed this page. */
export const saveDiscreet = (discreet: Discreet): void => setCookie(cookieNames.discreet, discreet);

/** Saves the spacing of videos in lists; the switch has already changed this page. */
export const saveDensity = (density: Density): void => setCookie(cookieNames.density, density);
