import { expect, test } from 'vitest';
import { createNonce } from '../../site/runtime/server/nonce.ts';

test('no two of a thousand nonces are alike, and each has 128 bits', () => {
  const nonces = Array.from({ length: 1_000 }, createNonce);
  expect(new Set(nonces).size).toBe(1_000);
  expect(nonces.filter((nonce) => Buffer.from(nonce, 'base64').length !== 16)).toEqual([]);
});

test('no two halves of what they are made of are alike, as if a byte were used twice', () => {
  const halves = Array.from({ length: 1_000 }, createNonce).flatMap((nonce) => {
    const bytes = Buffer.from(nonce, 'base64').toString('hex');
    return [bytes.slice(0, 16), bytes.slice(16)];
  });
  expect(new Set(halves).size).toBe(2_000);
});
