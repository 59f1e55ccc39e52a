/** The sounds of a stream, which differ in their language. */
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

/** What the preferences keep of a choice, so that it holds for other videos, too: the language, or a name where that is not enough. */
export const soundKey = (sound: Sound, sounds: readonly Sound[]): string =>
  isAlone(sound, sounds) ? sound.lang : sound.name;

const baseOf = (lang: string): string => lang.split('-')[0] ?? '';

/** The sound that plays for a choice: that one, else one of the same language in another form, else the standard one. */
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

/** The name of its language in that language; else what the stream calls it. */
export function soundLabel(sound: Sound, sounds: readonly Sound[]): string {
  if (!isAlone(sound, sounds)) return sound.name;
  try {
    const names = new Intl.DisplayNames([sound.lang], { type: 'language', fallback: 'none' });
    return names.of(sound.lang) ?? sound.name;
  } catch {
    return sound.name;
  }
}

/** Attributes of a line of a playlist. */
function attributesOf(line: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', quoted, bare = ''] of line.matchAll(/([A-Z\d-]+)=(?:"([^"]*)"|([^",]*))/g))
    attributes.set(name, quoted ?? bare);
  return attributes;
}

const soundTag = '#EXT-X-MEDIA:';

/** The sounds that the list of a stream's qualities names, each once, however many groups it is in. */
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

/** The sounds of a stream that does not play; none if its list does not come. */
export async function readSounds(src: string): Promise<Sound[]> {
  try {
    const answer = await fetch(src);
    return answer.ok ? parseSounds(await answer.text()) : [];
  } catch {
    return [];
  }
}
