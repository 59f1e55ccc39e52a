import { fullChannels } from '@afterglow/fixtures/data/channels';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { empty } from '@afterglow/fixtures/scenarios/empty';
import { pageStory } from '@afterglow/storybook/page';
import preview from '@afterglow/storybook/preview';

const meta = preview.meta({ tags: ['!autodocs'] });
const path = `/pornsite/${fullChannels.standard.dir}/`;

export const Everyday = meta.story(pageStory({ scenario: everyday, path }));
export const Empty = meta.story(pageStory({ scenario: empty, path }));
