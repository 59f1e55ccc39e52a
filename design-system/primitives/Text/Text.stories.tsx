import preview from '@afterglow/storybook/preview';
import { Text } from './Text.tsx';

const long = 'Shot in one evening, with the camera on the jetty and nobody in a hurry. '.repeat(8);

const meta = preview.meta({
  component: Text,
  args: { children: 'A walk along the harbour at midnight, with the city lights on the water.' },
});

export const Body = meta.story({ args: { look: 'body' } });
export const Lead = meta.story({ args: { look: 'lead' } });
export const Small = meta.story({ args: { look: 'small', tone: 'text' } });
export const Meta = meta.story({ args: { look: 'meta', tone: 'faint' } });
export const Fine = meta.story({ args: { look: 'fine', tone: 'soft' } });
export const Label = meta.story({ args: { look: 'label', element: 'span' } });
export const PageTitle = meta.story({ args: { look: 'pageTitle', element: 'h1', children: 'Most popular videos' } });
export const SectionTitle = meta.story({
  args: { look: 'sectionTitle', element: 'h2', children: 'Being watched now' },
});
export const DialogTitle = meta.story({ args: { look: 'dialogTitle', element: 'h2', children: 'Sign in' } });
export const VideoTitle = meta.story({
  args: { look: 'videoTitle', element: 'h3', children: 'Evening by the lake, one long take' },
});
export const Good = meta.story({ args: { tone: 'good', element: 'p', children: 'Saved.' } });
export const Bad = meta.story({ args: { tone: 'bad', children: 'This did not come through.' } });
export const Gold = meta.story({ args: { tone: 'gold', children: '92%' } });
export const OneLine = meta.story({ args: { lines: 1, children: long } });
export const TwoLines = meta.story({ args: { lines: 2, children: long } });
export const ThreeLines = meta.story({ args: { lines: 3, children: long } });
export const OneWordWithoutEnd = meta.story({
  args: { children: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente'.repeat(4) },
});
