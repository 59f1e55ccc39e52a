/** Codes of what a mailed link has done, shown once on the sign-in page, or to members on their own. */
export type MailedLinkFlash = 'confirmed' | 'password_changed' | 'email_changed' | 'email_kept';

/** Returns the flash message of a mailed link: its code and the name of the account. */
export const mailedLinkFlash = (code: MailedLinkFlash, username: string): string => `${code}.${username}`;

/**
 * Parses the flash message of the sign-in page: the code of what has happened before, and the user name if it is known.
 * Names may contain dots.
 */
export function parseSignInFlash(flash: string | null): { code: string | null; username: string } {
  const dot = flash?.indexOf('.') ?? -1;
  return flash === null || dot === -1
    ? { code: flash, username: '' }
    : { code: flash.slice(0, dot), username: flash.slice(dot + 1) };
}
