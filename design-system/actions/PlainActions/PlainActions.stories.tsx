import preview from '@afterglow/storybook/preview';
import { noRelation, type Relation } from '@afterglow/contract/relation';
import { fromView } from '../../reader/fromView.tsx';
import type { Reader } from '../../reader/reader.ts';
import { PlainActions } from './PlainActions.tsx';
import { doneBefore } from './PlainActions.view.ts';

const meta = preview.meta({ component: PlainActions, args: { href: '#/actions/?object=video+1' } });

const relation: Relation = { ...noRelation, vote: 'liked', favourite: true, watchLater: true };
const withDone = (known: Relation, reader: Reader) => ({
  of: 'video' as const,
  href: '#/actions/?object=video+1',
  message: doneBefore({ relation: known, followsAuthor: true }, reader),
});

export const Video = meta.story({ args: { of: 'video' } });
export const Profile = meta.story({ args: { of: 'profile' } });
export const Playlist = meta.story({ args: { of: 'playlist' } });
export const DoneBefore = meta.story(fromView(PlainActions, withDone, relation));
