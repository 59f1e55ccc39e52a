import { color, font, layer, media, motion, radius, shadow, size, space } from '@afterglow/tokens';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../primitives/Icon/icons.ts';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { clock } from '../../reader/format.ts';
import { setRate } from './film.ts';
import { controlMessages, playerMessages, settingMessages } from './playerMessages.ts';
import type { CaptionGround, CaptionSize } from './playerServices.ts';
import { useStage } from './stage.ts';
import type { FilmSources } from './useFilmSources.ts';
import type { Section } from './useSection.ts';
import type { PlayerTrack } from './playerDetails.ts';

interface Settings {
  films: FilmSources;
  captions: readonly PlayerTrack[];
  chapters: readonly VTTCue[];
  repeat: { section: Section; loop: boolean; onLoop: (loop: boolean) => void };
  onFrame: (direction: 1 | -1) => void;
  onHelp: () => void;
  onClose: () => void;
}

const rates = [0.5, 0.75, 1, 1.25, 1.5, 2];
const captionSizes: readonly CaptionSize[] = ['small', 'normal', 'large'];
const captionGrounds: readonly CaptionGround[] = ['shade', 'solid', 'none'];
type View = 'all' | 'quality' | 'speed' | 'captions' | 'captionSize' | 'captionGround' | 'chapters';

/** On phones the panel is a sheet over the page; beside that it opens over the film. */
const narrow = () => matchMedia(media.xs).matches;

