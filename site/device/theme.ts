import { cookie } from '@afterglow/fixtures/contract/cookies';

const year = 365 * 24 * 60 * 60;

/** Keeps the chosen theme for the next page; the switch has already changed this one. */
export function keepTheme(theme: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookie.theme}=${theme}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`;
}
