import { signedIn, signedInEmpty } from '@afterglow/fixtures/scenarios/signedIn';
import { pageStory } from '@afterglow/storybook/page';
import preview from '@afterglow/storybook/preview';

const meta = preview.meta({ tags: ['!autodocs'] });

export const Everyday = meta.story(pageStory({ scenario: signedIn, path: '/studio/' }));
export const Empty = meta.story(pageStory({ scenario: signedInEmpty, path: '/studio/' }));
export const OneVideo = meta.story(pageStory({ scenario: signedIn, path: '/studio/100000001/' }));