/** Everything that can be set: pages of choices, which are native radio buttons. */
export function SettingsPanel({ films, captions, chapters, repeat, onFrame, onHelp, onClose }: Settings) {
  const { section, loop, onLoop } = repeat;
  const { formatMessage, formatNumber } = useIntl();
  const { film, preferences, choose, seek } = useStage();
  const [modal] = useState(narrow);
  const [view, setView] = useState<View>('all');
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = panel;
    if (modal) current?.showModal();
    else current?.show();
    return () => current?.close();
  }, [modal]);
  const show = (next: View) => {
    setView(next);
    // Once the page of the panel has changed, as the pressed row is gone.
    requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>('input:checked,button')?.focus());
  };

  const rateName = (rate: number) =>
    rate === 1
      ? formatMessage(settingMessages.normalSpeed)
      : formatMessage(playerMessages.speedOf, { rate: formatNumber(rate) });
  const heightName = (height: number) => formatMessage(playerMessages.qualityOf, { height });
  const qualityName = (quality: string) =>
    quality === 'auto' || quality === 'saver' ? formatMessage(settingMessages[quality]) : heightName(Number(quality));
  const captionName = captions.find(({ lang }) => lang === preferences.captions)?.label;
  const off = formatMessage(settingMessages.off);
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (view === 'all') onClose();
    else show('all');
  };
  const page = (of: View, name: string, value: string, icon: IconName) => (
    <button type="button" data-part="panel-row" onClick={() => show(of)}>
      <Icon data-part="panel-icon" name={icon} />
      <span data-part="panel-name">{name}</span>
      <span data-part="panel-value">{value}</span>
      <Icon data-part="panel-icon" name="next" size="small" />
    </button>
  );
  const pages: Record<Exclude<View, 'all'>, { name: string; content: ReactNode }> = {
    quality: {
      name: formatMessage(settingMessages.quality),
      content: (
        <Choices
          value={preferences.quality}
          of={['auto', ...films.heights.map(String), ...(films.heights.length > 1 ? ['saver'] : [])]}
          nameOf={qualityName}
          onChoose={(quality) => {
            choose({ quality });
            films.choose(quality);
          }}
        />
      ),
    },
    speed: {
      name: formatMessage(settingMessages.speed),
      content: (
        <Choices
          value={String(preferences.rate)}
          of={rates.map(String)}
          nameOf={(rate) => rateName(Number(rate))}
          onChoose={(rate) => {
            choose({ rate: Number(rate) });
            setRate(film, Number(rate));
          }}
        />
      ),
    },
    captions: {
      name: formatMessage(controlMessages.captions),
      content: (
        <>
          <Choices
            value={captionName === undefined ? '' : preferences.captions}
            of={['', ...captions.map(({ lang }) => lang)]}
            nameOf={(lang) => captions.find((track) => track.lang === lang)?.label ?? off}
            langOf={(lang) => lang || undefined}
            onChoose={(lang) => choose({ captions: lang })}
          />
          <hr data-part="panel-rule" />
          {page(
            'captionSize',
            formatMessage(settingMessages.captionSize),
            formatMessage(settingMessages[preferences.captionSize]),
            'captions',
          )}
          {page(
            'captionGround',
            formatMessage(settingMessages.captionGround),
            formatMessage(settingMessages[preferences.captionGround]),
            'captions',
          )}
        </>
      ),
    },
    captionSize: {
      name: formatMessage(settingMessages.captionSize),
      content: (
        <Choices
          value={preferences.captionSize}
          of={captionSizes}
          nameOf={(one) => formatMessage(settingMessages[one])}
          onChoose={(captionSize) => choose({ captionSize })}
        />
      ),
    },
    captionGround: {
      name: formatMessage(settingMessages.captionGround),
      content: (
        <Choices
          value={preferences.captionGround}
          of={captionGrounds}
          nameOf={(one) => formatMessage(settingMessages[one])}
          onChoose={(captionGround) => choose({ captionGround })}
        />
      ),
    },
    chapters: {
      name: formatMessage(settingMessages.chapters),
      content: chapters.map(({ startTime, text }) => (
        <button key={startTime} type="button" data-part="panel-row" onClick={() => seek(startTime)}>
          <span data-part="panel-name">{text}</span>
          <span data-part="panel-value">{clock(startTime)}</span>
        </button>
      )),
    },
  };
  const shown = view === 'all' ? null : pages[view];
  const title = shown === null ? formatMessage(controlMessages.settings) : shown.name;
  const sectionName =
    section.from === null
      ? settingMessages.sectionStart
      : section.to === null
        ? settingMessages.sectionEnd
        : settingMessages.sectionClear;
  return (
    <Root
      ref={panel}
      data-modal={modal || undefined}
      aria-label={title}
      onKeyDown={leave}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === panel.current && modal && onClose()}
    >
      <div data-part="panel-content">
        <div data-part="panel-head">
          {shown && (
            <button
              type="button"
              data-part="panel-back"
              aria-label={formatMessage(settingMessages.backToSettings)}
              onClick={() => show(view === 'captionSize' || view === 'captionGround' ? 'captions' : 'all')}
            >
              <Icon data-part="panel-icon" name="previous" />
            </button>
          )}
          <h2 data-part="panel-title">{title}</h2>
          <button
            type="button"
            data-part="panel-close"
            aria-label={formatMessage(controlMessages.dismiss)}
            onClick={onClose}
          >
            <Icon data-part="panel-icon" name="close" />
          </button>
        </div>
        {shown?.content}
        {shown === null && (
          <>
            {page('quality', pages.quality.name, qualityName(preferences.quality), 'tv')}
            {page('speed', pages.speed.name, rateName(preferences.rate), 'clock')}
            {captions.length > 0 && page('captions', pages.captions.name, captionName ?? off, 'captions')}
            {chapters.length > 0 && page('chapters', pages.chapters.name, String(chapters.length), 'chapters')}
            <hr data-part="panel-rule" />
            <button type="button" data-part="panel-row" onClick={section.mark}>
              <Icon data-part="panel-icon" name="repeat" />
              <span data-part="panel-name">{formatMessage(settingMessages.section)}</span>
              <span data-part="panel-value">{formatMessage(sectionName)}</span>
            </button>
            <div data-part="panel-frames">
              <button type="button" data-part="panel-row" onClick={() => onFrame(-1)}>
                <Icon data-part="panel-icon" name="frameBack" />
                <span data-part="panel-name">{formatMessage(settingMessages.frameBack)}</span>
              </button>
              <button type="button" data-part="panel-row" onClick={() => onFrame(1)}>
                <Icon data-part="panel-icon" name="frameAhead" />
                <span data-part="panel-name">{formatMessage(settingMessages.frameAhead)}</span>
              </button>
            </div>
            <hr data-part="panel-rule" />
            <div data-part="panel-switches">
              <Switch
                label={formatMessage(settingMessages.loop)}
                checked={loop}
                onChange={({ currentTarget }) => onLoop(currentTarget.checked)}
              />
              {(['autoplayNext', 'resume', 'shortcuts'] as const).map((name) => (
                <Switch
                  key={name}
                  label={formatMessage(settingMessages[name])}
                  checked={preferences[name]}
                  onChange={({ currentTarget }) => choose({ [name]: currentTarget.checked })}
                />
              ))}
            </div>
            <hr data-part="panel-rule" />
            <button type="button" data-part="panel-row" onClick={onHelp}>
              <Icon data-part="panel-icon" name="keyboard" />
              <span data-part="panel-name">{formatMessage(settingMessages.help)}</span>
              <kbd data-part="panel-value">?</kbd>
            </button>
          </>
        )}
      </div>
    </Root>
  );
}

