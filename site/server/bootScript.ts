import type { Assets } from './assets.ts';

/** The longest that a picture which does not come may hold the page's scripts back, in milliseconds. */
const imageTimeoutMs = 2_000;

/**
 * Text of the script that brings the page to life: it waits until the pictures of the first row, which a visitor came
 * for, are there and painted, then asks for all chunks at once. Asked for at the same time, 125 KB of script take a phone's line from
 * the pictures: measured at 1.6 Mbit/s, the video page's poster came after 1,052 ms instead of 620. Then it runs the
 * packages one by one, each in a task of its own between which a finger is heard, and the entry.
 */
export const bootScript = (
  { entry, packages }: Pick<Assets, 'entry' | 'packages'>,
  chunks: readonly string[],
): string =>
  [
    `const seen=[...document.querySelectorAll('img[fetchpriority="high"]')].map(i=>i.complete||new Promise(d=>['load','error'].forEach(e=>i.addEventListener(e,d))));`,
    `const frame=()=>new Promise(d=>requestAnimationFrame(()=>setTimeout(d)));`,
    `await Promise.race([Promise.all(seen).then(frame).then(frame),new Promise(d=>setTimeout(d,${imageTimeoutMs}))]);`,
    `delete document.documentElement.dataset.arriving;`,
    `const {nonce}=document.querySelector('meta[property="csp-nonce"]');`,
    `for(const href of ${JSON.stringify(chunks)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',nonce,href}));`,
    `for(const href of ${JSON.stringify(packages)}){await import(href);await new Promise(d=>setTimeout(d));}`,
    `import(${JSON.stringify(entry)})`,
  ].join('');
