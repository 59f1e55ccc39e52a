export { picture, pictureSize } from '../../fixtures/api/images/drawn.ts';
