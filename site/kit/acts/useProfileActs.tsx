import type { ProfileActions } from '@afterglow/design-system/actions/profile';
import { useEffect, useState, type ReactNode } from 'react';
import { useKnownRelation } from '../../data/knownRelation.ts';
import { useConfig } from '../config.ts';
import { withStyles } from '@afterglow/design-system/build/runtime/loadStyles';
import { useOverlay } from '../useOverlay.tsx';
import { useSignIn } from '../useSignIn.tsx';
import type { MemberActs, ProfileActsProps } from './MemberProfileActs.tsx';

type Member = typeof import('./MemberProfileActs.tsx').MemberProfileActs;

/** Loads the code of what members do, after the page. Guests need none of it. */
function useMemberCode(missing: boolean, setMember: (set: () => Member) => void): void {
  useEffect(() => {
    if (!missing) return undefined;
    let left = false;
    withStyles(import('./MemberProfileActs.tsx')).then(
      (loaded) => left || setMember(() => loaded.MemberProfileActs),
      // Without the code, the buttons stay as they are.
      () => undefined,
    );
    return () => void (left = true);
  }, [missing, setMember]);
}

/** What the buttons show and do, beside what the view of the page says of them. */
type Acts = { [Name in keyof ProfileActions]: Partial<ProfileActions[Name]> };

/** A member's, before their code is loaded: what came with the page. */
function useActsAtFirst(section: ProfileActsProps['section'], id: number | null): Acts {
  const relation = useKnownRelation(id === null ? null : { section, id });
  return relation
    ? { vote: { vote: relation.vote }, subscribe: { on: relation.subscribed } }
    : { vote: {}, subscribe: {} };
}

interface ProfileActs {
  signedIn: boolean;
  acts: Acts;
  /** To be rendered anywhere in the page. */
  rest: ReactNode;
}

/** What a visitor does with whom a page is about; every press of a guest asks to sign in. `id` is null until it is known. */
export function useProfileActs(section: ProfileActsProps['section'], id: number | null): ProfileActs {
  const signedIn = useConfig().user !== null;
  const { overlay, open } = useOverlay();
  const signIn = useSignIn({ overlay, open });
  const [Member, setMember] = useState<Member | null>(null);
  useMemberCode(signedIn && Member === null, setMember);
  const [acts, setActs] = useState<MemberActs | null>(null);
  const own = acts?.id === id ? acts : null;
  const atFirst = useActsAtFirst(section, signedIn ? id : null);
  const guest = { vote: { onVote: () => signIn('vote') }, subscribe: { onPress: () => signIn('subscribe') } };
  return {
    signedIn,
    acts: signedIn ? (own ?? atFirst) : guest,
    rest: (
      <>
        {Member && id !== null && <Member key={id} section={section} id={id} onActs={setActs} />}
        {overlay}
      </>
    ),
  };
}

/** The buttons of a page with what they show and do. */
export const withActs = ({ subscribe, vote }: ProfileActions, acts: Acts): ProfileActions => ({
  subscribe: { ...subscribe, ...acts.subscribe },
  vote: { ...vote, ...acts.vote },
});
