import { color, font, tracking } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';

export interface TextProps extends ComponentProps<'p'> {
  /** HTML element; a paragraph by default. */
  element?: 'p' | 'span' | 'h1' | 'h2' | 'h3';
  /** Typography token; independent of the element. */
  look?:
    | 'body'
    | 'lead'
    | 'small'
    | 'meta'
    | 'fine'
    | 'label'
    | 'pageTitle'
    | 'sectionTitle'
    | 'dialogTitle'
    | 'videoTitle';
  /** Text colour token; all have sufficient contrast on every background. */
  tone?: 'text' | 'soft' | 'faint' | 'good' | 'bad' | 'gold';
  /** Truncates with an ellipsis after this many lines. */
  lines?: 1 | 2 | 3;
}

/** Text in a typography style, for use where no component provides one. */
export function Text({ element = 'p', look = 'body', tone = 'text', lines, ...rest }: TextProps) {
  return <Root as={element} {...rest} data-component="Text" data-look={look} data-tone={tone} data-lines={lines} />;
}

const Root = styled.p`
  font: ${font.body};
  color: ${color.text};
  overflow-wrap: anywhere;

  &[data-look='lead'] {
    font: ${font.lead};
  }
  &[data-look='small'] {
    font: ${font.small};
  }
  &[data-look='meta'] {
    font: ${font.meta};
  }
  &[data-look='fine'] {
    font: ${font.fine};
  }
  &[data-look='label'] {
    font: ${font.label};
  }
  &[data-look='pageTitle'] {
    font: ${font.pageTitle};
    letter-spacing: ${tracking.pageTitle};
  }
  &[data-look='sectionTitle'] {
    font: ${font.sectionTitle};
    letter-spacing: ${tracking.sectionTitle};
  }
  &[data-look='dialogTitle'] {
    font: ${font.dialogTitle};
    letter-spacing: ${tracking.dialogTitle};
  }
  &[data-look='videoTitle'] {
    font: ${font.videoTitle};
    letter-spacing: ${tracking.videoTitle};
  }

  &[data-tone='soft'] {
    color: ${color.soft};
  }
  &[data-tone='faint'] {
    color: ${color.faint};
  }
  &[data-tone='good'] {
    color: ${color.good};
  }
  &[data-tone='bad'] {
    color: ${color.bad};
  }
  &[data-tone='gold'] {
    color: ${color.gold};
  }

  &[data-lines] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
  }
  &[data-lines='2'] {
    -webkit-line-clamp: 2;
  }
  &[data-lines='3'] {
    -webkit-line-clamp: 3;
  }
`;
