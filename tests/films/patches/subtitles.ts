/** Bitmap subtitles as on discs: ffmpeg copies them, but cannot create them from text. */

const u16 = (value: number): number[] => [value >> 8, value & 255];

/** Returns a segment of a presentation graphic stream. */
function segment(seconds: number, type: number, content: readonly number[]): Buffer {
  const head = Buffer.alloc(13);
  head.write('PG', 0, 'latin1');
  head.writeUInt32BE(Math.round(seconds * 90_000), 2);
  head[10] = type;
  head.writeUInt16BE(content.length, 11);
  return Buffer.concat([head, Buffer.from(content)]);
}

const [width, height] = [32, 8];
const frame = [...u16(160), ...u16(90), 0x10];
const place = [0, ...u16(64), ...u16(76)];

/** Returns subtitles with a white box at the bottom of the picture, between two times in seconds. */
export function pictureSubtitles(from: number, to: number): Buffer {
  // Each line is a run of 32 pixels of colour 1, followed by its end.
  const lines = Array.from({ length: height }, () => [0, 0x80 | width, 1, 0, 0]).flat();
  const bytes = lines.length + 4;
  return Buffer.concat([
    segment(from, 0x16, [...frame, ...u16(0), 0x80, 0, 0, 1, ...u16(0), 0, 0, ...u16(64), ...u16(76)]),
    segment(from, 0x17, [1, ...place, ...u16(width), ...u16(height)]),
    segment(from, 0x14, [0, 0, 1, 235, 128, 128, 255]),
    segment(from, 0x15, [
      ...u16(0),
      0,
      0xc0,
      bytes >> 16,
      ...u16(bytes & 0xff_ff),
      ...u16(width),
      ...u16(height),
      ...lines,
    ]),
    segment(from, 0x80, []),
    segment(to, 0x16, [...frame, ...u16(1), 0, 0, 0, 0]),
    segment(to, 0x17, [1, ...place, ...u16(width), ...u16(height)]),
    segment(to, 0x80, []),
  ]);
}
