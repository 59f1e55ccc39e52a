/** The rules of all components; null without a build, whose plugin (design-system/build) puts the file's URL here. */
export const stylesheetUrl: string | null = null;
