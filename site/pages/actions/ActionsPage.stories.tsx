import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { signedIn } from '@afterglow/fixtures/scenarios/signedIn';
import { pageStory } from '@afterglow/storybook/page';
import preview from '@afterglow/storybook/preview';

const meta = preview.meta({ tags: ['!autodocs'] });
const path = `/actions/?object=video+${fullVideos.standard.id}`;

export const Everyday = meta.story(pageStory({ scenario: signedIn, path }));
export const Guest = meta.story(pageStory({ scenario: everyday, path }));
