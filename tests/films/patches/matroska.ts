/** Header removal: mkvmerge removes bytes from packets if all packets of a track begin with them. ffmpeg never does. */

const ids = {
  segment: '18538067',
  tracks: '1654ae6b',
  trackEntry: 'ae',
  trackNumber: 'd7',
  cluster: '1f43b675',
  block: 'a3',
};
const dropped = new Set(['114d9b74', '1c53bb6b', 'ec']);

interface Element {
  id: string;
  content: Buffer;
  /** The complete element with its id and size. */
  whole: Buffer;
  end: number;
}

/** Returns the length of an EBML number in bytes, from its first byte. */
const lengthOf = (first: number): number => Math.clz32(first) - 23;

function sizeAt(film: Buffer, at: number): { size: number; bytes: number } {
  const bytes = lengthOf(film[at] ?? 1);
  let size = (film[at] ?? 0) & ((1 << (8 - bytes)) - 1);
  let unknown = size === (1 << (8 - bytes)) - 1;
  for (let index = 1; index < bytes; index += 1) {
    const next = film[at + index] ?? 0;
    if (next !== 255) unknown = false;
    size = size * 256 + next;
  }
  return { size: unknown ? Infinity : size, bytes };
}

function elementAt(film: Buffer, at: number): Element {
  const idBytes = lengthOf(film[at] ?? 1);
  const { size, bytes } = sizeAt(film, at + idBytes);
  const id = film.subarray(at, at + idBytes).toString('hex');
  const start = at + idBytes + bytes;
  // The content of clusters and the segment follows as separate elements, so that an unknown size does not matter.
  const isEntered = id === ids.segment || id === ids.cluster;
  const end = isEntered ? start : Math.min(film.length, start + size);
  return { id, content: film.subarray(start, end), whole: film.subarray(at, end), end };
}

function elementsOf(content: Buffer): Element[] {
  const elements = [];
  for (let at = 0; at < content.length;) {
    const element = elementAt(content, at);
    elements.push(element);
    at = element.end;
  }
  return elements;
}

function write(id: string, content: Buffer): Buffer {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(content.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(id, 'hex'), size, content]);
}

const unknownSize = Buffer.from('01ffffffffffffff', 'hex');

/** Removes this prefix from every packet of a track and notes it in the track's entry. */
export function stripHeaders(film: Buffer, track: number, prefix: Buffer): Buffer {
  const note = write(
    '6d80',
    write(
      '6240',
      Buffer.concat([
        write('5032', Buffer.of(1)),
        write('5034', Buffer.concat([write('4254', Buffer.of(3)), write('4255', prefix)])),
      ]),
    ),
  );
  const parts = elementsOf(film).map(({ id, content, whole }) => {
    if (id === ids.segment || id === ids.cluster) return Buffer.concat([Buffer.from(id, 'hex'), unknownSize]);
    if (dropped.has(id)) return Buffer.alloc(0);
    if (id === ids.tracks)
      return write(
        id,
        Buffer.concat(
          elementsOf(content).map((entry) => {
            const number = elementsOf(entry.content).find((child) => child.id === ids.trackNumber)?.content[0];
            return number === track ? write(ids.trackEntry, Buffer.concat([entry.content, note])) : entry.whole;
          }),
        ),
      );
    if (id !== ids.block || content[0] !== (track | 0x80)) return whole;
    if (!content.subarray(4, 4 + prefix.length).equals(prefix))
      throw new Error('A packet does not begin with the prefix.');
    return write(id, Buffer.concat([content.subarray(0, 4), content.subarray(4 + prefix.length)]));
  });
  return Buffer.concat(parts);
}
