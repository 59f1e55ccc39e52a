import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { empty } from '@afterglow/fixtures/scenarios/empty';
import { crowded } from '@afterglow/fixtures/scenarios/crowded';
import { pageStory } from '@afterglow/storybook/page';
import preview from '@afterglow/storybook/preview';

const meta = preview.meta({ tags: ['!autodocs'] });
const path = '/playlists/latest-updates/1/';

export const Everyday = meta.story(pageStory({ scenario: everyday, path }));
export const Empty = meta.story(pageStory({ scenario: empty, path }));
export const Crowded = meta.story(pageStory({ scenario: crowded, path }));
