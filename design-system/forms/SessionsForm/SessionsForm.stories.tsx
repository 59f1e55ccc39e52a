import { ownSessions } from '@afterglow/fixtures/data/sessions';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import { translatedErrors } from '../../reader/translatedErrors.tsx';
import { fromView } from '../../reader/fromView.tsx';
import { SessionsForm } from './SessionsForm.tsx';
import { sessionsForm } from './SessionsForm.view.ts';

const ended: unknown[] = [];
const onSubmit = fn((event: { preventDefault: () => void; currentTarget: HTMLFormElement }) => {
  event.preventDefault();
  ended.push(new FormData(event.currentTarget).get('end'));
});
const sessions = Object.values(ownSessions);

const meta = preview.meta({ component: SessionsForm, render: translatedErrors(SessionsForm) });

export const Standard = meta.story(fromView(SessionsForm, sessionsForm, sessions));
export const OnlyThisDevice = meta.story(fromView(SessionsForm, sessionsForm, [ownSessions.laptop]));
export const Busy = meta.story({
  ...fromView(SessionsForm, sessionsForm, sessions, { busy: true, onSubmit }),
  ...played,
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    const [first, ...others] = canvas.getAllByRole('button');
    await userEvent.click(first ?? canvas.getByRole('region'));
    for (const other of others) await userEvent.click(other);
    await expect(first).toHaveAttribute('aria-busy', 'true');
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
});
export const RefusedByTheServer = meta.story(
  fromView(SessionsForm, sessionsForm, sessions, { errors: { notify: 'It is not here any more.' } }),
);
export const OneEnded = meta.story(
  fromView(SessionsForm, sessionsForm, [ownSessions.laptop, ownSessions.unknown], {
    done: 'Safari on iPhone has been signed out.',
  }),
);
export const EndedByKeyboard = meta.story({
  ...fromView(SessionsForm, sessionsForm, sessions, { onSubmit }),
  ...played,
  play: async ({ userEvent }) => {
    ended.length = 0;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(ended).toEqual([ownSessions.phone.id]);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(ended).toEqual([ownSessions.phone.id, 'others']);
  },
});
