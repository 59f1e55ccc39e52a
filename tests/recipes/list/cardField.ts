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

/** The lines of the best file, which the API sends and rows of videos leave out, on every card of a video. */
export const cardField: Recipe = {
  heading: 'A card field',
  edits: [
    { file: contract, find: "  | 'dislikes'\n", replace: "  | 'dislikes'\n  | 'height'\n" },
    { file: contract, find: `${listed}: Video)`, replace: `  height,\n${listed}: Video)` },
    { file: contract, find: `${listed});`, replace: `  height,\n${listed});` },
    {
      file: view,
      find: '  liked: likedPercent(video, reader),\n',
      replace: `  liked: likedPercent(video, reader),
  lines: video.height > 0 ? \`\${video.height}p\` : '',
`,
    },
    {
      file: card,
      find: '  /** Text for screen readers that replaces both',
      replace:
        '  /** Such as `2160p`; none by default. */\n  lines?: string;\n  /** Text for screen readers that replaces both',
    },
    {
      file: card,
      find: '      {facts.liked && (\n',
      replace: '      {facts.lines && <span data-part="card-lines">{facts.lines}</span>}\n      {facts.liked && (\n',
    },
    {
      file: card,
      find: "  & [data-part='card-views']::before,\n  & [data-part='card-liked']::before {\n    padding-inline",
      replace:
        "  & [data-part='card-views']::before,\n  & [data-part='card-lines']::before,\n  & [data-part='card-liked']::before {\n    padding-inline",
    },
    {
      file: 'design-system/cards/VideoCard/VideoCard.view.test.ts',
      find: "test('without a channel it names",
      replace: `test('a card says how many lines the best file has', () => {
  expect(videoCard({ ...videos.standard, height: 2160 }, english).facts?.lines).toBe('2160p');
});

test('without a channel it names`,
    },
    // An app that has installed the packages.
    {
      file: 'tests/package/app/src/videos.ts',
      find: '  seconds: video.seconds,\n',
      replace: '  seconds: video.seconds,\n  height: 2160,\n',
    },
  ],
  commands: [types, vitest('design-system/cards', 'tests/components'), 'npm run size --silent'],
};
