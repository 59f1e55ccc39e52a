import { fullChannels } from '@afterglow/fixtures/data/channels';
import { everyday } from '@afterglow/fixtures/worlds/everyday';
import { empty } from '@afterglow/fixtures/worlds/empty';
import { pageStory } from '@afterglow/storybook/page';
import preview from '@afterglow/storybook/preview';

const meta = preview.meta({ tags: ['!autodocs'] });
const path = `/pornsite/${fullChannels.standard.dir}/`;

export const Everyday = meta.story(pageStory({ world: everyday, path }));
export const Empty = meta.story(pageStory({ world: empty, path }));
