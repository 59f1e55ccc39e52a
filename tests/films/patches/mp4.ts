/** Changes to the boxes of mp4 files that ffmpeg cannot write. */

/** Returns where the content of the first box of this type begins. Boxes are found by their name alone. */
function contentOf(film: Buffer, type: string): number {
  const at = film.indexOf(type, 0, 'latin1');
  if (at < 0) throw new Error(`The film has no box ${type}.`);
  return at + 4;
}

/** Mirrors the first track: sets its matrix to (-1, 0, 0, 1), moved to the right by its width. */
export function mirrorTrack(film: Buffer, width: number): Buffer {
  const changed = Buffer.from(film);
  const matrix = contentOf(changed, 'tkhd') + 40;
  changed.writeInt32BE(-0x1_00_00, matrix);
  changed.writeInt32BE(width * 0x1_00_00, matrix + 24);
  return changed;
}

/** Renames the codec of the picture, for example to an unknown one. */
export function renameCodec(film: Buffer, from: string, to: string): Buffer {
  const changed = Buffer.from(film);
  for (let at = changed.indexOf(from, 0, 'latin1'); at >= 0; at = changed.indexOf(from, at + 1, 'latin1'))
    changed.write(to, at, 'latin1');
  return changed;
}
