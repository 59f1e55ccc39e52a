import { defineConfig } from '@terrazzo/cli';
import { afterglow } from './plugin/afterglow.ts';

export default defineConfig({
  tokens: ['./source/afterglow.resolver.json'],
  outDir: './dist/',
  // The order of the source is the order of the reading.
  alphabetize: false,
  plugins: [afterglow()],
  lint: {
    rules: {
      // Outside sRGB each browser picks its own nearest colour, and the contrasts would not be the tested ones.
      'core/max-gamut': ['error', { gamut: 'srgb' }],
      'core/consistent-naming': 'off',
    },
  },
});
