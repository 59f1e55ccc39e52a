/** A start in production reports everything that is missing or unsafe at once, one sentence each. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { productionProblems } from '../../site/server/production.ts';
import { root } from '../tools/repository.ts';

const complete = {
  PROFILE: 'production',
  PUBLIC_ORIGIN: 'https://site.example',
  SITE_FILE: join(root, 'fixtures/contract/lanternSite.json'),
  DATABASE_URL: 'postgres://site@db.example/site',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'no-reply@site.example',
  AGE_SECRET: 'a secret of more than thirty-two characters',
};

const origin = /^PROFILE=production needs PUBLIC_ORIGIN, the address visitors type, such as https:\/\/example\.org\.$/;
const operator =
  /^A public site must say who runs it, and these are missing: operator\.name, operator\.address, operator\.email, operator\.recordsKeeper\. /;
const database = /^PROFILE=production needs DATABASE_URL, a PostgreSQL server such as postgres:/;
const mailServer = /^PROFILE=production needs SMTP_URL, the mail server/;
const sender = /^PROFILE=production needs MAIL_FROM, the address that mails come from/;
const provider = /^AGE_ADAPTER=external needs AGE_PROVIDER_URL, .* AGE_PROVIDER_SECRET/;
const proxies = /^TRUSTED_PROXIES believes every address, so that visitors could choose their country/;

test.each<[string, Record<string, string | undefined>, RegExp[]]>([
  ['nothing', {}, []],
  [
    'everything, with nothing but the profile',
    Object.fromEntries(Object.keys(complete).map((name) => [name, name === 'PROFILE' ? 'production' : undefined])),
    [origin, operator, database, mailServer, sender],
  ],
  ['the address that visitors type', { PUBLIC_ORIGIN: '' }, [origin]],
  ['https', { PUBLIC_ORIGIN: 'http://site.example' }, [/Use https:\/\/ in production, or say why not/]],
  ['https, with a reason', { PUBLIC_ORIGIN: 'http://site.example', INSECURE_ORIGIN: 'encrypted by Tor itself' }, []],
  ['an operator', { SITE_FILE: '' }, [operator]],
  ['the site file', { SITE_FILE: '/nowhere/site.json' }, [/^The site file \/nowhere\/site\.json cannot be read\./]],
  ['a database', { DATABASE_URL: ' ' }, [database]],
  ['a mail server', { SMTP_URL: '' }, [mailServer]],
  ['a sender', { MAIL_FROM: '' }, [sender]],
  ['a sender that can be answered', { MAIL_FROM: 'no-reply@localhost' }, [sender]],
  ['a check of ages', { AGE_ADAPTER: 'demo' }, [/^PROFILE=production cannot run with AGE_ADAPTER=demo/]],
  ['the provider of ages', { AGE_ADAPTER: 'external' }, [provider]],
  [
    'a long secret of that provider',
    { AGE_ADAPTER: 'external', AGE_PROVIDER_URL: 'https://ages.example', AGE_PROVIDER_SECRET: 'short' },
    [provider],
  ],
  [
    'nothing, with one of sixteen characters',
    { AGE_ADAPTER: 'external', AGE_PROVIDER_URL: 'https://ages.example', AGE_PROVIDER_SECRET: 'sixteen letters.' },
    [],
  ],
  [
    'a long secret of proofs of age',
    { AGE_SECRET: 'guess me' },
    [/^AGE_SECRET has 8 characters and could be guessed, .* Use at least 32 random ones/],
  ],
  ['one, as it is made', { AGE_SECRET: '' }, []],
  ['proxies that are known', { TRUSTED_PROXIES: '0.0.0.0/0' }, [proxies]],
  ['proxies that are known, by two halves', { TRUSTED_PROXIES: 'loopback, 0.0.0.0/1 128.0.0.0/1' }, [proxies]],
  ['proxies that are known, over IPv6', { TRUSTED_PROXIES: '::/0' }, [proxies]],
  ['nothing, behind a network of proxies', { TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::/32, 203.0.113.0/24' }, []],
  [
    'nothing that an API of its own has',
    { API_ORIGIN: 'https://api.example', DATABASE_URL: '', SMTP_URL: '', MAIL_FROM: '', AGE_ADAPTER: 'external' },
    [],
  ],
  ['nothing in the demo', { PROFILE: 'demo', PUBLIC_ORIGIN: '', SITE_FILE: '', DATABASE_URL: '', SMTP_URL: '' }, []],
])('it lacks %s', (_, changes, sentences) => {
  const problems = productionProblems({ ...complete, ...changes });
  expect(problems).toEqual(sentences.map((sentence) => expect.stringMatching(sentence) as string));
  for (const problem of problems) expect(problem).toMatch(/^[^\n]+\.$/);
});
