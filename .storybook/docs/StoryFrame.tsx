import { space } from '@afterglow/tokens';
import styled from 'styled-components';
import { Frame } from '../Frame.tsx';
import { useGlobals } from './useGlobals.ts';

type StoryFrameProps = Omit<Parameters<typeof Frame>[0], 'globals'>;

/** A story in a window of its own on a documentation page, in the toolbar's theme; played if it has a play function. */
export function StoryFrame(props: StoryFrameProps) {
  return (
    <Room>
      <Frame {...props} globals={useGlobals()} />
    </Room>
  );
}

const Room = styled.div`
  margin-block: ${space[4]} ${space[6]};
`;
