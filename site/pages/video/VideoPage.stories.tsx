import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { everyday } from '@afterglow/fixtures/worlds/everyday';
import { empty } from '@afterglow/fixtures/worlds/empty';
import { crowded } from '@afterglow/fixtures/worlds/crowded';
import { signedIn } from '@afterglow/fixtures/worlds/signedIn';
import { outage } from '@afterglow/fixtures/worlds/outage';
import { pageStory } from '@afterglow/storybook/page';
import preview from '@afterglow/storybook/preview';

const meta = preview.meta({ tags: ['!autodocs'] });
const path = `/video/${fullVideos.standard.id}/${fullVideos.standard.dir}/`;

export const Everyday = meta.story(pageStory({ world: everyday, path }));
export const Empty = meta.story(pageStory({ world: empty, path }));
export const Crowded = meta.story(pageStory({ world: crowded, path }));
export const SignedIn = meta.story(pageStory({ world: signedIn, path }));
export const Outage = meta.story(pageStory({ world: outage, path }));
