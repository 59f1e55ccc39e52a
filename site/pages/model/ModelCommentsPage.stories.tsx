import { fullModels } from '@afterglow/fixtures/data/models';
import { everyday } from '@afterglow/fixtures/worlds/everyday';
import { empty } from '@afterglow/fixtures/worlds/empty';
import { pageStory } from '@afterglow/storybook/page';
import preview from '@afterglow/storybook/preview';

const meta = preview.meta({ tags: ['!autodocs'] });
const path = `/pornstar/${fullModels.standard.dir}/comments/`;

export const Everyday = meta.story(pageStory({ world: everyday, path }));
export const Empty = meta.story(pageStory({ world: empty, path }));
