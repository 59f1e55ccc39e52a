import type { FullChannel } from '@afterglow/contract/channel';
import type { FullMember } from '@afterglow/contract/member';
import type { FullModel } from '@afterglow/contract/model';
import { defineMessages } from 'react-intl';
import { countryName } from '../cards/MemberCard/MemberCard.view.ts';
import { counted, day, ifAny, videoCount, views } from '../reader/format.ts';
import { isPreview, knownOf, pending, type ChannelPreview, type ModelPreview } from '../reader/pending.ts';
import type { Reader } from '../reader/reader.ts';
import type { FactTableProps } from './FactTable/FactTable.tsx';
import type { ProfileHeadProps } from './ProfileHead/ProfileHead.tsx';
import { website } from './website.view.ts';

const messages = defineMessages<{ subscribers: { count: number; shown: string }; online: {}; added: {}; website: {} }>({
  subscribers: {
    id: 'profiles.subscribers',
    defaultMessage: '{count, plural, one {{shown} subscriber} other {{shown} subscribers}}',
  },
  online: { id: 'profiles.online', defaultMessage: 'Here now' },
  added: { id: 'profiles.added', defaultMessage: 'Here since' },
  website: { id: 'profiles.website', defaultMessage: 'Website' },
});

const subscriberCount = (count: number, reader: Reader): string =>
  reader.intl.formatMessage(messages.subscribers, counted(count, reader));

/**
 * The head while nothing is known. It always has a cover: only the reply says whether there is one, and nothing must
 * move when it arrives.
 */
const unknownHead: ProfileHeadProps = {
  name: pending,
  picture: pending,
  cover: 'own',
  facts: [pending, pending, pending],
};

const figures = (
  { videos, subscribers, views: seen }: Pick<FullModel, 'videos' | 'subscribers' | 'views'>,
  reader: Reader,
): string[] =>
  [ifAny(videoCount, videos, reader), ifAny(subscriberCount, subscribers, reader), ifAny(views, seen, reader)].filter(
    Boolean,
  );

export function modelHead(model: FullModel | ModelPreview, reader: Reader): ProfileHeadProps {
  const known = knownOf(model);
  if (known === null) return unknownHead;
  return {
    name: known.title,
    picture: reader.picture(known.picture),
    cover: (!isPreview(model) && reader.picture(model.cover)) || 'own',
    facts: figures(known, reader),
  };
}

export function channelHead(channel: FullChannel | ChannelPreview, reader: Reader): ProfileHeadProps {
  if (!isPreview(channel)) {
    return {
      name: channel.title,
      picture: reader.picture(channel.avatar || channel.picture),
      cover: reader.picture(channel.cover) ?? 'own',
      facts: figures(channel, reader),
    };
  }
  const { card } = channel;
  if (card === null) return unknownHead;
  return {
    name: card.title,
    // The page of a channel shows another picture than its card.
    picture: pending,
    cover: 'own',
    facts: [ifAny(videoCount, card.videos, reader), pending, pending],
  };
}

export const memberHead = (member: FullMember, reader: Reader): ProfileHeadProps => ({
  name: member.name,
  picture: reader.picture(member.avatar),
  cover: reader.picture(member.cover),
  facts: [
    [member.age > 0 ? reader.intl.formatNumber(member.age) : '', countryName(member.country, reader)]
      .filter(Boolean)
      .join(', '),
    ifAny(videoCount, member.videos, reader),
    ifAny(subscriberCount, member.subscribers, reader),
  ].filter(Boolean),
  online: member.online ? reader.intl.formatMessage(messages.online) : undefined,
});

/** Facts while the profile's own reply is awaited, as nothing else has them. */
export const pendingFacts: FactTableProps = { description: pending, facts: [] };

/** Returns the known facts about a channel; missing ones are omitted. Only web URLs become links. */
export const channelFacts = (channel: FullChannel, reader: Reader): FactTableProps => ({
  description: channel.description,
  facts: [
    ...(channel.addedAt === 0
      ? []
      : [{ name: reader.intl.formatMessage(messages.added), value: day(channel.addedAt, reader) }]),
    ...(channel.url === '' ? [] : [website(reader.intl.formatMessage(messages.website), channel.url)]),
  ],
});
