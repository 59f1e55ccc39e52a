import { fullMembers } from '@afterglow/fixtures/data/members';
import { signedIn } from '@afterglow/fixtures/scenarios/signedIn';
import { pageStory } from '@afterglow/storybook/page';
import preview from '@afterglow/storybook/preview';

const meta = preview.meta({ tags: ['!autodocs'] });

export const Everyday = meta.story(
  pageStory({ scenario: signedIn, path: `/members/${fullMembers.own.id}/playlists/1/?step=new` }),
);
