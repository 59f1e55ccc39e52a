import { isDir, parseId } from '@afterglow/contract/endpoints/params';
import type { AddressCodec } from '../runtime/routing/addressCodec.ts';
import { joinQuery } from '../runtime/routing/query.ts';

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

/** Path of the page on which members act without script. */
export const actionsPath = '/actions/';

/** Returns a query with the ids of a subject, so that one request returns what the member has done. */
function queryOf({ author, ...of }: ActionsProps): Record<string, string> {
  const object = [of.section, of.id, ...('dir' in of ? [of.dir] : [])].join(' ');
  return { object, ...(author && { subject: `${author.section} ${author.id}` }) };
}

export const actionsAddress = (of: ActionsProps): string => joinQuery(actionsPath, new URLSearchParams(queryOf(of)));

function parseAuthor(text: string): Followable | null {
  const [section = '', idText = ''] = text.split(' ');
  const id = parseId(idText);
  return id !== null && (section === 'channel' || section === 'member') ? { section, id } : null;
}

function parseSubject(query: URLSearchParams): ActionsProps | null {
  const [section = '', idText = '', dir = ''] = (query.get('object') ?? '').split(' ');
  const id = parseId(idText);
  if (id === null) return null;
  const author = parseAuthor(query.get('subject') ?? '');
  if (section === 'video' || section === 'playlist') return { section, id, author };
  return (section === 'model' || section === 'channel') && isDir(dir) ? { section, id, dir, author } : null;
}

export const actionsCodec: AddressCodec<{ of: ActionsProps }> = {
  parse: (_, query) => {
    const of = parseSubject(query);
    return of && { of };
  },
  format: ({ of }) => ({ query: queryOf(of) }),
};
