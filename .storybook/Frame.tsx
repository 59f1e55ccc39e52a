import { color, radius } from '@afterglow/tokens';
import { useEffect, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { frameQueue } from './frameQueue.ts';
import { globalsInAddress } from './toolbarGlobals.ts';

interface FrameProps {
  /** Id of the story to show. */
  id: string;
  title: string;
  /** Size in pixels of the window that the story sees; the frame is scaled down to the available width. */
  width: number;
  height: number;
  globals: Record<string, unknown>;
  /** Shows a picture only: neither a pointer nor the keyboard reaches into it. */
  still?: boolean;
}

/** A story in a window of its own, scaled down to the available width. Loaded when it comes near the viewport. */
export function Frame({ id, title, width, height, globals, still = false }: FrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const scale = Math.min(1, element.clientWidth / width);
      element.style.setProperty('--scale', String(scale));
      element.style.setProperty('--height', `${height * scale}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [width, height]);
  const address = `iframe.html?viewMode=story&id=${id}&globals=${globalsInAddress(globals)}`;
  useEffect(() => (frame.current ? frameQueue(frame.current, address) : undefined), [address]);
  return (
    <Box ref={box} data-still={still || undefined}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a story of our own, from this same Storybook */}
      <iframe ref={frame} title={title} width={width} height={height} tabIndex={still ? -1 : undefined} />
    </Box>
  );
}

const Box = styled.div`
  overflow: hidden;
  height: var(--height);
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.ground};
  & iframe {
    display: block;
    max-width: none;
    border: 0;
    transform: scale(var(--scale));
    transform-origin: 0 0;
  }
  &[data-still] iframe {
    pointer-events: none;
  }
`;
