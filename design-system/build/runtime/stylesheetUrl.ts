/** URL of the rules of all components; null unless the plugin of a build (design-system/build) inserts it here. */
export const stylesheetUrl: string | null = null;
