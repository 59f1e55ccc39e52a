/** Checks the real parameters of password hashes; other tests use cheaper ones. */
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '@afterglow/api/accounts/passwords';

test('a password is kept as argon2id with the memory and passes that OWASP asks for, and a salt of its own', async () => {
  const hash = await hashPassword('wind in the grass');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22,}\$[\w+/]{43,}$/);
  expect(await hashPassword('wind in the grass')).not.toBe(hash);
  expect([await verifyPassword(hash, 'wind in the grass'), await verifyPassword(hash, 'wind in the gras')]).toEqual([
    true,
    false,
  ]);
});
