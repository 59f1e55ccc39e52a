import type { GroupGuidance } from './guidanceTypes.ts';

/** Guidance for primitives that open above the page. */
export const overlays: GroupGuidance = {
  Dropdown: {
    also: ['disclosure'],
    use: [
      'For a list of links or a small form under a button: languages, colours, a filter. It opens without script.',
      'Give `label` where the button has no words, and `align` towards the side that has room.',
    ],
    avoid: ['For actions that change something take Menu.', 'For an explanation take Popover.'],
    keyboard:
      'Tab reaches the button; Enter or Space opens it. Tab goes on into the panel, Esc closes it and gives the focus back; leaving it closes it, too.',
    spoken: 'The button’s text or `label`, and whether it is expanded; the panel is read as what it holds.',
    related: ['Menu', 'Popover', 'Select', 'FilterBar'],
    interaction: { of: ['Closed'] },
  },
  Menu: {
    also: ['context menu'],
    use: [
      'For actions on the thing beside it, the most useful first and the grave one last, in crimson.',
      'Set `iconOnly` where a row of menus would repeat the same word.',
    ],
    avoid: ['For links take Dropdown, which works without script.', 'For one or two actions show them as buttons.'],
    keyboard:
      'Enter, Space or the down arrow opens it on its first action; arrow keys and letters move, Enter chooses, Esc closes and gives the focus back.',
    spoken:
      '`label` and that it opens a menu; within it each entry is a menu item, and one that cannot be chosen says so.',
    related: ['Dropdown', 'IconButton', 'Button'],
    interaction: { of: ['Closed', 'IconOnly'] },
  },
  Popover: {
    also: ['flyout'],
    use: [
      'For an explanation, or a small form that does not leave the page. The browser opens and closes it, without script as well.',
    ],
    avoid: ['For one short sentence take Tooltip, if it is not essential.', 'For a list of links take Dropdown.'],
    keyboard: 'Enter or Space opens it; Tab goes into it; Esc or a press beside it closes it and gives the focus back.',
    spoken: 'The button’s text and whether it is expanded; the panel is a dialog named by `label`.',
    related: ['Dropdown', 'Tooltip', 'Menu'],
    interaction: { of: ['Closed'] },
  },
  Tooltip: {
    also: ['hint'],
    use: ['For a few words more about a control that has a name already: a shortcut, why something is marked.'],
    avoid: [
      'For what one must know: a finger never sees it. Write it under the field, or take Popover.',
      'Around something that takes no focus: the keyboard would never reach it.',
    ],
    keyboard: 'It shows when its control has the focus; Esc hides it until the next time.',
    spoken: 'The control’s name, then `text` as its description.',
    related: ['IconButton', 'Popover', 'Counter'],
  },
};
