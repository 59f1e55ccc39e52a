export interface Size {
  width: number;
  height: number;
}

/** The visible part of a picture: its centre, in pixels of the picture, and its magnification. */
export interface Crop {
  x: number;
  y: number;
  /** 1 shows as much of the picture as fits. */
  zoom: number;
}

/** Returns the size of the crop, in pixels of the picture. It has the aspect ratio of `least`. */
export function croppedSize(picture: Size, least: Size, zoom: number): Size {
  const ratio = least.width / least.height;
  const width = Math.min(picture.width, picture.height * ratio) / zoom;
  return { width, height: width / ratio };
}

/** Returns the largest magnification that leaves the required number of pixels; at least 1. */
export const maxZoom = (picture: Size, least: Size): number =>
  Math.max(1, croppedSize(picture, least, 1).width / least.width);

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

/** Returns the nearest crop within the picture. */
export function clampCrop({ x, y, zoom }: Crop, picture: Size, least: Size): Crop {
  const clamped = between(1, zoom, maxZoom(picture, least));
  const { width, height } = croppedSize(picture, least, clamped);
  return {
    x: between(width / 2, x, picture.width - width / 2),
    y: between(height / 2, y, picture.height - height / 2),
    zoom: clamped,
  };
}

/** Returns the crop in the centre of a picture that shows as much as fits. */
export const firstCrop = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

/** Share of the crop by which an arrow key moves the picture, and factor by which + and - magnify it. */
const steps = { move: 0.05, zoom: 1.1 };

/**
 * Returns the crop after a key press; null if the key does nothing. The picture moves in the direction of the arrow.
 */
export function cropByKey(key: string, crop: Crop, { width, height }: Size): Crop | null {
  switch (key) {
    case 'ArrowLeft':
      return { ...crop, x: crop.x + width * steps.move };
    case 'ArrowRight':
      return { ...crop, x: crop.x - width * steps.move };
    case 'ArrowUp':
      return { ...crop, y: crop.y + height * steps.move };
    case 'ArrowDown':
      return { ...crop, y: crop.y - height * steps.move };
    case '+':
    case '=':
      return { ...crop, zoom: crop.zoom * steps.zoom };
    case '-':
      return { ...crop, zoom: crop.zoom / steps.zoom };
    default:
      return null;
  }
}

/** A point on the crop, from 0 to 1 in each direction. */
export interface Point {
  x: number;
  y: number;
}

/** Returns the midpoint of one or two fingers, and the distance between them in pixels of the picture. */
function spread([one = { x: 0, y: 0 }, other = one]: readonly Point[], { width, height }: Size) {
  return {
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
    distance: Math.hypot((one.x - other.x) * width, (one.y - other.y) * height),
  };
}

/**
 * Returns the crop after a move of one or two fingers: the picture follows them, and the part between two fingers stays
 * between them while they magnify it. Further fingers are ignored.
 */
export function cropByFingers(
  crop: Crop,
  [before, after]: readonly [readonly Point[], readonly Point[]],
  picture: Size,
  least: Size,
): Crop {
  const shown = croppedSize(picture, least, crop.zoom);
  const [from, to] = [spread(before, shown), spread(after, shown)];
  const wantedScale = from.distance > 0 && to.distance > 0 ? to.distance / from.distance : 1;
  const zoom = between(1, crop.zoom * wantedScale, maxZoom(picture, least));
  // At the maximum magnification, the fingers only move the picture.
  const factor = zoom / crop.zoom;
  return clampCrop(
    {
      x: crop.x + shown.width * (from.x - 0.5 - (to.x - 0.5) / factor),
      y: crop.y + shown.height * (from.y - 0.5 - (to.y - 0.5) / factor),
      zoom,
    },
    picture,
    least,
  );
}
