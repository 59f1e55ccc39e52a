/** Milliseconds that a slow image may delay the page's scripts at most. */
const imageTimeoutMs = 2_000;

/** Addresses of the files that every page's scripts consist of. */
interface BootedFiles {
  entry: string;
  /** Packages that the entry imports, each after its own imports. */
  packages: readonly string[];
  /** A file that scripts need later: the icons that the document lacks. */
  prefetched: string;
  /** Source of what the site does before its modules run; `policy` is the policy of trusted types. */
  before: string;
}

/** Id of the element that lists the chunks of a page, so that the script is the same on every page. */
export const chunksId = 'page-chunks';

/**
 * Defines `load`, which runs a module of this build in a script element and resolves once it has run. An inline script
 * that is allowed by its hash may add script elements, but Chromium and Firefox refuse its `import()`. The policy lets
 * no other address pass.
 */
const defineLoad = (addresses: readonly string[]): string =>
  [
    `const files=${JSON.stringify(addresses)};`,
    `const createScriptURL=url=>{if(files.includes(url)||url.startsWith('blob:'))return url;throw new TypeError('Not of this site: '+url)};`,
    // A data block is a script element, too; only JSON passes, which runs as nothing.
    `const createScript=text=>JSON.stringify(JSON.parse(text));`,
    `const policy=self.trustedTypes?trustedTypes.createPolicy('site',{createScriptURL,createScript}):{createScriptURL,createScript};`,
    // A module that throws still ends with `load`; the window is told of its error.
    `const load=src=>new Promise((done,fail)=>{let failed=null;const hear=e=>{if(e.filename.startsWith(origin+'/assets/'))failed=e.error};addEventListener('error',hear);`,
    `const end=then=>()=>{removeEventListener('error',hear);then()};`,
    `document.head.append(Object.assign(document.createElement('script'),{type:'module',src:policy.createScriptURL(src),onload:end(()=>failed?fail(failed):done()),onerror:end(()=>fail(new Error('Not loaded: '+src)))}))});`,
  ].join('');

/** Returns the source of a script that runs one module and nothing else. */
export const bootModule = (address: string): string => `${defineLoad([address])}await load(files[0])`;

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
export const bootApp = ({ entry, packages, prefetched, before }: BootedFiles): string =>
  [
    `const seen=[...document.querySelectorAll('img[fetchpriority="high"]')].map(i=>i.complete||new Promise(d=>['load','error'].forEach(e=>i.addEventListener(e,d))));`,
    `const frame=()=>new Promise(d=>requestAnimationFrame(()=>setTimeout(d)));`,
    `await Promise.race([Promise.all(seen).then(frame).then(frame),new Promise(d=>setTimeout(d,${imageTimeoutMs}))]);`,
    `delete document.documentElement.dataset.arriving;`,
    `try{${defineLoad([...packages, entry])}${before}`,
    `for(const href of JSON.parse(document.getElementById('${chunksId}').textContent))document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));`,
    `document.head.append(Object.assign(document.createElement('link'),{rel:'prefetch',href:${JSON.stringify(prefetched)}}));`,
    // If this fails, the page is only slower.
    `try{const locales=URL.createObjectURL(new Blob(["Intl.NumberFormat.supportedLocalesOf('en');Intl.DateTimeFormat.supportedLocalesOf('en');close()"],{type:'text/javascript'}));`,
    `new Worker(policy.createScriptURL(locales))}catch{}`,
    `for(const file of files){await load(file);await new Promise(d=>setTimeout(d));}`,
    // Without scripts only the page's own controls work: those that need a script must not cover them.
    `}catch(error){document.documentElement.dataset.scriptless='';throw error}`,
  ].join('');
