import type { GroupGuidance } from './guidanceTypes.ts';

/** Note on keyboards for everything that takes no focus. */
const noFocus = 'It takes no focus.';

/** Guidance for primitives that only display something. */
export const display: GroupGuidance = {
  Avatar: {
    also: ['profile picture'],
    use: ['Beside the name of a person or a channel; without a picture it shows the first letter on a gradient.'],
    avoid: ['Alone: it has no name of its own, so that nobody would hear whose it is.'],
    keyboard: noFocus,
    spoken:
      'Nothing: it is hidden from screen readers, since the name beside it is read. Say “online” in words as well.',
    related: ['ChannelLine', 'ProfileHead', 'CommentList', 'MemberCard'],
  },
  Badge: {
    also: ['counter', 'pill'],
    use: [
      'For a word or two about the thing beside it or under it: a length, HD, New, a count.',
      'Set `overPicture` on pictures: it brings its own ground and looks the same in both themes.',
    ],
    avoid: ['For something to press take Chip.', 'Gold is for quality alone; do not draw attention with it.'],
    keyboard: noFocus,
    spoken: 'Its text, where it stands. Over a picture the card around it says the same in words.',
    related: ['Chip', 'VideoCard', 'Rating'],
  },
  Counter: {
    use: ['For a count that is short to the eye and whole to the ear; `label` has the number and its unit.'],
    avoid: ['Within a sentence: write the number out there.', 'For a share of likes take Rating.'],
    keyboard: 'It takes no focus; the whole number is shown to a pointer.',
    spoken: '`label`, such as “1,234 views”; the short form and the icon are not read.',
    related: ['Rating', 'VideoFacts'],
  },
  RelativeTime: {
    also: ['time ago', 'date'],
    use: [
      'For when something was written or done, where people read it while it is new: comments, messages, notifications.',
    ],
    avoid: ['For a date that belongs to a thing, such as the day on which a video was added: write the date.'],
    keyboard: noFocus,
    spoken: 'Its text: “5 minutes ago”, or the date from a week on and without JavaScript.',
    related: ['CommentCard', 'MessageThread', 'Conversation'],
  },
  Icon: {
    use: ['Beside text, or in a control that has a name. `filled` marks what is on.'],
    avoid: ['By itself as the only sign of something: put it into an IconButton or beside a word.'],
    keyboard: noFocus,
    spoken: 'Nothing: it is hidden from screen readers.',
    related: ['IconButton', 'Button', 'Badge'],
  },
  Image: {
    use: [
      'For pictures in lists. Give the width and height that it is drawn in, so that nothing moves when it comes.',
      'Set `eager` for the first row of a page, and `first` for the picture that the eye meets first.',
    ],
    avoid: ['Where one picture matters and may fail take LazyImage, which says that it did not come.'],
    keyboard: noFocus,
    spoken: '`alt`; empty where a title beside it says the same, as on every card.',
    related: ['LazyImage', 'Avatar', 'VideoCard'],
  },
  LazyImage: {
    use: ['For a picture that is the matter itself: it breathes while it loads, and shows a broken one as such.'],
    avoid: ['In lists take Image: this one has a state and costs a render each.'],
    keyboard: noFocus,
    spoken: '`alt`, also of the sign for a picture that did not come.',
    related: ['Image', 'Skeleton'],
  },
  Mark: {
    also: ['logo'],
    use: [
      'For the site’s logo: in the header, the footer, on the gate. `markOnly` hides the name where there is no room.',
    ],
    avoid: ['As a decoration in the text: it is the name of the site and is read as such.'],
    keyboard: 'It takes no focus; the link around it does.',
    spoken: 'The name of the site, hidden or not; the mark itself is not read.',
    related: ['Header', 'Footer', 'AgeGate'],
  },
  PendingText: {
    status: 'new',
    use: [
      'For a text that a view may not know yet: the same component draws the text and its placeholder, at the same height.',
      'Set `announced` once a page, on its heading.',
    ],
    avoid: ['For a whole list or card: take its skeleton.', 'For a text that is always there: write it.'],
    keyboard: noFocus,
    spoken: 'The text once it is there; before that nothing, or “loading” where `announced` is set.',
    related: ['Skeleton', 'Spinner', 'VideoFacts', 'ProfileHead'],
  },
  ProgressBar: {
    also: ['meter'],
    use: ['For something that has an end, such as an upload; without a `value` it shows only that it goes on.'],
    avoid: [
      'For waiting whose shape is known take Skeleton; for a short wait take Spinner.',
      'On a picture take WatchedBar.',
    ],
    keyboard: noFocus,
    spoken: '`label`, “progress bar” and the share in percent.',
    related: ['Spinner', 'Skeleton', 'WatchedBar', 'UploadScreen'],
  },
  Rating: {
    also: ['stars', 'score'],
    use: [
      'For the share of likes; without votes it is not there at all. Add `bar` where there is room for a second look.',
    ],
    avoid: ['For counts take Counter.', 'Do not colour anything else of its line: gold is for this and for HD.'],
    keyboard: 'It takes no focus; the sentence is shown to a pointer.',
    spoken: '`label`, such as “92% liked”; the bare figure and the bar are not read.',
    related: ['Counter', 'VideoFacts', 'Badge'],
  },
  Skeleton: {
    also: ['placeholder', 'shimmer'],
    use: ['In the place of content that is loading, in its size and shape, so that nothing moves when it comes.'],
    avoid: [
      'Where the shape is not known take Spinner.',
      'For an action that takes long take Button with `busy`: nothing of the page is missing then.',
    ],
    keyboard: noFocus,
    spoken: 'Nothing: it is hidden. The heading or region around it says that something is loading.',
    related: ['PendingText', 'Spinner', 'VideoCardSkeleton', 'ListFrameSkeleton'],
  },
  Spinner: {
    also: ['loader'],
    use: ['For a short wait whose result has no known shape; in a button it comes with `busy`.'],
    avoid: ['For lists and pages take a skeleton of their shape.', 'For what has an end take ProgressBar.'],
    keyboard: noFocus,
    spoken: '`label`, announced when it appears; without one it is hidden, as the text beside it says so.',
    related: ['Skeleton', 'ProgressBar', 'Button'],
  },
  Text: {
    use: [
      'For text on a page that no component draws: a paragraph of a form, a heading of a settings page.',
      '`element` is what it is, `look` is how it is set: the one does not follow from the other.',
    ],
    avoid: [
      'Within a component: style the part there, by its name.',
      'For a text that may not have come yet take PendingText.',
    ],
    keyboard: noFocus,
    spoken: 'As its element: a heading is a heading of its level, a paragraph is plain text. Cut lines are read whole.',
    related: ['PendingText', 'Link', 'ListHead'],
  },
  VisuallyHidden: {
    use: ['For words that eyes get from a picture or a place: “here now”, “, remove”, the heading of a list.'],
    avoid: [
      'To hide what nobody needs: leave it out.',
      'Around something that takes focus: it would vanish from sight.',
    ],
    keyboard: 'It takes no focus, and must hold nothing that does.',
    spoken: 'Its text, where it stands in the page.',
    related: ['Counter', 'Chip', 'Rating'],
  },
};
