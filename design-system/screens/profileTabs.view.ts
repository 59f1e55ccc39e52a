import { defineMessages } from 'react-intl';
import { isPreview, type Preview } from '../reader/pending.ts';
import type { Reader } from '../reader/reader.ts';
import type { DocumentHead } from './DocumentHead.ts';

export const tabNames = defineMessages<{ label: { name: string }; videos: {}; info: {}; comments: {} }>({
  label: { id: 'profileTabs.label', defaultMessage: 'Parts of the page of {name}' },
  videos: { id: 'profileTabs.videos', defaultMessage: 'Videos' },
  info: { id: 'profileTabs.info', defaultMessage: 'Info' },
  comments: { id: 'profileTabs.comments', defaultMessage: 'Comments' },
});

interface ProfileName {
  dir: string;
  title: string;
}

/** Returns the name of a profile; until its title is known, the word in its URL. */
export function nameOf(who: ProfileName | Preview<ProfileName, Pick<ProfileName, 'dir'>>): ProfileName {
  if (!isPreview(who)) return who;
  return { dir: who.address.dir, title: who.card?.title ?? who.address.dir };
}

const messages = defineMessages<{
  title: { who: string; name: string };
  titlePart: { who: string; part: string; name: string };
  titlePage: { who: string; page: string; name: string };
  description: { who: string; videos: string; name: string; theme: string };
}>({
  title: { id: 'profileTabs.title', defaultMessage: '{who} – {name}' },
  titlePart: { id: 'profileTabs.titlePart', defaultMessage: '{who}: {part} – {name}' },
  titlePage: { id: 'profileTabs.titlePage', defaultMessage: '{who}, page {page} – {name}' },
  description: {
    id: 'profileTabs.description',
    defaultMessage: '{who} on {name}, a site of {theme} videos: {videos}. For adults only.',
  },
});

export interface ProfileTitle {
  who: string;
  /** Name of the tab; omitted for the first. */
  part?: string | undefined;
  page: number;
  /** Such as `48 videos`. */
  videos: string;
}

export function profileHead(
  { who, part, page, videos }: ProfileTitle,
  { brand, intl: { formatMessage, formatNumber } }: Reader,
): DocumentHead {
  const { name, theme } = brand;
  const title =
    part !== undefined
      ? formatMessage(messages.titlePart, { who, part, name })
      : page > 1
        ? formatMessage(messages.titlePage, { who, page: formatNumber(page), name })
        : formatMessage(messages.title, { who, name });
  return { title, description: formatMessage(messages.description, { who, videos, name, theme }) };
}
