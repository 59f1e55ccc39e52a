import { everyday } from '@afterglow/fixtures/worlds/everyday';
import { outage } from '@afterglow/fixtures/worlds/outage';
import { pageStory } from '@afterglow/storybook/page';
import preview from '@afterglow/storybook/preview';

const meta = preview.meta({ tags: ['!autodocs'] });
const path = '/signin/';

export const Everyday = meta.story(pageStory({ world: everyday, path }));
export const Outage = meta.story(pageStory({ world: outage, path }));
