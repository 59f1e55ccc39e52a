import type { IconName } from '../Icon/icons.ts';

/** An action of a menu. */
export interface MenuEntry {
  label: string;
  icon?: IconName;
  /** The action is destructive and cannot be undone. */
  grave?: boolean;
  disabled?: boolean;
  onChoose: () => void;
}
