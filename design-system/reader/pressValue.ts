/** Returns the `press` value of a button that works without JavaScript: fields of input.php, as a query string. */
export const pressValue = (fields: Readonly<Record<string, string>>): string => new URLSearchParams(fields).toString();
