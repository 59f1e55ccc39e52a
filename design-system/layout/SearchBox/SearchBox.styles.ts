import { color, font, layer, media, motion, radius, size, space } from '@afterglow/tokens';
import styled from 'styled-components';

export const Root = styled.form`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-inline-size: 0;
  block-size: ${size.control};
  padding-inline: ${space[1]};
  border: 1px solid ${color.edge};
  border-radius: ${radius.pill};
  background: ${color.raised};
  color: ${color.faint};
  transition: border-color ${motion.fast} ${motion.out};

  &:focus-within {
    border-color: ${color.focus};
  }

  [data-part='search-label'] {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: ${size.control};
    block-size: 100%;
    cursor: pointer;
  }

  [data-part='search-field'] {
    flex: 1;
    min-inline-size: 0;
    block-size: 100%;
    padding: 0;
    border: 0;
    background: none;
    color: ${color.text};
    font: ${font.nav};
    /* The focus ring is around the whole box. */
    outline: none;
    text-overflow: ellipsis;
  }

  &:has([data-part='search-field']:focus-visible) {
    outline: ${size.ring} solid ${color.focus};
    outline-offset: ${size.ringGap};
  }

  [data-part='search-field']::placeholder {
    color: ${color.faint};
    opacity: 1;
    text-overflow: ellipsis;
  }

  [data-part='search-key'] {
    flex: none;
    min-inline-size: ${space[5]};
    margin-inline-end: ${space[2]};
    border: 1px solid ${color.line};
    border-radius: ${radius.badge};
    color: ${color.faint};
    font: ${font.fine};
    text-align: center;
  }

  [data-part='search-submit'],
  [data-part='search-close'],
  [data-part='search-opener'] {
    display: none;
    flex: none;
    place-items: center;
    inline-size: ${size.control};
    block-size: 100%;
    border-radius: ${radius.pill};
    color: ${color.soft};
    /* Inset, since the border of the field is equally high. */
    outline-offset: calc(-1 * ${size.ring});
  }

  &:focus-within [data-part='search-key'] {
    display: none;
  }

  &:focus-within > [data-part='search-submit'] {
    display: grid;
  }

  @media ${media.touch} {
    [data-part='search-key'] {
      display: none;
    }
  }

  @media ${media.xs} {
    &:is(:not(:focus-within), [data-closed]) {
      inline-size: ${size.touch};
      block-size: ${size.touch};
      padding: 0;
      border-color: transparent;
      background: none;
      color: ${color.soft};
    }

    &:is(:not(:focus-within), [data-closed]) [data-part='search-label'] {
      inline-size: 100%;
    }

    &:is(:not(:focus-within), [data-closed]) [data-part='search-field'] {
      position: absolute;
      inline-size: 1px;
      opacity: 0;
    }

    &[data-closed] > [data-part='search-submit'],
    [data-part='search-key'] {
      display: none;
    }

    &:focus-within:not([data-closed]) {
      position: absolute;
      inset-block-start: calc((${size.header} - ${size.control}) / 2);
      inset-inline: ${size.pagePadding};
      z-index: ${layer.raised};
      padding-inline-start: ${space[4]};
    }

    /* Hides the icon, since the text needs its room and the arrow at its end shows the purpose. */
    &:focus-within:not([data-closed]) > [data-part='search-label'] {
      position: absolute;
      inline-size: 1px;
      opacity: 0;
    }

    &:focus-within:not([data-closed]) > [data-part='search-close'] {
      display: grid;
    }

    /* Covers the icon. Cannot be clicked while the search is open, but can be focused. */
    > [data-part='search-opener'] {
      display: block;
      position: absolute;
      inset: 0;
      inline-size: auto;
    }

    > [data-part='search-opener']:focus-visible {
      outline: ${size.ring} solid ${color.focus};
    }

    &:focus-within:not([data-closed]) > [data-part='search-opener'] {
      pointer-events: none;
    }
  }
`;
