/** Returns the name of the custom property that a token's value refers to: `--c-accent` of `var(--c-accent)`. */
export const customProperty = (value: string): string => value.slice('var('.length, -1);
