import { SessionsForm } from '@afterglow/design-system/forms/SessionsForm';
import { sessionEnded, sessionsForm } from '@afterglow/design-system/forms/SessionsForm/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { OwnSession } from '@afterglow/contract/ownPage';
import { useState } from 'react';
import { sessions as sessionsToEnd } from '../../../data/accountForms.ts';
import { sessionsRead } from '../../../data/members.ts';
import { reread } from '../../../runtime/data/useResource.ts';
import { useFlash } from '../../../shared/submitted.ts';
import { fieldIn } from './fieldIn.ts';
import type { SettingProps } from './Profile.tsx';
import { useSetting } from './useSetting.ts';

/**
 * Returns what was ended without script: `others`, or an empty text for one device, which is not named; null for
 * nothing.
 */
const endedBefore = (flash: string | null): string | null =>
  flash === 'sessions.others' ? 'others' : flash === 'sessions' ? '' : null;

/** The devices on which the member is signed in. */
export function Devices({ tab, sessions }: SettingProps & { sessions: readonly OwnSession[] }) {
  const reader = useReader();
  const before = endedBefore(useFlash());
  const [outcome, setOutcome] = useState(before === null ? undefined : sessionEnded(before, [], reader));
  const { action, errors, busy, onSubmit } = useSetting(sessionsToEnd, 'sessions', tab, (form) => {
    setOutcome(sessionEnded(fieldIn(form, 'end'), sessions, reader));
    reread(sessionsRead);
  });
  return (
    <SessionsForm
      {...sessionsForm(sessions, reader)}
      {...{ action, errors, busy, onSubmit }}
      done={busy ? undefined : outcome}
    />
  );
}
