import preview from '@afterglow/storybook/preview';
import { Tag } from './Tag.tsx';

const meta = preview.meta({ component: Tag });

export const Standard = meta.story({ args: { href: '#/search/', children: 'golden hour' } });
export const OneLetter = meta.story({ args: { href: '#/search/', children: 'a' } });
export const Thai = meta.story({ args: { href: '#/search/', children: 'ยามเย็นริมทะเลสาบ' } });
export const LongWord = meta.story({
  args: { href: '#/search/', children: 'Sonnenuntergangsspaziergangsaufzeichnung'.repeat(3) },
});
