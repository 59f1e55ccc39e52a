/** What a mailed link has done, said once on the page to sign in. */
export type MailedLinkFlash = 'confirmed' | 'password_changed';

/** The code of what was done, with the name of the account. */
export const mailedLinkFlash = (code: MailedLinkFlash, username: string): string => `${code}.${username}`;

/** The code of what has happened before signing in, and the name to sign in by if it is known; names may contain dots. */
export function parseSignInFlash(flash: string | null): { code: string | null; username: string } {
  const dot = flash?.indexOf('.') ?? -1;
  return flash === null || dot === -1
    ? { code: flash, username: '' }
    : { code: flash.slice(0, dot), username: flash.slice(dot + 1) };
}
