import { cookie } from '@afterglow/fixtures/contract/cookies';

const year = 365 * 24 * 60 * 60;

function keep(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`;
}

/** Keeps the chosen theme for the next page; the switch has already changed this one. */
export const keepTheme = (theme: string): void => keep(cookie.theme, theme);

/** Keeps whether pictures are blurred; the switch has already changed this page. */
export const keepDiscreet = (discreet: boolean): void => keep(cookie.discreet, discreet ? 'on' : 'off');
