import { videos } from '@afterglow/fixtures/data/videos';
import preview from '@afterglow/storybook/preview';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import { columnDecorator } from '../column.decorator.tsx';
import { WatchedBar } from './WatchedBar.tsx';

const Place = styled.div`
  position: relative;

  & [data-part='story-thumbnail'] {
    display: block;
    inline-size: 100%;
    aspect-ratio: 16 / 9;
  }
`;
const overPicture = (Story: ComponentType) => (
  <Place>
    <img data-part="story-thumbnail" src={videos.standard.picture} alt="" />
    <Story />
  </Place>
);

const meta = preview.meta({ component: WatchedBar, decorators: [overPicture, columnDecorator] });

export const Standard = meta.story({ args: { share: 0.62 } });
export const JustBegun = meta.story({ args: { share: 0.01 } });
export const Whole = meta.story({ args: { share: 1 } });
