import type { GroupGuidance } from './guidanceTypes.ts';

/** Guidance for what sorts and filters a list. */
export const filters: GroupGuidance = {
  SortTabs: {
    also: ['order'],
    use: ['For the orders of one list, one of them chosen; each has an address of its own.'],
    avoid: ['For parts of a page take Tabs.', 'For what narrows the list take FilterBar.'],
    keyboard: 'Tab walks through the links and Enter follows one; the row scrolls to the one that has the focus.',
    spoken: 'A navigation named “Order”; the chosen one is announced as current.',
    related: ['Chip', 'ListFrame', 'FilterBar'],
    interaction: { of: ['Standard'] },
  },
  FilterBar: {
    also: ['facets'],
    use: [
      'For up to three filters with few choices each. A chosen value takes its filter’s place, and a press takes it away.',
    ],
    avoid: ['For more than three take FilterForm, which sends them together.'],
    keyboard:
      'Enter or Space opens a filter, Tab walks through its choices, Esc closes it; opening one closes the other.',
    spoken: 'A navigation named “Filters”; a chosen value ends with “remove”, so that it is clear what a press does.',
    related: ['FilterForm', 'Chip', 'Dropdown', 'ListFrame'],
    interaction: { of: ['OneChosen'] },
  },
  FilterForm: {
    also: ['facets'],
    use: [
      'For many filters of one list in a panel, sent together; what is chosen stands beside it as chips.',
      'A field without `choices` is typed: the number of a member.',
    ],
    avoid: ['For three or fewer take FilterBar: one press less each.'],
    keyboard: 'Enter or Space opens the panel, Tab walks through the fields, Enter sends them, Esc closes it.',
    spoken: 'A button “Filters” and whether it is expanded; within it fields with labels and the button “Show”.',
    related: ['FilterBar', 'Select', 'Chip', 'ModelListScreen'],
    interaction: { of: ['TwoChosen'] },
  },
};
