import { fullMembers } from '@afterglow/fixtures/data/members';
import { everyday } from '@afterglow/fixtures/worlds/everyday';
import { empty } from '@afterglow/fixtures/worlds/empty';
import { crowded } from '@afterglow/fixtures/worlds/crowded';
import { signedIn } from '@afterglow/fixtures/worlds/signedIn';
import { pageStory } from '@afterglow/storybook/page';
import preview from '@afterglow/storybook/preview';

const meta = preview.meta({ tags: ['!autodocs'] });
const path = `/members/${fullMembers.standard.id}/`;

export const Everyday = meta.story(pageStory({ world: everyday, path }));
export const Empty = meta.story(pageStory({ world: empty, path }));
export const Crowded = meta.story(pageStory({ world: crowded, path }));
export const SignedIn = meta.story(pageStory({ world: signedIn, path: `/members/${fullMembers.own.id}/` }));
