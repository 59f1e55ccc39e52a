import Color from 'colorjs.io';

/** Simulates deuteranopia in linear sRGB: Machado, Oliveira and Fernandes (2009), severity 1. */
const deuteranopia = [
  [0.367322, 0.860646, -0.227968],
  [0.280085, 0.672501, 0.047413],
  [-0.01182, 0.04294, 0.968881],
] as const;

function withoutGreenCones(colour: Color): Color {
  const [red, green, blue] = colour.to('srgb').toGamut().to('srgb-linear').coords.map(Number);
  const [r, g, b] = deuteranopia.map(([ofRed, ofGreen, ofBlue]) =>
    Math.min(1, Math.max(0, ofRed * (red ?? 0) + ofGreen * (green ?? 0) + ofBlue * (blue ?? 0))),
  );
  return new Color('srgb-linear', [r ?? 0, g ?? 0, b ?? 0]);
}

/**
 * Returns the distance of two CSS colours (CIEDE2000): the smaller one of what people with typical colour vision and
 * people with deuteranopia see. 2 is just noticeable side by side; 10 is another colour when seen apart.
 */
export function distance(one: string, other: string): number {
  const [a, b] = [new Color(one), new Color(other)];
  return Math.min(a.deltaE(b, '2000'), withoutGreenCones(a).deltaE(withoutGreenCones(b), '2000'));
}
