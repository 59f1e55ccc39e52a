import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import SVGSpriter from 'svg-sprite';
import { icons } from './icons.ts';

/**
 * `tsx design-system/primitives/Icon/build.ts` writes sprite/icons.svg: one symbol per icon, with our icon name as its
 * id.
 */
const here = dirname(fileURLToPath(import.meta.url));
const lucide = join(dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons');

const spriter = new SVGSpriter({
  mode: { symbol: { sprite: 'icons.svg' } },
  // The id is just the name, and each icon keeps its own viewBox.
  shape: { id: { generator: (name: string) => name.replace(/\.svg$/, '') }, dimension: { attributes: false } },
  svg: { xmlDeclaration: false, doctypeDeclaration: false },
});

// Colour and stroke come from the base styles, so that an icon can be filled; its own attributes would override them.
const bare = (svg: string) => svg.replace(/<svg[^>]*>/, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">');

for (const [name, drawing] of Object.entries(icons)) {
  spriter.add(join(here, `${name}.svg`), `${name}.svg`, bare(readFileSync(join(lucide, `${drawing}.svg`), 'utf8')));
}

const { result } = await spriter.compileAsync();
const sprite = String(result.symbol.sprite.contents);
const found = new Set([...sprite.matchAll(/<symbol [^>]*id="([^"]+)"/g)].map(([, id]) => id));
const missing = Object.keys(icons).filter((name) => !found.has(name));
if (missing.length > 0)
  throw new Error(`The sprite lacks: ${missing.join(', ')}. Look at what svg-sprite wrote for them.`);

mkdirSync(join(here, 'sprite'), { recursive: true });
writeFileSync(join(here, 'sprite', 'icons.svg'), sprite);
