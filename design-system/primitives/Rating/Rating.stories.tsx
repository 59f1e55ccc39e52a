import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import { Rating } from './Rating.tsx';
import { rating } from './Rating.view.ts';

const meta = preview.meta({ component: Rating });

export const Liked = meta.story(fromView(Rating, rating, { likes: 412, dislikes: 36, rating: 0, votes: 0 }));
export const FromAMark = meta.story(fromView(Rating, rating, { likes: 0, dislikes: 0, rating: 4.1, votes: 120 }));
export const Everybody = meta.story(fromView(Rating, rating, { likes: 7, dislikes: 0, rating: 0, votes: 0 }));
export const Nobody = meta.story(fromView(Rating, rating, { likes: 0, dislikes: 7, rating: 0, votes: 0 }));
export const WithBar = meta.story(
  fromView(Rating, rating, { likes: 0, dislikes: 0, rating: 3.9, votes: 41 }, { bar: true }),
);
