import { container } from '@afterglow/tokens';

/** For `@media`: pages on which the places of the site do not fit beside the search, and lie in a menu. */
export const compactHeader = `not all and ${container.five}`;
