import { minify } from 'terser';
import { expect, test } from 'vitest';
import { hintWrappers } from '../../site/bundle/hintWrappers.ts';

const wrapped =
  'import{t as e}from"./runtime.js";var t=e((e=>{e.a=1})),n=e(((e,t)=>{t.exports=2}));export{t as a,n as b};';

test('what a minifier takes from the wrappers of packages is given back', async () => {
  const { code = '' } = await minify(wrapped, { module: true, mangle: false });
  expect(code).toContain('e(e=>{');
  expect(hintWrappers(code)).toBe(wrapped);
});
test.each([
  ['a callback with other arguments', 'const a=each(list,()=>{run()});'],
  ['a callback within a function', 'function a(){return each(()=>{run()})}'],
  ['an expression', 'const a=once(()=>1);'],
])('%s stays as it is', (_, code) => expect(hintWrappers(code)).toBe(code));
