export { makeTestImage, readImageMetadata } from '../../fixtures/api/images/testImage.ts';
