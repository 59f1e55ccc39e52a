import { color, container, font, media, motion, radius, size, space } from '@afterglow/tokens';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { listen } from './listen.ts';
import { useStage } from './stage.ts';

const captionTrack = (video: HTMLVideoElement, lang: string): TextTrack | null =>
  [...video.querySelectorAll('track')].find(({ kind, srclang }) => kind === 'captions' && srclang === lang)?.track ??
  null;

const linesOf = (cue: TextTrackCue): string[] =>
  cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '').split('\n').filter(Boolean) : [];

/**
 * The chosen captions, above the controls and in the visitor's size. The browser would render them below the controls.
 */
export function CaptionLayer({ lowered }: { lowered: boolean }) {
  const { video, preferences } = useStage();
  const { captions, captionSize, captionGround } = preferences;
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    const track = captionTrack(video, captions);
    if (track === null) return undefined;
    const show = () => setLines([...(track.activeCues ?? [])].flatMap(linesOf));
    // In a picture-in-picture window only the browser can show captions.
    const adopt = () => {
      track.mode = document.pictureInPictureElement === video ? 'showing' : 'hidden';
    };
    adopt();
    show();
    track.addEventListener('cuechange', show);
    const stop = listen(video, { enterpictureinpicture: adopt, leavepictureinpicture: adopt });
    return () => {
      track.mode = 'disabled';
      track.removeEventListener('cuechange', show);
      stop();
      setLines([]);
    };
  }, [video, captions]);
  return (
    <Root
      data-lowered={lowered || undefined}
      data-size={captionSize}
      data-ground={captionGround}
      lang={captions || undefined}
    >
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines may be alike, and a line has no state
        <span key={index} data-part="caption-line" dir="auto">
          {line}
        </span>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  padding: 0 ${space[4]} ${space[3]};
  color: ${color.onShade};
  font: ${font.lead};
  text-align: center;
  pointer-events: none;
  transition: translate ${motion.base} ${motion.out};

  /* The controls are hidden, so the captions move down. */
  &[data-lowered] {
    translate: 0 ${size.touch};
  }
  @media ${media.reducedMotion} {
    transition: none;
  }
  & [data-part='caption-line'] {
    padding: ${space.half} ${space[2]};
    border-radius: ${radius.badge};
    background: ${color.shade};
    text-wrap: balance;
  }
  &[data-size='small'] {
    font: ${font.small};
  }
  &[data-size='large'] {
    font: ${font.videoTitle};
  }
  &[data-ground='solid'] [data-part='caption-line'] {
    background: ${color.stage};
  }
  &[data-ground='none'] [data-part='caption-line'] {
    background: none;
    text-shadow:
      0 0 ${size.ring} ${color.stage},
      0 0 ${space[1]} ${color.stage},
      0 0 ${space[2]} ${color.stage};
  }
  @container player ${container.four} {
    font: ${font.sectionTitle};

    &[data-size='small'] {
      font: ${font.lead};
    }
    &[data-size='large'] {
      font: ${font.pageTitle};
    }
  }
`;
