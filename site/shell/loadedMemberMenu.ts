import type { SharedConfig } from '../shared/config.ts';
import type { MemberMenu } from './member/MemberMenu.tsx';
import type { UnidentifiedMenu } from './member/UnidentifiedMenu.tsx';

let menu: typeof MemberMenu | null = null;
let unidentified: typeof UnidentifiedMenu | null = null;

/** Returns the member's own menu in the header; null until its code is loaded. */
export const memberMenu = (): typeof MemberMenu | null => menu;

/** Returns the menu in its place while the session is unidentified; null until its code is loaded. */
export const unidentifiedMenu = (): typeof UnidentifiedMenu | null => unidentified;

/** Loads the member's menu, which guests do not need. Call it before rendering a page for a member. */
export async function loadMemberMenu(): Promise<void> {
  menu = (await import('./member/MemberMenu.tsx')).MemberMenu;
}

export async function loadUnidentifiedMenu(): Promise<void> {
  unidentified = (await import('./member/UnidentifiedMenu.tsx')).UnidentifiedMenu;
}

/** Loads the menu that the header of this visitor needs, if any. */
export async function loadHeaderMenu({ user, unidentified: unknown }: Pick<SharedConfig, 'user' | 'unidentified'>) {
  if (user) await loadMemberMenu();
  else if (unknown) await loadUnidentifiedMenu();
}
