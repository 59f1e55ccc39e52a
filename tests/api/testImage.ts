/** Generates images for tests and inspects the results. */
import sharp from 'sharp';

export interface TestImageOptions {
  width: number;
  height: number;
  format: 'jpeg' | 'png' | 'webp';
  /** EXIF orientation, 1 to 8. */
  orientation?: number;
  /** Text in the EXIF metadata. */
  note?: string;
}

/** Makes an image with noise, so that a truncated file is an incomplete image. */
export async function makeTestImage({ width, height, format, orientation, note }: TestImageOptions): Promise<Blob> {
  const bytes = await sharp({
    create: { width, height, channels: 3, background: '#346', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
    .withMetadata({
      ...(orientation !== undefined && { orientation }),
      ...(note !== undefined && { exif: { IFD0: { Copyright: note } } }),
    })
    .toFormat(format)
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: `image/${format}` });
}

export async function readImageMetadata(
  bytes: Buffer,
): Promise<{ format: string; width: number; height: number; note: boolean }> {
  const { format, width, height, exif } = await sharp(bytes).metadata();
  return { format, width, height, note: exif !== undefined };
}
