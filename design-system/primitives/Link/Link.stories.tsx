import preview from '@afterglow/storybook/preview';
import { Link } from './Link.tsx';

const meta = preview.meta({ component: Link });

export const Inline = meta.story({
  args: { href: '#/terms/', kind: 'inline', children: 'the terms of use' },
  decorators: [
    (Story) => (
      <p>
        By signing up you accept <Story />.
      </p>
    ),
  ],
});
export const Alone = meta.story({ args: { href: '#/videos/', kind: 'alone', children: 'See all' } });
export const Quiet = meta.story({ args: { href: '#/studio-nord/', kind: 'quiet', children: 'Studio Nord' } });
export const Outside = meta.story({
  args: { href: 'https://www.rtalabel.org/', external: true, children: 'How to set up a filter' },
});
export const LongWords = meta.story({
  args: { href: '#/', children: 'Benachrichtigungseinstellungen für abonnierte Kanäle und Freundschaftsanfragen' },
});
