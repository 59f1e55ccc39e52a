import { font, size } from '@afterglow/tokens';
import preview from '@afterglow/storybook/preview';
import styled from 'styled-components';
import { pending } from '../../reader/pending.ts';
import { PendingText } from './PendingText.tsx';

const Box = styled.div`
  inline-size: ${size.menu};
  font: ${font.body};
`;

const meta = preview.meta({
  component: PendingText,
  decorators: [
    (Story) => (
      <Box>
        <Story />
      </Box>
    ),
  ],
});

export const Known = meta.story({ args: { of: 'Lanterns over the harbour' } });
export const Pending = meta.story({ args: { of: pending } });
export const PendingWord = meta.story({ args: { of: pending, length: 'word' } });
export const PendingParagraph = meta.story({ args: { of: pending, length: 'half', lines: 3 } });
export const PendingHeading = meta.story({ args: { of: pending, announced: true } });
