import type { GroupGuidance } from './guidanceTypes.ts';

/** Guidance for the facts about an item on its own page. */
export const facts: GroupGuidance = {
  ChannelLine: {
    use: [
      'For the owner of a video or playlist: picture, name and subscribers, with a button beside it if there is one.',
    ],
    avoid: ['In a list take ChannelCard.', 'At the head of the owner’s own page take ProfileHead.'],
    keyboard: 'Tab reaches the name if it has a page, then what stands beside it.',
    spoken: 'The name as a link, then the number of subscribers; the picture is not read.',
    related: ['Avatar', 'ChannelCard', 'ProfileHead', 'VideoScreen'],
    interaction: { of: ['Standard'] },
  },
  FactTable: {
    use: ['For a description and named facts of a person, a channel or a playlist. What is not known has no row.'],
    avoid: [
      'For figures in a line take VideoFacts.',
      'For data of several things: this is one thing’s list, not a table.',
    ],
    keyboard: 'It takes no focus; values that are links do.',
    spoken: 'A description list: the name of each fact, then its value.',
    related: ['ProfileHead', 'ModelScreen', 'MemberScreen', 'ChannelScreen'],
  },
  StudioDays: {
    status: 'new',
    use: ['For what a video got on each of the last thirty days: sums, a chart of the views, and a table.'],
    avoid: ['For counters of a whole life take VideoFacts.'],
    keyboard: 'Tab reaches the switch that opens the table.',
    spoken:
      'A description list of sums, the chart as a picture that says its highest value, and a table with headings.',
    related: ['StudioVideoScreen', 'FactTable'],
  },
  ProfileHead: {
    use: ['At the head of the page of a model, channel or member: cover, picture, name and a line of facts.'],
    avoid: ['For lists take ListHead.', 'Beside a video take ChannelLine.'],
    keyboard: 'It takes no focus; buttons that are given to it do.',
    spoken: 'The name as a heading of level 1, then the facts; pictures are not read.',
    related: ['Avatar', 'Tabs', 'ModelScreen', 'ChannelScreen', 'MemberScreen'],
  },
  VideoDetails: {
    use: [
      'Under a video: description, models, categories and tags. Long texts and many tags fold; nothing known, nothing drawn.',
    ],
    avoid: ['For the details of a person take FactTable.'],
    keyboard: 'Tab walks through the links; Enter or Space on “Show more” unfolds.',
    spoken: 'A heading for each kind, then its links; folded text is whole for screen readers.',
    related: ['ChipList', 'Tag', 'VideoFacts', 'VideoScreen'],
  },
  VideoFacts: {
    use: [
      'For views, day and rating of a video, in one line under its title.',
      'Give `counts` where no VoteButtons and no ChannelLine beside it show likes, dislikes and subscribers.',
    ],
    avoid: ['On cards: VideoCard has its own line.', 'For facts with names take FactTable.'],
    keyboard: 'It takes no focus.',
    spoken:
      'The facts one after the other, counts in full with their unit; the day is a date that machines can read, too.',
    related: ['Rating', 'VideoScreen', 'VideoDetails'],
  },
};
