import { color, font, layer, size, space, tracking } from '@afterglow/tokens';
import { css } from 'styled-components';

/** A single column over a glow from the bottom edge; shared by the age notice and the age check. */
export const gateBackground = css`
  display: grid;
  align-items: center;
  justify-items: center;
  min-block-size: 100dvh;
  padding: ${space[8]} ${space[5]};
  background:
    radial-gradient(ellipse 75% 45% at 50% 100%, ${color.glow}, transparent) no-repeat,
    ${color.ground};
  color: ${color.text};
  text-align: center;
  overflow-wrap: anywhere;

  [data-part='gate-content'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
    justify-items: center;
    inline-size: min(100%, ${size.gate});
  }

  [data-part='gate-mark'] {
    margin-block-end: ${space[3]};
    font-size: ${space[6]};
  }

  [data-part='gate-title'] {
    font: ${font.pageTitle};
    letter-spacing: ${tracking.pageTitle};
  }

  [data-part='gate-parents'] {
    color: ${color.soft};
    font: ${font.small};
    text-wrap: balance;
  }

  [data-part='gate-parents-link'] {
    color: ${color.text};
  }

  [data-part='gate-languages'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 ${space[1]};
  }

  [data-part='gate-language'] {
    display: grid;
    place-items: center;
    min-inline-size: ${size.touch};
    min-block-size: ${size.target};
    padding: ${space[1]} ${space[2]};
    color: ${color.soft};
    font: ${font.small};
    text-decoration: none;
  }

  [data-part='gate-language'][aria-current] {
    color: ${color.text};
    font: ${font.label};
  }

  [data-part='gate-language']:hover {
    color: ${color.text};
    text-decoration: underline;
  }
`;

/** Covers everything else, with its own scrolling. */
export const fullScreenOverlay = css`
  position: fixed;
  inset: 0;
  z-index: ${layer.gate};
  overflow: auto;
  overscroll-behavior: contain;
`;
