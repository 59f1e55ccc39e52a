import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Edit } from './recipe.ts';

const messages = 'design-system/messages';

/** Replaces a text that must occur once. Throws otherwise, as the recipe no longer fits the code. */
export function replaceOnce(text: string, find: string, replace: string, file: string): string {
  const count = text.split(find).length - 1;
  if (count !== 1) throw new Error(`${file} has this text ${count} times, and not once:\n${find}`);
  return text.replace(find, () => replace);
}

/** Adds a key to the text of a JSON file whose keys are sorted; its value is that of another key. */
export function withSentence(text: string, key: string, like: string, file: string): string {
  const sentences = new Map(Object.entries(JSON.parse(text) as Record<string, string>)); // our own file
  const value = sentences.get(like);
  if (value === undefined) throw new Error(`${file} has no sentence ${like}.`);
  if (sentences.has(key)) throw new Error(`${file} has a sentence ${key} already.`);
  const sorted = [...sentences.set(key, value)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

/** Applies edits in a copy of the repository. Returns the files that they touched, sorted. */
export function applyEdits(folder: string, edits: readonly Edit[]): string[] {
  const touched = new Set<string>();
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    touched.add(file);
  };
  const writeNew = (file: string, text: string): void => {
    if (existsSync(join(folder, file))) throw new Error(`${file} exists already.`);
    write(file, text);
  };
  for (const edit of edits) {
    if ('find' in edit) write(edit.file, replaceOnce(read(edit.file), edit.find, edit.replace, edit.file));
    else if ('text' in edit) writeNew(edit.file, edit.text);
    else if ('copyOf' in edit) writeNew(edit.file, read(edit.copyOf));
    else {
      const languages = readdirSync(join(folder, messages)).filter((name) => /^(?!en\.)\w+\.json$/.test(name));
      for (const file of languages.map((name) => `${messages}/${name}`))
        write(file, withSentence(read(file), edit.sentence, edit.like, file));
    }
  }
  return [...touched].toSorted();
}
