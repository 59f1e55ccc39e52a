import { container } from '@afterglow/tokens';

/** For `@media`: widths at which the navigation does not fit beside the search and moves into a menu. */
export const compactHeader = `not all and ${container.five}`;
