import { color, media } from '@afterglow/tokens';
import { useId, type ComponentProps } from 'react';
import styled from 'styled-components';

/** The motifs: a lost path, a closed gate, a clouded moon, an empty shore, a paper plane on its way. */
export type NoticeScene = 'missing' | 'refused' | 'failed' | 'empty' | 'sent';

export interface NoticeIllustrationProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The situation to illustrate: `missing`, `refused`, `failed`, `empty` or `sent`. */
  scene: NoticeScene;
}

const stars = [
  [34, 26, 1.1],
  [62, 44, 0.8],
  [88, 20, 1.3],
  [121, 38, 0.7],
  [146, 18, 1],
  [236, 24, 1.1],
  [262, 46, 0.8],
  [288, 20, 1.2],
  [300, 60, 0.7],
  [20, 62, 0.8],
] as const;

/** A night landscape in the theme's colours that illustrates what happened. Decorative: hidden from screen readers. */
export function NoticeIllustration({ scene, ...rest }: NoticeIllustrationProps) {
  const id = useId();
  const sky = `${id}sky`;
  const glow = `${id}glow`;
  return (
    <Root aria-hidden="true" viewBox="0 0 320 180" {...rest} data-component="NoticeIllustration" data-scene={scene}>
      <Gradients sky={sky} glow={glow} />
      <rect width="320" height="180" fill={`url(#${sky})`} />
      <g data-part="scene-stars">
        {stars.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
      </g>
      <circle cx="196" cy="92" r="74" fill={`url(#${glow})`} />
      <circle cx="196" cy="92" r="17" data-part="scene-disc" />
      {scene === 'failed' && (
        <g data-part="scene-cloud">
          <path d="M160 112a13 13 0 0 1 2-26 20 20 0 0 1 37-7 15 15 0 0 1 24 7 13 13 0 0 1 4 26z" />
        </g>
      )}
      <path d="M0 118c30-14 56-16 88-4s62 10 92-4 62-16 92-2 34 12 48 8v64H0z" data-part="scene-hill" data-hill="1" />
      <path d="M0 138c36-14 70-8 104 0s74 4 108-8 74-8 108 6v44H0z" data-part="scene-hill" data-hill="2" />
      {scene === 'empty' ? (
        <>
          <path d="M0 150h320v30H0z" data-part="scene-water" />
          <path d="M176 154h40M184 160h24M170 166h50M188 172h16" data-part="scene-path" />
          <path d="M92 150l5-12 5 12zM97 138v-4M86 150h22c-2 6-6 8-11 8s-9-2-11-8z" data-part="scene-boat" />
        </>
      ) : (
        <path d="M0 158c44-12 92-8 140-2s100 8 180-6v30H0z" data-part="scene-hill" data-hill="3" />
      )}
      <Foreground scene={scene} />
    </Root>
  );
}

function Gradients({ sky, glow }: { sky: string; glow: string }) {
  return (
    <defs>
      <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" data-stop="top" />
        <stop offset="0.62" data-stop="middle" />
        <stop offset="1" data-stop="low" />
      </linearGradient>
      <radialGradient id={glow}>
        <stop offset="0" data-stop="glow" />
        <stop offset="1" data-stop="none" />
      </radialGradient>
    </defs>
  );
}

/** The object in front of the hills. */
function Foreground({ scene }: Pick<NoticeIllustrationProps, 'scene'>) {
  if (scene === 'missing')
    return (
      <>
        <path d="M150 180c4-8 2-12-6-16s-8-8 0-11" data-part="scene-road" />
        <path d="M118 160v-34M118 130h24l6 5-6 5h-24M118 144h-18l-5 4 5 4h18" data-part="scene-sign" />
      </>
    );
  if (scene === 'refused')
    return <path d="M104 168v-42M160 168v-42M216 168v-42M104 136h112M104 152h112" data-part="scene-gate" />;
  if (scene === 'sent')
    return (
      <>
        <path d="M26 140c16-26 44-34 58-20s-4 30-16 20 14-44 46-52" data-part="scene-trail" />
        <path d="M162 46l-42 26 13 7zM162 46l-24 36-5-3z" data-part="scene-plane" />
        <path d="M133 79l-1 14 6-11z" data-part="scene-keel" />
      </>
    );
  return null;
}

const Root = styled.svg`
  aspect-ratio: 16 / 9;
  background: ${color.high};

  stop[data-stop='top'] {
    stop-color: color-mix(in oklch, ${color.orbPlum} 45%, ${color.raised});
  }

  stop[data-stop='middle'] {
    stop-color: color-mix(in oklch, ${color.orbRose} 45%, ${color.raised});
  }

  stop[data-stop='low'] {
    stop-color: color-mix(in oklch, ${color.orbGold} 50%, ${color.raised});
  }

  stop[data-stop='glow'] {
    stop-color: ${color.orbGold};
    stop-opacity: 0.75;
  }

  stop[data-stop='none'] {
    stop-color: ${color.orbGold};
    stop-opacity: 0;
  }

  [data-part='scene-stars'] {
    fill: ${color.onShade};
    opacity: 0.7;
  }

  [data-part='scene-disc'] {
    fill: ${color.onShade};
  }

  [data-part='scene-cloud'] {
    fill: color-mix(in oklch, ${color.orbPlum} 55%, ${color.raised});
    opacity: 0.92;
  }

  [data-part='scene-hill'][data-hill='1'] {
    fill: color-mix(in oklch, ${color.orbPlum} 62%, ${color.ground});
  }

  [data-part='scene-hill'][data-hill='2'] {
    fill: color-mix(in oklch, ${color.orbPlum} 40%, ${color.shade});
  }

  [data-part='scene-hill'][data-hill='3'] {
    fill: color-mix(in oklch, ${color.orbPlum} 18%, ${color.shade});
  }

  [data-part='scene-water'] {
    fill: color-mix(in oklch, ${color.orbPlum} 45%, ${color.shade});
  }

  [data-part='scene-path'],
  [data-part='scene-road'] {
    fill: none;
    stroke: ${color.orbGold};
    stroke-width: 2;
    stroke-linecap: round;
    opacity: 0.7;
  }

  [data-part='scene-road'] {
    stroke-width: 4;
    opacity: 0.45;
  }

  [data-part='scene-boat'] {
    fill: ${color.onShade};
    stroke: ${color.onShade};
  }

  [data-part='scene-sign'],
  [data-part='scene-gate'] {
    fill: none;
    stroke: ${color.onShade};
    stroke-width: 3;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  [data-part='scene-sign'] {
    fill: color-mix(in oklch, ${color.orbPlum} 50%, ${color.shade});
    stroke-width: 2.5;
  }

  [data-part='scene-trail'] {
    fill: none;
    stroke: ${color.onShade};
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-dasharray: 0.5 5;
    opacity: 0.8;
  }

  [data-part='scene-plane'] {
    fill: ${color.onShade};
  }

  [data-part='scene-keel'] {
    fill: color-mix(in oklch, ${color.orbPlum} 35%, ${color.onShade});
  }

  @media ${media.forcedColors} {
    forced-color-adjust: none;
  }
`;
