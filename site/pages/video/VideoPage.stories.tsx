import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { empty } from '@afterglow/fixtures/scenarios/empty';
import { crowded } from '@afterglow/fixtures/scenarios/crowded';
import { signedIn } from '@afterglow/fixtures/scenarios/signedIn';
import { outage } from '@afterglow/fixtures/scenarios/outage';
import { pageStory } from '@afterglow/storybook/page';
import preview from '@afterglow/storybook/preview';

const meta = preview.meta({ tags: ['!autodocs'] });
const path = `/video/${fullVideos.standard.id}/${fullVideos.standard.dir}/`;

export const Everyday = meta.story(pageStory({ scenario: everyday, path }));
export const Empty = meta.story(pageStory({ scenario: empty, path }));
export const Crowded = meta.story(pageStory({ scenario: crowded, path }));
export const SignedIn = meta.story(pageStory({ scenario: signedIn, path }));
export const Outage = meta.story(pageStory({ scenario: outage, path }));
