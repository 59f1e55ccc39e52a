import { color, font, layer, media, motion, radius, shadow, size, space } from '@afterglow/tokens';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import styled, { keyframes } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { CaptionChoices, CaptionGroundChoices, CaptionSizeChoices } from './CaptionChoices.tsx';
import { ChapterRows } from './ChapterRows.tsx';
import { controlMessages, settingMessages } from './playerMessages.ts';
import { QualityChoices } from './QualityChoices.tsx';
import { pageAbove, settingTitle, type SettingPage } from './settingPages.ts';
import { SettingsOverview } from './SettingsOverview.tsx';
import { SoundChoices } from './SoundChoices.tsx';
import { SpeedChoices } from './SpeedChoices.tsx';
import type { PlayerTools } from './usePlayerTools.ts';

/** Whether the panel is a sheet over the page, as on phones; otherwise it opens over the video. */
const onPhone = () => matchMedia(`${media.xs}, ${media.short}`).matches;

/** Opens the dialog, and focuses the first choice of each page. Returns whether it is modal. */
function useDialog(panel: RefObject<HTMLDialogElement | null>, page: SettingPage): boolean {
  const [modal] = useState(onPhone);
  useEffect(() => {
    const { current } = panel;
    if (modal) current?.showModal();
    else current?.show();
    return () => current?.close();
  }, [panel, modal]);
  // In the same task as the press: the pressed row is removed, and a key pressed meanwhile would reach the page
  // instead.
  useEffect(() => {
    // The chosen radio button of a page of choices, else the first button.
    const { current } = panel;
    (current?.querySelector<HTMLElement>('input[type=radio]:checked') ?? current?.querySelector('button'))?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page has other rows
  }, [panel, page]);
  return modal;
}

/** A dialog with all settings, in several pages. */
export function SettingsPanel({ tools }: { tools: PlayerTools }) {
  const onClose = tools.dialogs.close;
  const { findSounds } = tools.playerSources;
  const intl = useIntl();
  const [page, setPage] = useState<SettingPage>('all');
  const panel = useRef<HTMLDialogElement>(null);
  const modal = useDialog(panel, page);
  useEffect(() => void findSounds(), [findSounds]);
  const above = pageAbove(page);
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (above === null) onClose();
    else setPage(above);
  };
  return (
    <Root
      ref={panel}
      data-modal={modal || undefined}
      aria-label={settingTitle(page, intl)}
      onKeyDown={leave}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === panel.current && modal && onClose()}
    >
      <div data-part="panel-content">
        <PanelHead page={page} onPage={setPage} onClose={onClose} />
        <PanelPage page={page} onPage={setPage} tools={tools} />
      </div>
    </Root>
  );
}

interface Page {
  page: SettingPage;
  onPage: (page: SettingPage) => void;
}

function PanelHead({ page, onPage, onClose }: Page & { onClose: () => void }) {
  const intl = useIntl();
  const above = pageAbove(page);
  return (
    <div data-part="panel-head">
      {above !== null && (
        <button
          type="button"
          data-part="panel-back"
          aria-label={intl.formatMessage(settingMessages.backToSettings)}
          onClick={() => onPage(above)}
        >
          <Icon data-part="panel-head-icon" name="previous" />
        </button>
      )}
      <h2 data-part="panel-title">{settingTitle(page, intl)}</h2>
      <button
        type="button"
        data-part="panel-close"
        aria-label={intl.formatMessage(controlMessages.dismiss)}
        onClick={onClose}
      >
        <Icon data-part="panel-head-icon" name="close" />
      </button>
    </div>
  );
}

function PanelPage({ page, onPage, tools }: Page & { tools: PlayerTools }) {
  switch (page) {
    case 'all':
      return <SettingsOverview tools={tools} onPage={onPage} />;
    case 'quality':
      return <QualityChoices playerSources={tools.playerSources} />;
    case 'speed':
      return <SpeedChoices />;
    case 'sound':
      return <SoundChoices playerSources={tools.playerSources} />;
    case 'captions':
      return <CaptionChoices captions={tools.captions} onPage={onPage} />;
    case 'captionSize':
      return <CaptionSizeChoices />;
    case 'captionGround':
      return <CaptionGroundChoices />;
    case 'chapters':
      return <ChapterRows chapters={tools.chapters} />;
  }
}

/**
 * Once the end of the list is reached, the mask is higher than the panel by the length of the fade, so that nothing
 * fades. The fade is as long as a row is high, as a row may end at the edge.
 */
const end = keyframes`
  0%, 90% {
    mask-size: 100% 100%;
  }
  100% {
    mask-size: 100% calc(100% + ${space[14]});
  }
`;

const Root = styled.dialog`
  position: absolute;
  z-index: ${layer.menu};
  inset: auto ${space[3]} calc(${size.touch} * 2) auto;
  inline-size: ${size.playerPanel};
  max-inline-size: calc(100% - 2 * ${space[3]});
  max-block-size: calc(100% - ${size.touch} * 2 - ${space[3]});
  margin: 0;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${shadow.menu};

  &[open] {
    display: flex;
  }
  /* The content scrolls instead of the dialog, whose edge and shadow must not fade with the last visible row. */
  & [data-part='panel-content'] {
    display: grid;
    flex: 1;
    grid-template-columns: minmax(0, 1fr);
    min-inline-size: 0;
    padding: 0 ${space[2]} ${space[2]};
    overflow: auto;
    overscroll-behavior: contain;
    scroll-padding-block: calc(${size.touch} + ${space[2]}) ${space[14]};
    scrollbar-width: thin;
  }
  /* If nothing is hidden below, the timeline is inactive and nothing fades. */
  @supports (animation-timeline: scroll()) {
    & [data-part='panel-content'] {
      mask: linear-gradient(${color.text} calc(100% - ${space[14]}), transparent) no-repeat 0 0 / 100%
        calc(100% + ${space[14]});
      animation: ${end} linear both;
      animation-timeline: scroll(self);
    }
  }
  & [data-part='panel-head'] {
    position: sticky;
    z-index: ${layer.raised};
    inset-block-start: 0;
    display: flex;
    align-items: center;
    gap: ${space[1]};
    padding-block-start: ${space[2]};
    padding-inline-start: ${space[1]};
    background: ${color.raised};
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
    inline-size: ${size.touch};
    block-size: ${size.touch};
    border-radius: 50%;
    color: ${color.soft};
  }
  & [data-part='panel-head-icon'] {
    color: ${color.soft};
  }
  & [data-part='panel-back']:dir(rtl) {
    scale: -1 1;
  }
  @media (hover: hover) {
    & :is([data-part='panel-back'], [data-part='panel-close']):hover {
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
  /* On a phone on its side, a sheet from the end of the window, as high as it, with two rows beside each other. */
  @media ${media.short} {
    &[data-modal] {
      position: fixed;
      inset: 0 0 0 auto;
      inline-size: calc(${size.playerPanel} * 2);
      max-inline-size: 100%;
      block-size: 100%;
      max-block-size: none;
      border-width: 0 0 0 1px;
      border-radius: 0;
    }
    &[data-modal] [data-part='panel-content'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-content: start;
    }
    &[data-modal] [data-part='panel-head'] {
      grid-column: 1 / -1;
    }
  }
`;
