import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { empty } from '@afterglow/fixtures/scenarios/empty';
import { pageStory } from '@afterglow/storybook/page';
import preview from '@afterglow/storybook/preview';

const meta = preview.meta({ tags: ['!autodocs'] });
const path = '/search/1/?s=lagoon&tab=pornstars';

export const Everyday = meta.story(pageStory({ scenario: everyday, path }));
export const Empty = meta.story(pageStory({ scenario: empty, path }));
