// svg-sprite has no types of its own; this is the part of it that the build of the sprite uses.
declare module 'svg-sprite' {
  export default class SVGSpriter {
    constructor(config: object);
    add(file: string, name: string, svg: string): void;
    compileAsync(): Promise<{ result: { symbol: { sprite: { contents: Uint8Array } } } }>;
  }
}
