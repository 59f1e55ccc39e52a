import { color, radius } from '@afterglow/tokens';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';

interface FrameProps {
  /** The story that it shows. */
  id: string;
  title: string;
  /** Of the window that the story believes to be in; the frame scales it to the room there is. */
  width: number;
  height: number;
  globals: Record<string, unknown>;
  /** Pressed through: the frame is a picture, and what lies over it is pressed. */
  still?: boolean;
}

/**
 * Several frames are played at a time, and only one of them can have the focus: what opened stays open when another frame
 * takes it.
 */
function keepFocusState({ contentWindow }: HTMLIFrameElement): void {
  const keep = (event: Event) => {
    if (contentWindow?.document.hasFocus() === false) event.stopImmediatePropagation();
  };
  for (const name of ['blur', 'focusout']) contentWindow?.addEventListener(name, keep, { capture: true });
}

/** A story in a window of its own, scaled down to the room there is. Loaded when it comes near. */
export function Frame({ id, title, width, height, globals, still = false }: FrameProps) {
  const box = useRef<HTMLDivElement>(null);
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
  const asked = ['theme', 'locale', 'brand'].map((name) => `${name}:${String(globals[name])}`).join(';');
  return (
    <Box ref={box}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a story of our own, from this same Storybook */}
      <iframe
        src={`iframe.html?viewMode=story&id=${id}&globals=${asked}`}
        title={title}
        width={width}
        height={height}
        loading="lazy"
        onLoad={(event) => keepFocusState(event.currentTarget)}
        tabIndex={still ? -1 : undefined}
        inert={still || undefined}
      />
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
`;
