import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import { Counter } from './Counter.tsx';
import { counter } from './Counter.view.ts';

const meta = preview.meta({ component: Counter });

export const ThreeDigits = meta.story(fromView(Counter, counter, { count: 999, of: 'views' }));
export const FourDigits = meta.story(fromView(Counter, counter, { count: 1234, of: 'views' }));
export const JustBelowAMillion = meta.story(fromView(Counter, counter, { count: 999_999, of: 'views' }));
export const AMillion = meta.story(fromView(Counter, counter, { count: 1_000_000, of: 'views' }));
export const None = meta.story(fromView(Counter, counter, { count: 0, of: 'comments' }));
export const One = meta.story(fromView(Counter, counter, { count: 1, of: 'comments' }));
export const Likes = meta.story(fromView(Counter, counter, { count: 412, of: 'likes' }));
export const Dislikes = meta.story(fromView(Counter, counter, { count: 18, of: 'dislikes' }));
export const Subscribers = meta.story(fromView(Counter, counter, { count: 5891, of: 'subscribers' }));
export const Videos = meta.story(fromView(Counter, counter, { count: 48_213, of: 'videos' }));
