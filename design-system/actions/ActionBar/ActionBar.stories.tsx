import type { Relation } from '@afterglow/contract/relation';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { useReader } from '../../reader/context.tsx';
import { fromView } from '../../reader/fromView.tsx';
import type { Reader } from '../../reader/reader.ts';
import { refusalToast } from '../../feedback/Toasts/Toasts.view.ts';
import { Toasts } from '../../feedback/Toasts/Toasts.tsx';
import type { ActionRefusal } from '../actionState.ts';
import { useOptimisticAction } from '../useOptimisticAction.ts';
import { holding, messageText } from '../../reader/messageText.ts';
import { ActionBar, type ActionBarProps } from './ActionBar.tsx';
import { actionBar } from './ActionBar.view.ts';

const meta = preview.meta({ component: ActionBar });

const video = fullVideos.standard;
const before = { vote: null, favourite: false, watchLater: false };
const after = { vote: 'liked', favourite: true, watchLater: true } as const;

type OwnRelation = Pick<Relation, 'vote' | 'favourite' | 'watchLater'>;

/** Adds what the page provides for a member: the relation to the video, and the handlers. */
function forMember({ vote, favourite, watchLater }: OwnRelation, reader: Reader): ActionBarProps {
  const bar = actionBar({ video, signedIn: true }, reader);
  return {
    ...bar,
    vote: bar.vote && { ...bar.vote, vote, busy: false, onVote: fn() },
    favourite: { on: favourite, onPress: fn() },
    watchLater: { on: watchLater, onPress: fn() },
    addTo: { onPress: fn() },
  };
}

const busy = (relation: OwnRelation, reader: Reader): ActionBarProps => {
  const bar = forMember(relation, reader);
  return { ...bar, vote: bar.vote && { ...bar.vote, busy: true } };
};

export const Standard = meta.story(fromView(ActionBar, forMember, before));
export const AllOn = meta.story(fromView(ActionBar, forMember, after));
export const Guest = meta.story(fromView(ActionBar, actionBar, { video, signedIn: false }));
/** Shown to a member while the relation to the video is loading. */
export const RelationPending = meta.story(fromView(ActionBar, actionBar, { video, signedIn: true }));
export const NoVotes = meta.story(fromView(ActionBar, actionBar, { video: fullVideos.noVotes, signedIn: false }));
export const Busy = meta.story(fromView(ActionBar, busy, after));
/** An ActionBar whose favourite button gets its replies from `send`. */
function Answered({ send }: { send: () => Promise<ActionRefusal | null> }) {
  const reader = useReader();
  const { value, busy, refusal, press } = useOptimisticAction(false, send);
  const toasts = refusal ? [{ id: refusal.code, ...refusalToast(refusal, reader, 'favourite') }] : [];
  return (
    <>
      <ActionBar {...forMember(before, reader)} favourite={{ on: value, busy, onPress: () => press(!value) }} />
      <Toasts toasts={toasts} onDismiss={fn()} />
    </>
  );
}

const favourite = () => ({ name: messageText('favouriteButton.favourite') });
export const PressShowsAtOnce = meta.story({
  render: () => <Answered send={() => new Promise(() => {})} />,
  ...played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', favourite()));
    await expect(canvas.getByRole('button', favourite())).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', favourite())).toHaveAttribute('aria-busy', 'true');
  },
});
export const PressIsTakenBack = meta.story({
  render: () => <Answered send={async () => ({ code: 'limit_user' })} />,
  ...played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', favourite()));
    await waitFor(() => expect(canvas.getByText(holding('action.limit'))).toBeVisible());
    await expect(canvas.getByRole('button', favourite())).toHaveAttribute('aria-pressed', 'false');
  },
});
