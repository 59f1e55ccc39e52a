import { color, container, delay, font, layer, radius, shadow, size, space } from '@afterglow/tokens';
import { useState, type ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled, { keyframes } from 'styled-components';
import { Announcement } from '../../primitives/Announcement.tsx';
import { ActionButton } from '../ActionButton/ActionButton.tsx';

const messages = defineMessages({
  share: { id: 'shareButton.share', defaultMessage: 'Share' },
  copied: { id: 'shareButton.copied', defaultMessage: 'Link copied' },
  refused: { id: 'shareButton.refused', defaultMessage: 'The link could not be copied. Copy it from the address bar.' },
});

export interface ShareButtonProps extends Omit<ComponentProps<'span'>, 'title' | 'children'> {
  /** Title of the shared page. */
  title: string;
  /** URL of the page; made absolute when shared. */
  href: string;
  /** Opens what the page offers besides its URL, such as ShareModal. If it rejects, the URL is shared or copied. */
  onOpen?: (() => Promise<void>) | undefined;
  /** `bar`: the button is an item of an ActionBar. */
  'data-layout'?: 'bar' | undefined;
}

/**
 * A share button: calls `onOpen`, else uses Web Share, or if that is not supported copies the URL to the clipboard and
 * confirms it. Hidden without JavaScript.
 */
export function ShareButton({ title, href, onOpen, ...rest }: ShareButtonProps) {
  const { formatMessage } = useIntl();
  const { 'data-layout': layout } = rest;
  const [outcome, setOutcome] = useState<keyof typeof messages | null>(null);
  const statusText = outcome && formatMessage(messages[outcome]);
  const share = async () => {
    const url = new URL(href, location.href).href;
    try {
      if (onOpen) return await onOpen();
    } catch {
      // The code of what should open could not be loaded; the URL can still be shared.
    }
    if (await shareByDevice(title, url)) return setOutcome(null);
    setOutcome(await copy(url));
  };
  return (
    <Root {...rest} data-component="ShareButton">
      <ActionButton
        icon="share"
        label={formatMessage(messages.share)}
        onPress={() => void share()}
        data-layout={layout}
      />
      <span onAnimationEnd={() => setOutcome(null)}>{statusText && <b data-part="share-outcome">{statusText}</b>}</span>
      <Announcement sentence={statusText} />
    </Root>
  );
}

/** Resolves to true if the device has shared the URL, or if the visitor has dismissed the share sheet. */
async function shareByDevice(title: string, url: string): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    // Any other rejection, such as expired user activation, is not the visitor's doing.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

const copy = (url: string): Promise<'copied' | 'refused'> =>
  navigator.clipboard.writeText(url).then(
    () => 'copied',
    () => 'refused',
  );

const fadeOut = keyframes`
  from, to { opacity: 0; }
  4%, 90% { opacity: 1; }
`;

const Root = styled.span`
  position: relative;
  display: inline-flex;

  & [data-part='share-outcome'] {
    position: absolute;
    z-index: ${layer.raised};
    inset-block-end: calc(100% + ${space[2]});
    inset-inline-end: 0;
    inline-size: max-content;
    max-inline-size: ${size.menu};
    padding: ${space[2]} ${space[3]};
    border-radius: ${radius.small};
    background: ${color.text};
    box-shadow: ${shadow.menu};
    color: ${color.ground};
    font: ${font.small};
    animation: ${fadeOut} ${delay.toast}ms;
  }

  /* In a narrow bar the outcome is centred over the bar, as the button may be at either end. */
  @container actions not ${container.three} {
    &[data-layout='bar'] {
      display: grid;
      position: static;
    }
    &[data-layout='bar'] [data-part='share-outcome'] {
      inset-inline: 0;
      margin-inline: auto;
    }
  }
  @media (scripting: none) {
    &,
    &[data-layout='bar'] {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;
