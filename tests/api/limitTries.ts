/** A try for each limit of the API, and what makes room for a few more of them. */
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { rateLimits } from '@afterglow/api/accounts/rateLimits';
import { actLimits } from '@afterglow/api/routes/input';
import { queryRows, type Database } from '@afterglow/api/database/database';
import { callFields } from '@afterglow/contract/callFields';
import { calls } from '@afterglow/contract/calls';
import { cookieNames } from '@afterglow/contract/cookies';
import { tusPath } from '@afterglow/contract/endpoints/content';
import { actForms, type ActInput, type ActName } from '@afterglow/contract/forms/acts';
import { commentsIn10Minutes } from '@afterglow/contract/formLimits';
import { encodeTusMetadata, tusVersion } from '@afterglow/contract/tus';
import { fewestFields, holds } from '../tools/formExample.ts';

export const memberPassword = 'a lantern at sea';
const [ada, bea] = [1, 2];
const memberCount = 200;

/** One process of the API or several. */
export interface LimitedApi {
  /** Sends a request. Its number chooses the process. */
  send: (number: number, path: string, init: RequestInit) => Promise<Response>;
  /** Returns the session cookie of a member. */
  cookieOf: (member: number) => string;
  /** Solves a captcha. */
  captcha: () => Promise<string>;
  uploadsPerDay: number;
}

type Headers = Record<string, string>;
/** An attempt. Every call has another number. */
type Try = (number: number) => Promise<Response>;

export interface LimitCase {
  name: string;
  kind: string;
  max: number;
  windowSeconds: number;
  send: Try;
  before?: () => Promise<void>;
}

/** The ids of the members that `insertMembers` adds. */
export const memberIds: readonly number[] = Array.from({ length: memberCount }, (_, index) => index + 1);

/** Adds the members that try. */
export const insertMembers = (database: Database, passwordHash: string) =>
  database.execute(
    sql`insert into users (id, name, name_key, name_skeleton, email, email_key, password_hash, confirmed, joined_at, seen_at)
        select id, 'member ' || id, 'member ' || id, 'member ' || id, id || '@members.example', id || '@members.example', ${passwordHash}, true, now(), now()
        from generate_series(1, ${memberCount}::int) id`,
  );

/** Repeats the attempt of a time, until `room` more are allowed. Returns how many different ones it has found. */
export async function leaveRoom(
  database: Database,
  { kind, max }: Pick<LimitCase, 'kind' | 'max'>,
  room: number,
  since: number,
): Promise<number> {
  const [first] = await queryRows<{ found: number }>(
    database,
    sql`with now_tried as (
          select kind, key, created_at from attempts where kind = ${kind} and created_at >= ${new Date(since).toISOString()}::timestamptz limit 1),
        copies as (
          insert into attempts (kind, key, created_at) select kind, key, created_at from now_tried cross join generate_series(1, ${max - 1 - room}::int))
        select count(*)::int as found from now_tried`,
  );
  return first?.found ?? 0;
}

/** Returns the header of a request from an address of its own. */
export const from = (number: number): Headers => ({
  'X-Forwarded-For': `198.${51 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`,
});

