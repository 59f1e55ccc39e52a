import type { SharedConfig } from '../kit/config.ts';
import type { MemberMenu } from './member/MemberMenu.tsx';
import type { UnidentifiedMenu } from './member/UnidentifiedMenu.tsx';

let menu: typeof MemberMenu | null = null;
let unidentified: typeof UnidentifiedMenu | null = null;

/** The member's own menu in the header, once its code is loaded. */
export const memberMenu = (): typeof MemberMenu | null => menu;

/** What stands for it while nobody knows whose session it is. */
export const unidentifiedMenu = (): typeof UnidentifiedMenu | null => unidentified;

/** Loads that code, which guests do without; call it before rendering a page for a member. */
export async function loadMemberMenu(): Promise<void> {
  menu = (await import('./member/MemberMenu.tsx')).MemberMenu;
}

export async function loadUnidentifiedMenu(): Promise<void> {
  unidentified = (await import('./member/UnidentifiedMenu.tsx')).UnidentifiedMenu;
}

/** What the header of this visitor needs. */
export async function loadHeaderMenu({ user, unidentified: unknown }: Pick<SharedConfig, 'user' | 'unidentified'>) {
  if (user) await loadMemberMenu();
  else if (unknown) await loadUnidentifiedMenu();
}
