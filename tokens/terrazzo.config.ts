import { defineConfig } from '@terrazzo/cli';
import { afterglow } from './plugin/afterglow.ts';

export default defineConfig({
  tokens: ['./source/afterglow.resolver.json'],
  outDir: './dist/',
  // Keeps the order of the source.
  alphabetize: false,
  plugins: [afterglow()],
  lint: {
    rules: {
      // Outside sRGB each browser maps to its own nearest colour, so contrasts would differ from the tested ones.
      'core/max-gamut': ['error', { gamut: 'srgb' }],
      'core/consistent-naming': 'off',
    },
  },
});
