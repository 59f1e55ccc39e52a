import { color, font, media, radius, size, space, tracking } from '@afterglow/tokens';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { NoticeIllustration, type NoticeScene } from '../NoticeIllustration/NoticeIllustration.tsx';

export interface NoticeProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Illustration above the text; indicates the kind of notice. */
  scene: NoticeScene;
  heading: string;
  /** Says what happened, and what to do. */
  sentence: string;
  /**
   * The primary action. With `data-retry` it retries: it links to the current URL, and a router may refetch instead.
   */
  way?: { href: string; label: string; 'data-retry'?: '' } | undefined;
  /** Heading level. */
  level?: 1 | 2 | 3;
  /** Further actions or a small form; rarely needed. */
  children?: ReactNode;
}

/** Shown instead of content that is missing, forbidden, failed or empty: one illustration, one sentence, one action. */
export function Notice({ scene, heading, sentence, way, level = 2, children, ...rest }: NoticeProps) {
  const Heading = `h${level}` as const;
  return (
    <Root {...rest} data-component="Notice" data-scene={scene}>
      <NoticeIllustration data-part="notice-scene" scene={scene} />
      <Heading data-part="notice-title">{heading}</Heading>
      <p data-part="notice-text">{sentence}</p>
      {way && <Way {...way} />}
      {children && <div data-part="notice-more">{children}</div>}
    </Root>
  );
}

const Way = ({ label, ...link }: NonNullable<NoticeProps['way']>) => (
  <Button data-part="notice-way" kind="filled" {...link}>
    {label}
  </Button>
);

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space[3]};
  inline-size: 100%;
  max-inline-size: ${size.form};
  margin-inline: auto;
  padding-block: ${space[10]};
  text-align: center;
  overflow-wrap: anywhere;
  hyphens: auto;

  [data-part='notice-scene'],
  [data-part='notice-title'],
  [data-part='notice-text'],
  [data-part='notice-way'],
  [data-part='notice-more'] {
    max-inline-size: 100%;
  }

  [data-part='notice-scene'] {
    inline-size: min(100%, calc(${size.menu} * 1.4));
    margin-block-end: ${space[2]};
    border-radius: ${radius.player};
  }

  [data-part='notice-title'] {
    color: ${color.text};
    font: ${font.videoTitle};
    letter-spacing: ${tracking.videoTitle};
    text-wrap: balance;
  }

  [data-part='notice-text'] {
    color: ${color.soft};
    font: ${font.lead};
    text-wrap: balance;
  }

  [data-part='notice-way'] {
    margin-block-start: ${space[3]};
  }

  /* On a phone's side the sentence and the way on stay in the window. */
  @media ${media.short} {
    padding-block: ${space[3]};

    [data-part='notice-scene'] {
      inline-size: calc(${size.avatar} * 3);
    }
  }
`;
