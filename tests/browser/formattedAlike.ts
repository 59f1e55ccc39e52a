/** Numbers, dates, lists, plurals and names of countries as the site's pages format them, for languages by their tags. */
export function formattedIn(tags: readonly string[]): Record<string, string[]> {
  const numbers = [0, 1, 2, 3, 5, 11, 21, 22, 25, 99, 100, 101, 999, 1_000, 1_234.5, 12_345, 1_234_567];
  const times = ['2026-01-02T03:04:05Z', '2025-06-30T12:00:00Z', '2024-12-31T23:59:59Z'].map((text) => new Date(text));
  const inOne = (tag: string): string[] => {
    const plurals = new Intl.PluralRules(tag);
    const countries = new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' });
    const date = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options });
    return [
      ...numbers.map((one) => `${one.toLocaleString(tag)} ${plurals.select(one)}`),
      ...[0.03, 0.5, 0.97].map((share) => share.toLocaleString(tag, { style: 'percent' })),
      ...['megabyte', 'gigabyte'].map((unit) => (10).toLocaleString(tag, { style: 'unit', unit })),
      ...times.flatMap((time) => [
        date({ dateStyle: 'long' }).format(time),
        date({ dateStyle: 'medium' }).format(time),
        date({ dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }).format(time),
      ]),
      new Intl.ListFormat(tag, { type: 'conjunction', style: 'narrow' }).format(['a', 'b', 'c']),
      ...['DE', 'US', 'GB', 'TR', 'CZ', 'KR', 'CI', 'MK', 'BA'].map((code) => countries.of(code) ?? ''),
      ['Zoe', 'ähre', 'Öl', 'ß', 'éa', 'ł', 'Ilse', 'ırmak', 'İz', 'æble', 'ø', 'å', 'č', 'ch', 'h']
        .toSorted(new Intl.Collator(tag, { sensitivity: 'base', numeric: true }).compare)
        .join(' '),
    ];
  };
  return Object.fromEntries(tags.map((tag) => [tag, inOne(tag)]));
}
