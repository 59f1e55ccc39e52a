import { color, font, space } from '@afterglow/tokens';
import { useId } from 'react';
import styled from 'styled-components';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import { Link } from '../../primitives/Link/Link.tsx';

export interface SeenAsProps {
  label: string;
  /** The audiences as which the page can be seen, one of them current. */
  audiences: readonly { label: string; href: string; current: boolean }[];
  /** The form that changes what they see. */
  settings: { label: string; href: string };
}

/** Says as whom members see their own page, with links to the other audience and to the settings. */
export function SeenAsBar({ label, audiences, settings }: SeenAsProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <p id={id}>{label}</p>
      {audiences.map(({ label: name, href, current }) => (
        <Chip key={href} href={href} selected={current}>
          {name}
        </Chip>
      ))}
      <Link href={settings.href} kind="alone">
        {settings.label}
      </Link>
    </Root>
  );
}

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  color: ${color.soft};
  font: ${font.small};
`;
