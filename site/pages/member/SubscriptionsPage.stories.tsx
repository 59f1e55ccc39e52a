import { fullMembers } from '@afterglow/fixtures/data/members';
import { signedIn, signedInEmpty } from '@afterglow/fixtures/worlds/signedIn';
import { pageStory } from '@afterglow/storybook/page';
import preview from '@afterglow/storybook/preview';

const meta = preview.meta({ tags: ['!autodocs'] });
const path = `/members/${fullMembers.own.id}/subscriptions/`;

export const Everyday = meta.story(pageStory({ world: signedIn, path }));
export const Empty = meta.story(pageStory({ world: signedInEmpty, path }));
