import { radius, size, space } from '@afterglow/tokens';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import { Image } from './Image/Image.tsx';

/** Returns a decorator that renders a story on top of the picture at this URL. */
export const pictureDecorator = (src: string) => (Story: ComponentType) => (
  <PictureFrame>
    <Image picture={{ src }} alt="" width={288} height={162} sizes="288px" eager data-part="story-picture" />
    <div data-part="story-overlay">
      <Story />
    </div>
  </PictureFrame>
);

const PictureFrame = styled.div`
  position: relative;
  max-inline-size: ${size.card};

  [data-part='story-picture'] {
    border-radius: ${radius.card};
  }

  [data-part='story-overlay'] {
    position: absolute;
    inset: auto ${space[2]} ${space[2]} auto;
  }
`;
