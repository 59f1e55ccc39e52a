import { color, font, size, space, tracking } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { LegalLinks, type LegalLinksProps } from '../../layout/LegalLinks/LegalLinks.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Mark, type MarkProps } from '../../primitives/Mark/Mark.tsx';

const messages = defineMessages<{
  title: { name: string };
  sentence: {};
  none: {};
  step1: {};
  step2: {};
  step3: {};
  add: {};
  home: {};
}>({
  title: { id: 'downloadScreen.title', defaultMessage: 'Take {name} with you' },
  sentence: {
    id: 'downloadScreen.sentence',
    defaultMessage: 'A small extension for your browser saves videos for the train, the cabin and the long way home.',
  },
  none: {
    id: 'downloadScreen.none',
    defaultMessage: 'There is no extension for your browser at the moment. Videos can be watched here without one.',
  },
  step1: { id: 'downloadScreen.step1', defaultMessage: 'Add the extension to your browser.' },
  step2: { id: 'downloadScreen.step2', defaultMessage: 'Open a video, and press “Download”.' },
  step3: { id: 'downloadScreen.step3', defaultMessage: 'Watch it without a connection, on this device only.' },
  add: { id: 'downloadScreen.add', defaultMessage: 'Add to the browser' },
  home: { id: 'downloadScreen.home', defaultMessage: 'Go to the home page' },
});

export interface DownloadScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The site's name. */
  name: string;
  /** The site's own logo, from the view of Mark. */
  logo: Pick<MarkProps, 'name' | 'src'>;
  homeHref: string;
  /** URL of the extension; null if there is none. */
  extensionHref: string | null;
  /** Links to the legal pages, as this page has no footer. */
  legal: LegalLinksProps;
}

/** The page /download: a standalone page, without header and footer. */
export function DownloadScreen({ name, logo, homeHref, extensionHref, legal, ...rest }: DownloadScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <Root {...rest} data-component="DownloadScreen">
      <a data-part="download-home" href={homeHref}>
        <Mark {...logo} />
      </a>
      <h1 data-part="download-title">{formatMessage(messages.title, { name })}</h1>
      <p data-part="download-text">{formatMessage(extensionHref === null ? messages.none : messages.sentence)}</p>
      {extensionHref !== null && (
        <>
          <ol data-part="download-steps">
            <li data-part="download-step">{formatMessage(messages.step1)}</li>
            <li data-part="download-step">{formatMessage(messages.step2)}</li>
            <li data-part="download-step">{formatMessage(messages.step3)}</li>
          </ol>
          <Button href={extensionHref} kind="filled" size="large" icon="download" rel="noreferrer">
            {formatMessage(messages.add)}
          </Button>
        </>
      )}
      <Button href={homeHref} size="large" kind={extensionHref === null ? 'filled' : 'outlined'}>
        {formatMessage(messages.home)}
      </Button>
      <LegalLinks {...legal} data-part="download-legal" />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  align-content: center;
  gap: ${space[4]};
  min-block-size: 100dvh;
  max-inline-size: calc(${size.gate} + 2 * ${size.pagePadding});
  margin-inline: auto;
  padding: ${space[10]} ${size.pagePadding};
  text-align: center;

  & [data-part='download-home'] {
    justify-self: center;
    text-decoration: none;
  }
  & [data-part='download-legal'] {
    margin-block-start: ${space[4]};
  }
  & [data-part='download-title'] {
    color: ${color.text};
    font: ${font.display};
    letter-spacing: ${tracking.display};
  }
  & [data-part='download-text'] {
    color: ${color.soft};
    font: ${font.lead};
    text-wrap: pretty;
  }
  & [data-part='download-steps'] {
    display: grid;
    gap: ${space[2]};
    margin-block: ${space[4]};
    counter-reset: step;
    text-align: start;
  }
  & [data-part='download-step'] {
    display: grid;
    grid-template-columns: ${size.control} minmax(0, 1fr);
    align-items: center;
    gap: ${space[3]};
    color: ${color.soft};
    font: ${font.body};
    counter-increment: step;
  }
  & [data-part='download-step']::before {
    display: grid;
    place-items: center;
    block-size: ${size.control};
    border: ${size.hairline} solid ${color.line};
    border-radius: 50%;
    background: ${color.raised};
    color: ${color.text};
    font: ${font.label};
    content: counter(step) / '';
  }
`;
