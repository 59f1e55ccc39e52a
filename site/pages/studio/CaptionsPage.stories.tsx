import { fullStudioVideos } from '@afterglow/fixtures/data/studio';
import { signedIn } from '@afterglow/fixtures/scenarios/signedIn';
import { pageStory } from '@afterglow/storybook/page';
import preview from '@afterglow/storybook/preview';

const meta = preview.meta({ tags: ['!autodocs'] });

export const Everyday = meta.story(
  pageStory({ scenario: signedIn, path: `/studio/${fullStudioVideos.standard.id}/?step=captions` }),
);
