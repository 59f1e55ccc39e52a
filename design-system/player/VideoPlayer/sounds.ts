/** One of the sounds of a stream, which differ in their language. */
export interface Sound {
  /** The name that the stream gives it. */
  name: string;
  /** Language tag; empty when unknown. */
  lang: string;
  /** Whether it plays by default. */
  standard: boolean;
}

const isAlone = ({ lang }: Sound, sounds: readonly Sound[]): boolean =>
  lang !== '' && sounds.filter((other) => other.lang === lang).length === 1;

/**
 * Returns the value that the preferences keep for a sound, so that it applies to other videos, too: its language, or
 * its name if several sounds have that language or it has none.
 */
export const soundKey = (sound: Sound, sounds: readonly Sound[]): string =>
  isAlone(sound, sounds) ? sound.lang : sound.name;

const baseOf = (lang: string): string => lang.split('-')[0] ?? '';

/**
 * Returns the index of the sound to play: the chosen one, else one in another form of the same language, else the
 * default.
 */
export function pickSound(sounds: readonly Sound[], chosen: string): number {
  const exact = sounds.findIndex((sound) => soundKey(sound, sounds) === chosen);
  if (exact >= 0) return exact;
  const alike = chosen === '' ? -1 : sounds.findIndex(({ lang }) => lang !== '' && baseOf(lang) === baseOf(chosen));
  if (alike >= 0) return alike;
  return Math.max(
    0,
    sounds.findIndex(({ standard }) => standard),
  );
}

/** Returns the name of the sound's language in that language, else the name that the stream gives it. */
export function soundLabel(sound: Sound, sounds: readonly Sound[]): string {
  if (!isAlone(sound, sounds)) return sound.name;
  try {
    const names = new Intl.DisplayNames([sound.lang], { type: 'language', fallback: 'none' });
    return names.of(sound.lang) ?? sound.name;
  } catch {
    return sound.name;
  }
}

/** Returns the attributes in a line of a playlist. */
function attributesOf(line: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', quoted, bare = ''] of line.matchAll(/([A-Z\d-]+)=(?:"([^"]*)"|([^",]*))/g))
    attributes.set(name, quoted ?? bare);
  return attributes;
}

const soundTag = '#EXT-X-MEDIA:';

/** Returns the sounds in the playlist that lists a stream's qualities, each once, however many groups it is in. */
export function parseSounds(playlist: string): Sound[] {
  const sounds: Sound[] = [];
  for (const line of playlist.split(/\r?\n/)) {
    if (!line.startsWith(soundTag)) continue;
    const attributes = attributesOf(line.slice(soundTag.length));
    const [name, lang = ''] = [attributes.get('NAME') ?? '', attributes.get('LANGUAGE')];
    const known = sounds.some((other) => other.name === name && other.lang === lang);
    if (attributes.get('TYPE') === 'AUDIO' && name !== '' && !known)
      sounds.push({ name, lang, standard: attributes.get('DEFAULT') === 'YES' });
  }
  return sounds;
}

/** Reads the sounds of a stream that is not playing; none if its playlist cannot be loaded. */
export async function readSounds(src: string): Promise<Sound[]> {
  try {
    const answer = await fetch(src);
    return answer.ok ? parseSounds(await answer.text()) : [];
  } catch {
    return [];
  }
}
