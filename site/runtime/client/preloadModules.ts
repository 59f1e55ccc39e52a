let requested: Set<string | null> | null = null;

/**
 * Imports a chunk and preloads its own imports at the same time. Replaces Vite's helper, which resolves the URL of each
 * file again and again: 6 ms per chunk on a phone's CPU, in the task that starts the page.
 * @param paths of the imported files, from the site's root
 */
export function preloadModules<Module>(importChunk: () => Promise<Module>, paths: string[] = []): Promise<Module> {
  requested ??= new Set(
    [...document.head.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href')),
  );
  for (const path of paths) {
    const href = `/${path}`;
    if (requested.has(href)) continue;
    requested.add(href);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  return importChunk();
}