interface Choosing<Value extends string> {
  value: Value;
  of: readonly Value[];
  nameOf: (value: Value) => string;
  langOf?: (value: Value) => string | undefined;
  onChoose: (value: Value) => void;
}

function Choices<Value extends string>({ value, of, nameOf, langOf, onChoose }: Choosing<Value>) {
  const name = useId();
  return of.map((one) => (
    <label key={one} data-part="panel-row" lang={langOf?.(one)}>
      <input data-part="panel-radio" type="radio" name={name} checked={one === value} onChange={() => onChoose(one)} />
      <Icon data-part="panel-icon" name="check" />
      <span data-part="panel-name">{nameOf(one)}</span>
    </label>
  ));
}

const Root = styled.dialog`
  position: absolute;
  z-index: ${layer.menu};
  inset: auto ${space[3]} calc(${size.touch} * 2) auto;
  inline-size: ${size.playerPanel};
  max-inline-size: calc(100% - 2 * ${space[3]});
  max-block-size: calc(100% - ${size.touch} * 2 - ${space[3]});
  margin: 0;
  padding: 0;
  overflow: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${shadow.menu};
  overscroll-behavior: contain;
  scrollbar-width: thin;

  & [data-part='panel-content'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding: ${space[2]};
  }
  & [data-part='panel-head'] {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    padding-inline-start: ${space[1]};
  }
  & [data-part='panel-title'] {
    flex: 1;
    padding-inline-start: ${space[2]};
    font: ${font.label};
  }
  & [data-part='panel-back'],
  & [data-part='panel-close'] {
    display: grid;
    place-items: center;
    inline-size: ${size.control};
    block-size: ${size.control};
    border-radius: 50%;
    color: ${color.soft};
  }
  & [data-part='panel-row'] {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-block-size: ${size.touch};
    padding: ${space[1]} ${space[3]};
    border-radius: ${radius.small};
    color: ${color.text};
    font: ${font.small};
    text-align: start;
    cursor: pointer;
  }
  & [data-part='panel-icon'] {
    color: ${color.soft};
  }
  & [data-part='panel-name'] {
    flex: 1;
  }
  & [data-part='panel-value'] {
    color: ${color.soft};
    font: ${font.small};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  & [data-part='panel-radio'] {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & [data-part='panel-row']:has([data-part='panel-radio']:not(:checked)) [data-part='panel-icon'] {
    visibility: hidden;
  }
  & [data-part='panel-row']:has([data-part='panel-radio']:checked) [data-part='panel-icon'] {
    color: ${color.accent};
  }
  & [data-part='panel-row']:has([data-part='panel-radio']:focus-visible) {
    outline: ${size.ring} solid ${color.focus};
    outline-offset: calc(-1 * ${size.ring});
  }
  & [data-part='panel-rule'] {
    inline-size: 100%;
    block-size: 1px;
    margin: ${space[2]} 0;
    border: 0;
    background: ${color.line};
  }
  & [data-part='panel-frames'] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & [data-part='panel-frames'] [data-part='panel-row'] {
    gap: ${space[2]};
    padding-inline: ${space[3]} ${space[1]};
  }
  & [data-part='panel-switches'] {
    display: grid;
    gap: ${space[4]};
    padding: ${space[2]} ${space[3]};
  }
  @media (hover: hover) {
    & :is([data-part='panel-row'], [data-part='panel-back'], [data-part='panel-close']):hover {
      background: ${color.high};
    }
  }
  &::backdrop {
    background: ${color.veil};
  }
  /* A sheet from the lower edge of the window. */
  @media ${media.xs} {
    &[data-modal] {
      position: fixed;
      inset: auto 0 0;
      inline-size: 100%;
      max-inline-size: none;
      max-block-size: 80%;
      border-width: 1px 0 0;
      border-radius: ${radius.dialog} ${radius.dialog} 0 0;
      transition: translate ${motion.base} ${motion.out};
    }
  }
`;
