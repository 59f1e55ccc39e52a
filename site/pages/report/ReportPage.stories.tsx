import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { pageStory } from '@afterglow/storybook/page';
import preview from '@afterglow/storybook/preview';

const meta = preview.meta({ tags: ['!autodocs'] });
const path = '/report/';

export const Everyday = meta.story(pageStory({ scenario: everyday, path }));
