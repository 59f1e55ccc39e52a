import type { GroupGuidance } from './guidanceTypes.ts';

/** Guidance for primitives that are pressed. */
export const actions: GroupGuidance = {
  Button: {
    also: ['call to action'],
    use: [
      'For an action or a way on that matters: subscribe, sign in, show the filtered list.',
      'Give it an `href` when it leads to a page: it is a link then, and can be opened in another tab.',
      'Fill the one button of a view that most visitors want; outline the rest, and keep `quiet` for rows of other controls.',
      'Set `busy` while its action is on its way: it keeps its width and the focus and takes no second press.',
    ],
    avoid: [
      'Within a sentence take Link; for one of a row of choices take Chip; for an icon that everybody knows take IconButton.',
      'Do not disable it to say that a form is incomplete: let it be pressed, and answer with a sentence under the field.',
    ],
    keyboard:
      'Tab reaches it. Enter presses it, and Space too where it is a button; a busy one keeps the focus and ignores both.',
    spoken:
      'Its text, then “button” or “link”. A busy one is announced as busy and as unavailable; its icon is not read.',
    related: ['IconButton', 'Link', 'Chip', 'QuickExit'],
    interaction: { of: ['Filled', 'Outlined', 'Quiet'], canBeDisabled: true },
  },
  Chip: {
    also: ['pill', 'token'],
    use: [
      'For one short link in a row of its like: a category, an order, a suggestion.',
      'Set `selected` on the one that is shown, and `removable` on a filter that a press takes away.',
    ],
    avoid: [
      'For a keyword that a member gave a video take Tag, which is smaller and says less.',
      'For an action that leads nowhere take Button; every Chip has an address.',
    ],
    keyboard: 'Tab reaches it and Enter follows it, as with every link.',
    spoken: 'Its text and “link”; the selected one is announced as current, a removable one ends with “remove”.',
    related: ['ChipList', 'SortTabs', 'FilterBar', 'Tag'],
    interaction: { of: ['Standard', 'Selected', 'Removable'] },
  },
  IconButton: {
    also: ['icon action'],
    use: [
      'For what everybody knows by its picture: close, search, play, menu. `label` is its name for those who do not see it.',
      'Set `pressed` on a toggle, and `overPicture` where it lies on a picture or a film.',
    ],
    avoid: [
      'Where the icon needs explaining take Button with an icon and a word.',
      'Do not add `title` to it: a screen reader would say the name twice. Use Tooltip for a few words more.',
    ],
    keyboard: 'Tab reaches it; Enter presses it, and Space too unless it has an `href`.',
    spoken: '`label`, then “button” or “link”; a toggle says whether it is pressed.',
    related: ['Button', 'Tooltip', 'Menu', 'Icon'],
    interaction: { of: ['Standard', 'OverPicture'], canBeDisabled: true },
  },
  Link: {
    use: [
      'Within a sentence (`inline`), as a short way on by itself (`alone`), or in a row of links (`quiet`).',
      'Set `external` where it leaves the site: it sends no referrer, and says so.',
    ],
    avoid: [
      'Where it should look like a button take Button with an `href`.',
      'For one of many short links of a kind take Chip.',
    ],
    keyboard: 'Tab reaches it and Enter follows it.',
    spoken: 'Its text and “link”; an external one adds “leads to another site”.',
    related: ['Button', 'Chip', 'Breadcrumbs'],
    interaction: { of: ['Alone', 'Quiet', 'Outside'] },
  },
  Tabs: {
    also: ['segmented control'],
    use: [
      'For parts of one page that each have an address: the videos, details and comments of a model.',
      'Give a `count` where it helps to choose; the row scrolls sideways where it does not fit.',
      'With `side` beside the content of a place with many parts, such as the library of a member.',
    ],
    avoid: [
      'For the orders of one list take SortTabs.',
      'Do not hide parts of a form in tabs: an error in the hidden one would not be seen.',
    ],
    keyboard: 'Tab walks through the links and Enter follows one. Arrow keys do nothing, as these are links to pages.',
    spoken:
      'A navigation with the name of `label`; each link says its words and its count, the current one “current page”.',
    related: ['SortTabs', 'Chip', 'ListFrame'],
    interaction: { of: ['Standard'] },
  },
  MomentLink: {
    use: ['For a time in a text about a video, such as a comment or its description: it plays the video from there.'],
    avoid: ['For the length of a video, which leads nowhere, take Badge.', 'For a link in a sentence take Link.'],
    keyboard: 'Tab reaches it and Enter follows it.',
    spoken: '“Play from” with the time, and “link”.',
    related: ['CommentCard', 'VideoDetails', 'Link'],
    interaction: { of: ['Standard'] },
  },
  Tag: {
    also: ['label', 'keyword'],
    use: ['For a keyword that somebody gave a video; it leads to a search for it.'],
    avoid: [
      'For categories, models and orders take Chip: they are the site’s own words.',
      'Do not use it for a state such as “private”: that is a Badge.',
    ],
    keyboard: 'Tab reaches it and Enter follows it.',
    spoken: 'The keyword and “link”; the # sign is not read.',
    related: ['Chip', 'VideoDetails', 'Badge'],
    interaction: { of: ['Standard'] },
  },
};
