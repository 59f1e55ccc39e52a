/** Damage as transfers, cards and cameras cause it. */

/** Returns the first part of a file. */
export const cut = (film: Buffer, share: number): Buffer => film.subarray(0, Math.floor(film.length * share));

/** Returns a file without its beginning, cut at a packet of a transport stream. */
export const withoutStart = (film: Buffer, share: number, packet = 188): Buffer =>
  film.subarray(Math.floor((film.length * share) / packet) * packet);

/** Overwrites a part of a file with zeros. */
export function zeroed(film: Buffer, share: number, bytes: number): Buffer {
  const changed = Buffer.from(film);
  const start = Math.floor(film.length * share);
  changed.fill(0, start, Math.min(film.length, start + bytes));
  return changed;
}

export const withZerosBehind = (film: Buffer, bytes: number): Buffer => Buffer.concat([film, Buffer.alloc(bytes)]);

const asfIndex = Buffer.from('90080033b1e5cf1189f400a0c90349cb', 'hex');

/** Removes the index at the end of a Windows Media film. */
export function withoutAsfIndex(asf: Buffer): Buffer {
  const at = asf.lastIndexOf(asfIndex);
  if (at < 0) throw new Error('The film of Windows Media has no index.');
  return asf.subarray(0, at);
}

/** Removes the index at the end of an AVI. */
export function withoutIndex(avi: Buffer): Buffer {
  const at = avi.lastIndexOf('idx1', undefined, 'latin1');
  if (at < 0) throw new Error('The AVI has no index.');
  return avi.subarray(0, at);
}
