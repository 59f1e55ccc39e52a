import { color, radius } from '@afterglow/tokens';
import styled from 'styled-components';
import type { Tile } from './storyboard.ts';

/** A thumbnail, cut out of a sheet of the storyboard. `src` was serialized by URL, which escapes quotes. */
export function StoryboardTile({ tile: { src, x, y, width, height } }: { tile: Tile }) {
  return (
    <Root
      ref={(element) => {
        element?.style.setProperty('inline-size', `${width}px`);
        element?.style.setProperty('block-size', `${height}px`);
        element?.style.setProperty('background', `url("${src}") -${x}px -${y}px`);
      }}
    />
  );
}

const Root = styled.div`
  border-radius: ${radius.small};
  outline: 1px solid ${color.rim};
`;
