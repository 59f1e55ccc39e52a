/**
 * For `@supports`: where what `content-visibility: auto` skips is still read out. Firefox leaves it out of the accessibility
 * tree until it comes near the window, so that a screen reader's lists of links and landmarks lack it.
 */
export const accessiblySkipped = 'not (-moz-appearance: none)';
