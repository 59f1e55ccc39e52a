import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { empty } from '@afterglow/fixtures/scenarios/empty';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { pageStory } from '@afterglow/storybook/page';
import preview from '@afterglow/storybook/preview';

const meta = preview.meta({ tags: ['!autodocs'] });
const path = `/video/${fullVideos.standard.id}/${fullVideos.standard.dir}/?page=1`;

export const Everyday = meta.story(pageStory({ scenario: everyday, path }));
export const Empty = meta.story(pageStory({ scenario: empty, path }));
