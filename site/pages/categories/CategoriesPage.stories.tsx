import { everyday } from '@afterglow/fixtures/worlds/everyday';
import { empty } from '@afterglow/fixtures/worlds/empty';
import { crowded } from '@afterglow/fixtures/worlds/crowded';
import { pageStory } from '@afterglow/storybook/page';
import preview from '@afterglow/storybook/preview';

const meta = preview.meta({ tags: ['!autodocs'] });
const path = '/categories/';

export const Everyday = meta.story(pageStory({ world: everyday, path }));
export const Empty = meta.story(pageStory({ world: empty, path }));
export const Crowded = meta.story(pageStory({ world: crowded, path }));
