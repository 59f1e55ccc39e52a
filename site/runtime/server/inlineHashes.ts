import { createHash } from 'node:crypto';

/** Hashes of the inline elements of a document, as its content security policy lists them. */
export interface InlineHashes {
  styles: readonly string[];
  scripts: readonly string[];
}

/** Returns the hash of a text in the syntax of a content security policy. */
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Creates a writer of the inline elements of one document, which keeps their hashes. Nothing else may write an inline
 * style or script: hashes taken from finished markup would allow what somebody has injected into it.
 */
export function createInlineWriter() {
  const styles: string[] = [];
  const scripts: string[] = [];
  /** Returns an element, or nothing for an empty text. */
  const write = (name: 'style' | 'script', text: string, attributes: string, hashes: string[]): string => {
    if (text === '') return '';
    hashes.push(hashOf(text));
    return `<${name}${attributes}>${text}</${name}>`;
  };
  return {
    style: (css: string, attributes = ''): string => write('style', css, attributes, styles),
    script: (code: string, attributes = ''): string => write('script', code, attributes, scripts),
    hashes: { styles, scripts } satisfies InlineHashes,
  };
}

export type InlineWriter = ReturnType<typeof createInlineWriter>;
