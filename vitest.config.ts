// The testing panel of Storybook (@storybook/addon-vitest) looks for its configuration here. All other tests name theirs.
export { default } from './.storybook/vitest.config.ts';
