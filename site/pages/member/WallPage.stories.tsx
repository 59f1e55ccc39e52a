import { fullMembers } from '@afterglow/fixtures/data/members';
import { empty } from '@afterglow/fixtures/scenarios/empty';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { signedIn } from '@afterglow/fixtures/scenarios/signedIn';
import { pageStory } from '@afterglow/storybook/page';
import preview from '@afterglow/storybook/preview';

const meta = preview.meta({ tags: ['!autodocs'] });
const path = `/members/${fullMembers.standard.id}/wall/1/`;

export const Everyday = meta.story(pageStory({ scenario: everyday, path }));
export const Empty = meta.story(pageStory({ scenario: empty, path }));
export const Own = meta.story(pageStory({ scenario: signedIn, path: `/members/${fullMembers.own.id}/wall/1/` }));