export function createTries({ send, cookieOf, captcha, uploadsPerDay }: LimitedApi) {
  const asMember = (id: number): Headers => ({ Cookie: cookieOf(id) });
  const post = (number: number, path: string, fields: Record<string, string | number>, headers: Headers = {}) => {
    const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
    return send(number, path, { method: 'POST', headers, body });
  };
  /** Sends a form that may contain files. */
  const postFile = (number: number, path: string, fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return send(number, path, { method: 'POST', headers: asMember(ada), body });
  };
  const act = (number: number, input: ActInput, member = ada, headers: Headers = {}) =>
    post(number, calls.input.path(), callFields(input), { ...asMember(member), ...headers });
  const signIn = (number: number, name: string, headers: Headers, pwd = 'not this one') =>
    post(number, calls.login.path(), { usr: name, pwd }, headers);
  const signUp = (number: number, fields: Record<string, string>, headers: Headers) =>
    post(number, calls.signup.path(), fields, headers);
  const own = (number: number, fields: Record<string, string>, member = ada) =>
    post(number, calls.ownPage.path(), fields, asMember(member));
  /** One of the members that are neither Ada nor Bea: more of them than a round has tries, so that each try is new. */
  const another = (number: number) => (number % (memberCount - 10)) + 10;

  const startUpload: Try = (number) =>
    send(number, tusPath, {
      method: 'POST',
      headers: {
        ...asMember(ada),
        'Tus-Resumable': tusVersion,
        'Upload-Length': '1000000',
        'Upload-Metadata': encodeTusMetadata({ filename: 'evening.mp4', duration: '754' }),
      },
    });

  let device = '';
  const limits: Record<keyof typeof rateLimits, { max?: number; send: Try; before?: () => Promise<void> }> = {
    signInByName: { send: (number) => signIn(number, 'member 1', from(number)) },
    signInByNameFrom: { send: (number) => signIn(number, 'member 1', from(8)) },
    signInByDevice: {
      before: async () => {
        const response = await signIn(0, 'member 1', from(7), memberPassword);
        device = response.headers.getSetCookie().find((one) => one.startsWith(`${cookieNames.device}=`)) ?? '';
        if (device === '') throw new Error('The sign-in gave no cookie of the device.');
      },
      send: (number) => signIn(number, 'member 1', { ...from(number), Cookie: device.split(';')[0] ?? '' }),
    },
    signInByAddress: { send: (number) => signIn(number, `nobody ${number}`, from(1)) },
    signUpByAddress: {
      send: async (number) => {
        const names = { username: `newcomer ${number}`, email: `newcomer${number}@members.example` };
        return signUp(number, { ...names, pwd: memberPassword, captcha: await captcha() }, from(2));
      },
    },
    restoreByEmail: {
      send: (number) => signUp(number, { section: 'restore', email: '1@members.example' }, from(number)),
    },
    restoreByAddress: {
      send: (number) => signUp(number, { section: 'restore', email: `none${number}@members.example` }, from(3)),
    },
    linkByEmail: { send: (number) => signUp(number, { section: 'link', email: '1@members.example' }, from(number)) },
    linkByAddress: {
      send: (number) => signUp(number, { section: 'link', email: `none${number}@members.example` }, from(3)),
    },
    passwordByMember: {
      send: (number) => own(number, { section: 'password', old: 'not this one', new: 'another lantern' }),
    },
    emailChangeByMember: {
      send: (number) => own(number, { section: 'email', email: `newer${number}@members.example`, pwd: memberPassword }),
    },
    emailChangeTo: {
      send: (number) =>
        own(number, { section: 'email', email: 'wanted@members.example', pwd: memberPassword }, another(number)),
    },
    reportByAddress: {
      send: async (number) => {
        const fields = { subject: 'question', email: 'asker@members.example', message: 'Why?' };
        return post(number, calls.report.path(), { ...fields, captcha: await captcha() }, from(4));
      },
    },
    suggestByAddress: { send: (number) => send(number, calls.suggest.path({ words: 'lake' }), { headers: from(5) }) },
    photoByMember: { send: (number) => postFile(number, calls.ageVerification.path(), { about: 'a photo' }) },
    imageByMember: { send: (number) => postFile(number, calls.ownPage.path(), { section: 'avatar' }) },
    captionsByMember: {
      send: (number) => postFile(number, calls.videoEdit.path(), { section: 'chapters', video_id: '10', chapters: '' }),
    },
    uploadByMember: { max: uploadsPerDay, send: startUpload },
  };

  /** Sends an act with the fewest fields: to another member, and with other words in each text, each time. */
  const sendAct = (number: number, name: ActName) => {
    const form = Object.values(actForms).find(({ shape }) => z.safeParse(shape.act, name).success);
    if (!form) throw new Error(`The act ${name} has no form.`);
    const shape: Record<string, z.ZodMiniType> = form.shape;
    const words = `Words${number}`;
    const vary = ([field, value]: [string, string]): [string, string | number] => {
      if (field === 'user_id') return [field, another(number)];
      return [field, shape[field] && holds(shape[field], words) ? words : value];
    };
    const varied = Object.fromEntries(Object.entries(fewestFields(form)).map(vary));
    return post(number, calls.input.path(), varied, asMember(ada));
  };

  const comment = (number: number, member: number, headers: Headers) =>
    act(number, { act: 'comment', section: 'member', object_id: bea, text: `Words ${number}` }, member, headers);
  const tenMinutes = 600;
  const cases: LimitCase[] = [
    ...Object.entries(limits).map(([name, limit]) => {
      const { kind, max, windowSeconds } = rateLimits[name as keyof typeof rateLimits]; // the keys are typed above
      return { name, kind, max, windowSeconds, ...limit };
    }),
    ...actLimits.map(({ act: name, limit }) => ({ name, ...limit, send: (number: number) => sendAct(number, name) })),
    {
      ...{ name: 'comments of a member', kind: 'comment of', max: commentsIn10Minutes.user, windowSeconds: tenMinutes },
      send: (number) => comment(number, ada, from(number)),
    },
    {
      name: 'comments from an address',
      ...{ kind: 'comment from', max: commentsIn10Minutes.address, windowSeconds: tenMinutes },
      send: (number) => comment(number, another(number), from(6)),
    },
  ];
  return { cases, startUpload, act, post };
}
