import { signedIn, signedInCrowded, signedInEmpty } from '@afterglow/fixtures/scenarios/signedIn';
import { pageStory } from '@afterglow/storybook/page';
import preview from '@afterglow/storybook/preview';

const meta = preview.meta({ tags: ['!autodocs'] });
const path = '/notifications/';

export const Everyday = meta.story(pageStory({ scenario: signedIn, path }));
export const Empty = meta.story(pageStory({ scenario: signedInEmpty, path }));
export const Crowded = meta.story(pageStory({ scenario: signedInCrowded, path }));
