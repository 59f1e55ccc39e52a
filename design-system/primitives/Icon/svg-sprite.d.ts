// svg-sprite ships no types; this covers the part that the sprite build uses.
declare module 'svg-sprite' {
  export default class SVGSpriter {
    constructor(config: object);
    add(file: string, name: string, svg: string): void;
    compileAsync(): Promise<{ result: { symbol: { sprite: { contents: Uint8Array } } } }>;
  }
}
