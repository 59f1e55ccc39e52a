import type { Channel } from '@afterglow/contract/channel';
import type { Member } from '@afterglow/contract/member';
import { picturedCategories } from '@afterglow/fixtures/data/categories';
import { channels } from '@afterglow/fixtures/data/channels';
import { members } from '@afterglow/fixtures/data/members';
import preview from '@afterglow/storybook/preview';
import { CategoryCard } from '../../cards/CategoryCard/CategoryCard.tsx';
import { ChannelCard } from '../../cards/ChannelCard/ChannelCard.tsx';
import { channelCard } from '../../cards/ChannelCard/ChannelCard.view.ts';
import { MemberCard } from '../../cards/MemberCard/MemberCard.tsx';
import { memberCard } from '../../cards/MemberCard/MemberCard.view.ts';
import { useReader } from '../../reader/context.tsx';
import { CardGrid } from './CardGrid.tsx';

function Channels() {
  const reader = useReader();
  return Object.values<Channel>(channels).map((channel) => (
    <li key={channel.id}>
      <ChannelCard {...channelCard(channel, reader)} />
    </li>
  ));
}

function Members() {
  const reader = useReader();
  return Object.values<Member>(members).map((member) => (
    <li key={member.id}>
      <MemberCard {...memberCard(member, reader)} />
    </li>
  ));
}

function Categories() {
  return picturedCategories.slice(0, 8).map(({ dir, title, videos, picture = '' }) => (
    <li key={dir}>
      <CategoryCard href={`#${dir}`} title={title} picture={{ src: picture }} facts={`${videos} videos`} />
    </li>
  ));
}

const meta = preview.meta({ component: CardGrid });

export const OneColumnOnPhones = meta.story({ args: { 'data-columns': 'one', children: <Channels /> } });
export const TwoColumnsOnPhones = meta.story({ args: { 'data-columns': 'two', children: <Members /> } });
export const TilesInWholeRows = meta.story({ args: { 'data-columns': 'tiles', children: <Categories /> } });
