import { color, font, radius, size, space } from '@afterglow/tokens';
import {
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
} from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Slider } from '../../primitives/Slider/Slider.tsx';
import { useSharedRef } from '../../primitives/useSharedRef.ts';
import {
  clampCrop,
  cropByFingers,
  cropByKey,
  croppedSize,
  firstCrop,
  maxZoom,
  type Crop,
  type Point,
  type Size,
} from './crop.ts';

const messages = defineMessages({
  label: { id: 'pictureCrop.label', defaultMessage: 'The part of the picture that is taken' },
  hint: {
    id: 'pictureCrop.hint',
    defaultMessage: 'Drag the picture, or move it with the arrow keys. Two fingers, + and - change its size.',
  },
  zoom: { id: 'pictureCrop.zoom', defaultMessage: 'Size' },
});

export interface PictureCropProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Drawn at once if it has loaded, so that no empty picture can be sent; otherwise when it loads. */
  picture: HTMLImageElement;
  /** Size of the picture in pixels, upright. */
  natural: Size;
  /** Minimum size of the crop in pixels, which also sets its aspect ratio. */
  least: Size;
  /** Whether the picture will be shown in a circle. */
  round?: boolean;
  /** Ref to the canvas with the crop, which is twice the size of `least`. */
  canvasRef?: Ref<HTMLCanvasElement> | undefined;
}

/** Returns the position of a pointer on the crop, from 0 to 1 in each direction. */
function pointOn({ clientX, clientY, currentTarget }: PointerEvent): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

/** Returns the crop of a picture, and the handlers of pointer and key events that change it. */
function useCrop(whole: Size, least: Size) {
  const [crop, setCrop] = useState(() => firstCrop(whole));
  /** Position of each finger, or of the mouse, on the picture, by pointer id. */
  const pointers = useRef(new Map<number, Point>());
  const lift = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);
  const shown = croppedSize(whole, least, crop.zoom);
  const change = (next: Crop) => setCrop(clampCrop(next, whole, least));
  return {
    crop,
    change,
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        const next = event.ctrlKey || event.metaKey || event.altKey ? null : cropByKey(event.key, crop, shown);
        if (!next) return;
        event.preventDefault();
        change(next);
      },
      onPointerDown: (event: PointerEvent) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        pointers.current.set(event.pointerId, pointOn(event));
      },
      onPointerMove: (event: PointerEvent) => {
        if (!pointers.current.has(event.pointerId)) return;
        const before = [...pointers.current.values()];
        pointers.current.set(event.pointerId, pointOn(event));
        const after = [...pointers.current.values()];
        // Several moves may precede the next render.
        setCrop((current) => cropByFingers(current, [before, after], whole, least));
      },
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  };
}

/** Draws the chosen part of the picture. */
function useDrawing(
  canvas: RefObject<HTMLCanvasElement | null>,
  { picture, natural, least }: Pick<PictureCropProps, 'picture' | 'natural' | 'least'>,
  crop: ReturnType<typeof useCrop>['crop'],
): void {
  useLayoutEffect(() => {
    const draw = () => {
      const { current } = canvas;
      const context = current?.getContext('2d');
      if (!current || !context) return;
      const { width, height } = croppedSize(natural, least, crop.zoom);
      const taken = [crop.x - width / 2, crop.y - height / 2, width, height] as const;
      // Black behind transparent parts, as in the JPEG that is sent.
      context.fillRect(0, 0, current.width, current.height);
      context.drawImage(picture, ...taken, 0, 0, current.width, current.height);
    };
    if (picture.complete) return draw();
    picture.addEventListener('load', draw);
    return () => picture.removeEventListener('load', draw);
  }, [canvas, picture, natural, least, crop]);
}

/** Crops a picture: by dragging it, with two fingers or by keyboard. */
export function PictureCrop({ picture, natural, least, round = false, canvasRef, ...rest }: PictureCropProps) {
  const { formatMessage, formatNumber } = useIntl();
  const hintId = useId();
  const canvas = useSharedRef(canvasRef);
  const { crop, change, handlers } = useCrop(natural, least);
  useDrawing(canvas, { picture, natural, least }, crop);
  const most = maxZoom(natural, least);
  return (
    <Root {...rest} data-component="PictureCrop" data-round={round || undefined}>
      <canvas
        {...handlers}
        data-part="crop-picture"
        ref={canvas}
        width={least.width * 2}
        height={least.height * 2}
        // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- it takes arrow keys, which screen readers pass on to applications only
        role="application"
        tabIndex={0}
        aria-label={formatMessage(messages.label)}
        aria-describedby={hintId}
      />
      <p data-part="crop-hint" id={hintId}>
        {formatMessage(messages.hint)}
      </p>
      <Slider
        label={formatMessage(messages.zoom)}
        shown={formatNumber(crop.zoom, { style: 'percent' })}
        min={1}
        max={most}
        step={0.01}
        value={crop.zoom}
        disabled={most === 1}
        onChange={(event) => change({ ...crop, zoom: Number(event.currentTarget.value) })}
      />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  & [data-part='crop-picture'] {
    inline-size: 100%;
    block-size: auto;
    border: ${size.hairline} solid ${color.edge};
    border-radius: ${radius.card};
    background: ${color.high};
    cursor: grab;
    touch-action: none;
  }
  & [data-part='crop-picture']:active {
    cursor: grabbing;
  }
  &[data-round] [data-part='crop-picture'] {
    max-inline-size: ${size.menu};
    margin-inline: auto;
    border-radius: 50%;
  }

  & [data-part='crop-hint'] {
    color: ${color.faint};
    font: ${font.small};
    text-wrap: pretty;
  }
`;
