/** What a button sends as `press` where there is no script: fields of input.php, as a query. */
export const pressValue = (fields: Readonly<Record<string, string>>): string => new URLSearchParams(fields).toString();
