import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { expectNone } from '../tools/expectNone.ts';
import { files } from '../tools/repository.ts';

/** Files that do not belong to a component, with the reason. */
const withoutComponent: Record<string, string> = {
  'design-system/lists/VideoItems.tsx': 'the cards of a grid, shown in the stories of VideoGrid and RelatedList',
  'design-system/lists/listItems.tsx': 'the entries of every list and their placeholders, shown in the lists’ stories',
  'design-system/lists/commentRows.tsx':
    'placeholders of comments, shown in the stories of CommentList and CommentSection',
  'design-system/modals/GuestButtons.tsx': 'two buttons of a modal’s footer, shown in the modals’ stories',
  'design-system/screens/SkeletonFrame.tsx': 'the frame around every page skeleton, shown in their stories',
  'design-system/age-gate/GateFoot.tsx': 'the end of both gates, shown in their stories',
  'design-system/primitives/Announcement.tsx': 'says something to screen readers, without markup',
  'design-system/primitives/Field.tsx': 'label, hint and error of every field, shown in the fields’ stories',
  'design-system/forms/detailFields.tsx':
    'fields of a video’s details, shown in the stories of UploadForm and VideoChangeForm',
  'design-system/reader/context.tsx': 'a context provider without markup',
  'design-system/reader/AfterglowProvider.tsx': 'a context provider without markup',
  'design-system/reader/fromView.tsx': 'renders stories',
  'design-system/reader/translatedErrors.tsx': 'renders stories of forms',
};

const all = new Set(files('design-system/*.tsx', ':!design-system/build'));
const notStories = [...all].filter((path) => !/\.(?:stories|test|view|decorator)\.tsx$|\/storyArgs\.tsx$/.test(path));
const isComponent = (path: string): boolean => basename(path) === `${basename(dirname(path))}.tsx`;

test('every component has stories, and stories a component of the same name', () => {
  expect(notStories.length).toBeGreaterThan(50);
  expectNone(
    notStories.filter((path) => isComponent(path) && !all.has(path.replace('.tsx', '.stories.tsx'))),
    'Write stories for these:',
  );
  expectNone(
    [...all].filter((path) => path.endsWith('.stories.tsx') && !all.has(path.replace('.stories.tsx', '.tsx'))),
    'These stories have no component of the same name:',
  );
});

// The lint rule for imports forbids other folders to import a part.
test('every other file is a part of the component in its folder', () => {
  expectNone(
    notStories.filter(
      (path) => !all.has(`${dirname(path)}/${basename(dirname(path))}.tsx`) && !(path in withoutComponent),
    ),
    'Move each into the folder of the component that uses it, or give it a folder and stories of its own:',
  );
  expectNone(
    Object.keys(withoutComponent).filter((path) => !all.has(path)),
    'Remove these from storyCoverage.test.ts:',
  );
});
