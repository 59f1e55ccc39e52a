/**
 * Browser specs that see only a few pages, each with the folders in `site/pages` that it opens or reaches. All other
 * specs run when any page changes. Do not list a spec here that follows links to any page.
 */
export const specPages: Readonly<Record<string, readonly string[]>> = {
  'access.spec.ts': ['categories'],
  'download.spec.ts': ['download', 'home', 'video'],
  'friends.spec.ts': ['actions', 'member'],
  'history.spec.ts': ['categories', 'device', 'history', 'search', 'video', 'videos'],
  'listLayouts.spec.ts': ['model', 'videos'],
  'oldBrowser.spec.ts': ['videos'],
  'playerMemory.spec.ts': ['video', 'videos'],
  'playerSounds.spec.ts': ['video'],
  'playerTouch.spec.ts': ['video'],
  'previews.spec.ts': ['model', 'models', 'video', 'videos'],
  'weight.spec.ts': ['video', 'videos'],
  // These see no page of the site.
  'storyChecks.spec.ts': [],
  'wholeBrowser.spec.ts': [],
};
