import { color, font, tracking } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Screen } from '../Screen.ts';

export interface PlaylistOrderScreenProps extends ComponentProps<'div'> {
  /** Title of the playlist. */
  name: string;
}

/** A page on which the owner reorders a playlist without JavaScript. `children` is its PlaylistOrder. */
export function PlaylistOrderScreen({ name, children, ...rest }: PlaylistOrderScreenProps) {
  return (
    <Screen {...rest} data-component="PlaylistOrderScreen">
      <Title dir="auto">{name}</Title>
      {children}
    </Screen>
  );
}

const Title = styled.h1`
  color: ${color.text};
  font: ${font.pageTitle};
  letter-spacing: ${tracking.pageTitle};
  overflow-wrap: anywhere;
`;
