import { types, vitest, type Recipe } from '../recipe.ts';

const contract = 'fixtures/contract/video.ts';
const card = 'design-system/cards/VideoCard/VideoCard.tsx';
const view = 'design-system/cards/VideoCard/VideoCard.view.ts';
const listed = `  dislikes,
  channelTitle,
  hd,
  vr,
  lang,
  private: isPrivate,
  user: { displayName },
}`;

/** The day of posting, which the API sends and rows of videos leave out, on every card of a video. */
export const cardField: Recipe = {
  heading: 'A card field',
  edits: [
    { file: contract, find: "  | 'dislikes'\n", replace: "  | 'dislikes'\n  | 'postedAt'\n" },
    { file: contract, find: `${listed}: Video)`, replace: `  postedAt,\n${listed}: Video)` },
    { file: contract, find: `${listed});`, replace: `  postedAt,\n${listed});` },
    {
      file: view,
      find: '      liked: likedPercent(video, reader),\n',
      replace: '      liked: likedPercent(video, reader),\n      posted: day(video.postedAt, reader),\n',
    },
    {
      file: card,
      find: '  /** Text for screen readers that replaces both',
      replace:
        '  /** Such as `January 26, 2026`; none by default. */\n  posted?: string;\n  /** Text for screen readers that replaces both',
    },
    {
      file: card,
      find: '      {facts.liked && (\n',
      replace: '      {facts.posted && <span data-part="card-posted">{facts.posted}</span>}\n      {facts.liked && (\n',
    },
    {
      file: card,
      find: "  & [data-part='card-views']::before,\n  & [data-part='card-liked']::before {\n    padding-inline",
      replace:
        "  & [data-part='card-views']::before,\n  & [data-part='card-posted']::before,\n  & [data-part='card-liked']::before {\n    padding-inline",
    },
    {
      file: 'design-system/cards/VideoCard/VideoCard.view.test.ts',
      find: "test('without a channel it names",
      replace: `test('a card says when the video was posted', () => {
  expect(videoCard({ ...videos.standard, postedAt: Date.UTC(2026, 0, 26) }, english).facts?.posted).toContain('2026');
});

test('without a channel it names`,
    },
    // An app that has installed the packages.
    {
      file: 'tests/package/app/src/videos.ts',
      find: '  seconds: video.seconds,\n',
      replace: '  seconds: video.seconds,\n  postedAt: video.postedAt,\n',
    },
  ],
  commands: [types, vitest('design-system/cards', 'tests/components'), 'npm run size --silent'],
};
