import type { ProfileActions } from '@afterglow/design-system/actions/profile';
import { useEffect, useState, type ReactNode } from 'react';
import { useKnownRelation } from '../../data/knownRelation.ts';
import { useConfig } from '../../shared/config.ts';
import { withStyles } from '@afterglow/design-system/build/runtime/loadStyles';
import { useOverlay } from '../../runtime/client/useOverlay.tsx';
import { useSignIn } from '../session/useSignIn.tsx';
import type { MemberActs, ProfileActsProps } from './MemberProfileActs.tsx';

type Member = typeof import('./MemberProfileActs.tsx').MemberProfileActs;

/** Loads the code of members' actions, after the page. Guests do not need it. */
function useMemberCode(missing: boolean, setMember: (set: () => Member) => void): void {
  useEffect(() => {
    if (!missing) return undefined;
    let left = false;
    withStyles(import('./MemberProfileActs.tsx')).then(
      (loaded) => left || setMember(() => loaded.MemberProfileActs),
      // If the code cannot be loaded, the buttons stay as they are.
      () => undefined,
    );
    return () => void (left = true);
  }, [missing, setMember]);
}

/** Props of the buttons that replace or complete those from the page's view. */
type Acts = { [Name in keyof ProfileActions]: Partial<ProfileActions[Name]> };

/** Returns a member's buttons before their code is loaded: they show the relation that came with the page. */
function useActsAtFirst(section: ProfileActsProps['section'], id: number | null): Acts {
  const relation = useKnownRelation(id === null ? null : { section, id });
  return relation
    ? { vote: { vote: relation.vote }, subscribe: { on: relation.subscribed } }
    : { vote: {}, subscribe: {} };
}

interface ProfileActs {
  signedIn: boolean;
  acts: Acts;
  /** The elements of the actions, to be rendered anywhere in the page. */
  rest: ReactNode;
}

/**
 * Returns what a visitor can do with the subject of a page; every press of a guest asks to sign in.
 * @param id null until it is known
 */
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

/** Adds to the buttons of a page what they show and do. */
export const withActs = ({ subscribe, vote }: ProfileActions, acts: Acts): ProfileActions => ({
  subscribe: { ...subscribe, ...acts.subscribe },
  vote: { ...vote, ...acts.vote },
});
