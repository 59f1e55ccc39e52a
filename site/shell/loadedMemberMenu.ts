import type { MemberMenu } from './member/MemberMenu.tsx';

let menu: typeof MemberMenu | null = null;

/** The member's own menu in the header, once its code is loaded. */
export const memberMenu = (): typeof MemberMenu | null => menu;

/** Loads that code, which guests do without; call it before rendering a page for a member. */
export async function loadMemberMenu(): Promise<void> {
  menu = (await import('./member/MemberMenu.tsx')).MemberMenu;
}
