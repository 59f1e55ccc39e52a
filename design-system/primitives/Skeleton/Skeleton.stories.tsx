import { size, space } from '@afterglow/tokens';
import preview from '@afterglow/storybook/preview';
import styled from 'styled-components';
import { Skeleton } from './Skeleton.tsx';

const Box = styled.div`
  display: grid;
  gap: ${space[2]};
  inline-size: ${size.menu};
`;

const meta = preview.meta({
  component: Skeleton,
  decorators: [
    (Story) => (
      <Box>
        <Story />
      </Box>
    ),
  ],
});

export const Text = meta.story({ args: { shape: 'text', length: 'full' } });
export const LongText = meta.story({ args: { length: 'long' } });
export const HalfText = meta.story({ args: { length: 'half' } });
export const ShortText = meta.story({ args: { length: 'short' } });
export const Picture = meta.story({ args: { shape: 'picture' } });
export const Circle = meta.story({ args: { shape: 'circle', length: 'short' } });
export const Pill = meta.story({
  args: { shape: 'pill', length: 'half' },
  decorators: [
    (Story) => (
      <Tall>
        <Story />
      </Tall>
    ),
  ],
});
export const Fill = meta.story({
  args: { shape: 'fill' },
  decorators: [
    (Story) => (
      <Tall>
        <Story />
      </Tall>
    ),
  ],
});

const Tall = styled.div`
  display: grid;
  block-size: ${size.control};
`;
