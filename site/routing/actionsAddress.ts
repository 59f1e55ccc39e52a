import { isDir, parseId } from '@afterglow/contract/endpoints/params';

/** A subject that can be voted on and has a page of its own. */
type Votable =
  | { section: 'video' | 'playlist'; id: number }
  | { section: 'model' | 'channel'; id: number; dir: string };

/** The author of a video, whom a member can follow. */
interface Followable {
  section: 'channel' | 'member';
  id: number;
}

export type ActionsProps = Votable & { author: Followable | null };

/**
 * Returns the address of the page on which members act without script. It holds the ids of its subject, so that one
 * request returns what the member has done.
 */
export function actionsAddress({ author, ...of }: ActionsProps): string {
  const object = [of.section, of.id, ...('dir' in of ? [of.dir] : [])].join(' ');
  const subject = author && { subject: `${author.section} ${author.id}` };
  return `/actions/?${new URLSearchParams({ object, ...subject })}`;
}

function parseAuthor(text: string): Followable | null {
  const [section = '', idText = ''] = text.split(' ');
  const id = parseId(idText);
  return id !== null && (section === 'channel' || section === 'member') ? { section, id } : null;
}

export function parseActions(query: URLSearchParams): ActionsProps | null {
  const [section = '', idText = '', dir = ''] = (query.get('object') ?? '').split(' ');
  const id = parseId(idText);
  if (id === null) return null;
  const author = parseAuthor(query.get('subject') ?? '');
  if (section === 'video' || section === 'playlist') return { section, id, author };
  return (section === 'model' || section === 'channel') && isDir(dir) ? { section, id, dir, author } : null;
}
