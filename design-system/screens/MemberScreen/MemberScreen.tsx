import { color, font, media, size, space, tracking } from '@afterglow/tokens';
import type { ComponentProps, ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { ChannelCard, type ChannelCardProps } from '../../cards/ChannelCard/ChannelCard.tsx';
import { MemberCard, type MemberCardProps } from '../../cards/MemberCard/MemberCard.tsx';
import { PlaylistCard, type PlaylistCardProps } from '../../cards/PlaylistCard/PlaylistCard.tsx';
import { CommentList, type CommentListProps } from '../../lists/CommentList/CommentList.tsx';
import { FactTable, type FactTableProps } from '../../facts/FactTable/FactTable.tsx';
import { ProfileHead, type ProfileHeadProps } from '../../facts/ProfileHead/ProfileHead.tsx';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { CardGrid } from '../../lists/CardGrid/CardGrid.tsx';
import { ListFrame, type ListFrameProps, type EmptyState } from '../../lists/ListFrame/ListFrame.tsx';
import { VideoGrid, type VideoGridProps } from '../../lists/VideoGrid/VideoGrid.tsx';
import { Tabs, type TabsProps } from '../../primitives/Tabs/Tabs.tsx';
import { Profile } from '../Profile.ts';
import { SeenAsBar, type SeenAsProps } from './SeenAsBar.tsx';

const messages = defineMessages({
  refusedTitle: { id: 'memberScreen.refusedTitle', defaultMessage: 'Not open to you' },
  refused: { id: 'memberScreen.refused', defaultMessage: 'You do not have permission to view.' },
  way: { id: 'memberScreen.way', defaultMessage: 'To what can be seen' },
});

type Frame = Pick<ListFrameProps, 'paging' | 'nothing'>;

export interface MemberScreenProps extends ComponentProps<'div'> {
  /** Omitted in the visitor's own library, whose tabs are a column from 1024 px on. */
  profile?: ProfileHeadProps;
  /** Set on the visitor's own page as others see it. */
  seenAs?: SeenAsProps;
  /** Actions for the member, such as MemberActions; none on the visitor's own page. */
  actions?: ReactNode;
  tabs: TabsProps;
  /** Label of the current tab. */
  label: string;
  /** Content of the current tab. */
  shown:
    | { kind: 'videos'; videos: Pick<VideoGridProps, 'cards'>; frame: Frame }
    | { kind: 'playlists'; playlists: readonly PlaylistCardProps[]; frame: Frame }
    | { kind: 'members'; members: readonly MemberCardProps[]; frame: Frame }
    | { kind: 'subscriptions'; subscriptions: readonly ChannelCardProps[]; frame: Frame }
    | { kind: 'comments'; comments: CommentListProps; frame: Frame }
    | { kind: 'info'; about: FactTableProps }
    | { kind: 'nothing'; nothing: EmptyState }
    | { kind: 'form' }
    | { kind: 'refused'; wayHref: string | undefined };
}

/**
 * The page /members/{id}/ with its ten tabs, and the library of a member, which has the same without the head. `children`
 * are the form of a tab: to write on the wall, or to edit.
 */
export function MemberScreen({ profile, seenAs, actions, tabs, label, shown, children, ...rest }: MemberScreenProps) {
  const content = (
    <Content label={label} shown={shown}>
      {children}
    </Content>
  );
  if (!profile)
    return (
      <Library {...rest} data-component="MemberScreen">
        <Tabs {...tabs} side />
        <Profile>
          <h1 data-part="library-title">{label}</h1>
          {content}
        </Profile>
      </Library>
    );
  return (
    <Profile {...rest} data-component="MemberScreen">
      {seenAs && <SeenAsBar {...seenAs} />}
      <ProfileHead {...profile}>{actions}</ProfileHead>
      {tabs.tabs.length > 0 && <Tabs {...tabs} />}
      {content}
    </Profile>
  );
}

function Content({ shown, label, children }: Pick<MemberScreenProps, 'shown' | 'label' | 'children'>) {
  return (
    <>
      {shown.kind !== 'refused' && children}
      {'frame' in shown ? (
        <ListFrame {...shown.frame} id={shown.kind === 'comments' ? 'comments' : undefined} label={label}>
          <Entries shown={shown} />
        </ListFrame>
      ) : (
        <Rest shown={shown} label={label} />
      )}
    </>
  );
}

function Entries({ shown }: { shown: Extract<MemberScreenProps['shown'], { frame: Frame }> }) {
  switch (shown.kind) {
    case 'videos':
      return <VideoGrid {...shown.videos} first />;
    case 'comments':
      return <CommentList {...shown.comments} />;
    case 'playlists':
      return (
        <CardGrid data-columns="two">
          {shown.playlists.map((card) => (
            <li key={card.href}>
              <PlaylistCard {...card} />
            </li>
          ))}
        </CardGrid>
      );
    case 'members':
      return (
        <CardGrid data-columns="two">
          {shown.members.map((card) => (
            <li key={card.href}>
              <MemberCard {...card} />
            </li>
          ))}
        </CardGrid>
      );
    case 'subscriptions':
      return (
        <CardGrid data-columns="one">
          {shown.subscriptions.map((card) => (
            <li key={card.href}>
              <ChannelCard {...card} />
            </li>
          ))}
        </CardGrid>
      );
  }
}

function Rest({ shown, label }: { shown: Exclude<MemberScreenProps['shown'], { frame: Frame }>; label: string }) {
  const { formatMessage } = useIntl();
  switch (shown.kind) {
    case 'form':
      return null;
    case 'info':
      return (
        <>
          <h2 data-component="VisuallyHidden">{label}</h2>
          <FactTable {...shown.about} />
        </>
      );
    case 'nothing':
      return <Notice scene="empty" {...shown.nothing} />;
    case 'refused':
      return (
        <Notice
          scene="refused"
          heading={formatMessage(messages.refusedTitle)}
          sentence={formatMessage(messages.refused)}
          way={shown.wayHref === undefined ? undefined : { href: shown.wayHref, label: formatMessage(messages.way) }}
        />
      );
  }
}

const Library = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  align-items: start;

  & [data-part='library-title'] {
    color: ${color.text};
    font: ${font.pageTitle};
    letter-spacing: ${tracking.pageTitle};
  }

  @media not all and ${media.beside} {
    grid-template-columns: ${size.menu} minmax(0, 1fr);
    gap: ${space[8]};
  }
`;
