/**
 * Browser specs that see a few pages only, each with the folders of `site/pages` that it opens or comes to. All others run
 * whenever any page changes. A spec that follows links anywhere does not belong here.
 */
export const specPages: Readonly<Record<string, readonly string[]>> = {
  'access.spec.ts': ['categories'],
  'download.spec.ts': ['download', 'home', 'video'],
  'friends.spec.ts': ['actions', 'member'],
  'history.spec.ts': ['categories', 'device', 'history', 'search', 'video', 'videos'],
  'oldBrowser.spec.ts': ['videos'],
  'playerMemory.spec.ts': ['video', 'videos'],
  'playerSounds.spec.ts': ['video'],
  'playerTouch.spec.ts': ['video'],
  'previews.spec.ts': ['model', 'models', 'video', 'videos'],
  'weight.spec.ts': ['video', 'videos'],
  // It shows stories of its own.
  'storyChecks.spec.ts': [],
};
