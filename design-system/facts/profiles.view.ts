import type { FullChannel } from '@afterglow/fixtures/contract/channel';
import type { FullMember } from '@afterglow/fixtures/contract/member';
import type { FullModel } from '@afterglow/fixtures/contract/model';
import { defineMessages } from 'react-intl';
import { countryName } from '../cards/MemberCard/MemberCard.view.ts';
import { day, videoCount, views } from '../reader/format.ts';
import type { Reader } from '../reader/reader.ts';
import type { FactTableProps } from './FactTable/FactTable.tsx';
import type { ProfileHeadProps } from './ProfileHead/ProfileHead.tsx';
import { website } from './website.view.ts';

const messages = defineMessages<{ subscribers: { count: number }; online: {}; added: {}; website: {} }>({
  subscribers: {
    id: 'profiles.subscribers',
    defaultMessage: '{count, plural, one {# subscriber} other {# subscribers}}',
  },
  online: { id: 'profiles.online', defaultMessage: 'Here now' },
  added: { id: 'profiles.added', defaultMessage: 'Here since' },
  website: { id: 'profiles.website', defaultMessage: 'Website' },
});

const subscribers = (count: number, { intl }: Reader): string => intl.formatMessage(messages.subscribers, { count });

export const modelHead = (model: FullModel, reader: Reader): ProfileHeadProps => ({
  name: model.title,
  picture: reader.picture(model.picture),
  cover: reader.picture(model.cover),
  facts: [videoCount(model.videos, reader), subscribers(model.subscribers, reader), views(model.views, reader)],
});

export const channelHead = (channel: FullChannel, reader: Reader): ProfileHeadProps => ({
  name: channel.title,
  picture: reader.picture(channel.avatar || channel.picture),
  cover: reader.picture(channel.cover),
  facts: [videoCount(channel.videos, reader), subscribers(channel.subscribers, reader), views(channel.views, reader)],
});

export const memberHead = (member: FullMember, reader: Reader): ProfileHeadProps => ({
  name: member.name,
  picture: reader.picture(member.avatar),
  cover: reader.picture(member.cover),
  facts: [
    [member.age > 0 ? reader.intl.formatNumber(member.age) : '', countryName(member.country, reader)]
      .filter(Boolean)
      .join(', '),
    videoCount(member.videos, reader),
    subscribers(member.subscribers, reader),
  ].filter(Boolean),
  online: member.online ? reader.intl.formatMessage(messages.online) : undefined,
});

/** Known facts about a channel; missing ones are omitted. Only web URLs become links. */
export const channelFacts = (channel: FullChannel, reader: Reader): FactTableProps => ({
  description: channel.description,
  facts: [
    ...(channel.addedAt === 0
      ? []
      : [{ name: reader.intl.formatMessage(messages.added), value: day(channel.addedAt, reader) }]),
    ...(channel.url === '' ? [] : [website(reader.intl.formatMessage(messages.website), channel.url)]),
  ],
});
