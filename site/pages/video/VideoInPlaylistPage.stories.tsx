import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { playlists } from '@afterglow/fixtures/data/playlists';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { empty } from '@afterglow/fixtures/scenarios/empty';
import { signedIn } from '@afterglow/fixtures/scenarios/signedIn';
import { pageStory } from '@afterglow/storybook/page';
import preview from '@afterglow/storybook/preview';

const meta = preview.meta({ tags: ['!autodocs'] });
const { id, dir } = fullVideos.standard;
const path = `/video/${id}/${dir}/?playlist=${playlists.standard.id}&loop=1`;

export const Everyday = meta.story(pageStory({ scenario: everyday, path }));
export const SignedIn = meta.story(pageStory({ scenario: signedIn, path }));
/** The list has no videos any more. */
export const Empty = meta.story(pageStory({ scenario: empty, path }));
