/** Milliseconds that a slow image may delay the page's scripts at most. */
const imageTimeoutMs = 2_000;

/** Addresses of the files that a page's scripts consist of. */
interface BootedFiles {
  entry: string;
  /** Packages that the entry imports, each after its own imports. */
  packages: readonly string[];
  /** Further chunks of the page, which the entry imports. */
  chunks: readonly string[];
  /** A file that scripts need later: the icons that the document lacks. */
  prefetched: string;
}

/**
 * Returns the source of the script that boots the page: it waits until the images of the first row, the main content,
 * are loaded and painted, then requests all chunks at once. Requested at the same time as the images, 125 KB of script
 * compete with them for a phone's bandwidth: measured at 1.6 Mbit/s, the video page's poster loaded after 1,052 ms
 * instead of 620. Then it evaluates the packages one by one, each in its own task so that input is handled in between,
 * and finally the entry.
 *
 * While the chunks are loading, a worker makes the browser find out which locales it can format for. Chromium does so
 * once per process by opening all 800 that it knows, which otherwise interrupts hydration: for 30 ms, and 150 on a
 * phone.
 */
export const bootScript = ({ entry, packages, chunks, prefetched }: BootedFiles): string =>
  [
    `const seen=[...document.querySelectorAll('img[fetchpriority="high"]')].map(i=>i.complete||new Promise(d=>['load','error'].forEach(e=>i.addEventListener(e,d))));`,
    `const frame=()=>new Promise(d=>requestAnimationFrame(()=>setTimeout(d)));`,
    `await Promise.race([Promise.all(seen).then(frame).then(frame),new Promise(d=>setTimeout(d,${imageTimeoutMs}))]);`,
    `delete document.documentElement.dataset.arriving;`,
    `try{const {nonce}=document.querySelector('meta[property="csp-nonce"]');`,
    `for(const href of ${JSON.stringify(chunks)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',nonce,href}));`,
    `document.head.append(Object.assign(document.createElement('link'),{rel:'prefetch',href:${JSON.stringify(prefetched)}}));`,
    // If this fails, the page is only slower.
    `try{const locales=URL.createObjectURL(new Blob(["Intl.NumberFormat.supportedLocalesOf('en');Intl.DateTimeFormat.supportedLocalesOf('en');close()"],{type:'text/javascript'}));`,
    // A policy for one address only, so that nothing else can pass.
    `new Worker(self.trustedTypes?trustedTypes.createPolicy('site',{createScriptURL:()=>locales}).createScriptURL(''):locales)}catch{}`,
    `for(const href of ${JSON.stringify(packages)}){await import(href);await new Promise(d=>setTimeout(d));}`,
    `await import(${JSON.stringify(entry)})`,
    // Without scripts only the page's own controls work: those that need a script must not cover them.
    `}catch(error){document.documentElement.dataset.scriptless='';throw error}`,
  ].join('');
