import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { tokenUse } from 'virtual:component-facts';
import { color, font, media, radius, size, space } from '@afterglow/tokens';
import { docsIdOf } from './docsId.ts';
import { EntryLink } from './EntryLink.tsx';

/** Search words that filter the page of tokens, in lower case. */
const Sought = createContext('');

/** Returns the rows whose text contains all search words. */
export function useSought<Row>(rows: readonly Row[], textOf: (row: Row) => string): readonly Row[] {
  const words = useContext(Sought).split(/\s+/);
  return rows.filter((row) => {
    const text = textOf(row).toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

const files = [
  ['afterglow.resolver.json', 'what belongs together, by theme and width'],
  ['primitives.json', 'the palette'],
  ['dark.json', 'colours of the dark theme'],
  ['light.json', 'colours of the light theme'],
  ['scales.json', 'type, space, corners, motion'],
  ['phone.json', 'what is smaller on phones'],
] as const;

/** All tokens: a field that filters them, the files for design tools, and the sections. */
export function Tokens({ children }: { children: ReactNode }) {
  const [sought, setSought] = useState('');
  const words = sought.trim().toLowerCase();
  return (
    <Sought value={words}>
      <Tools>
        <label>
          <span>Filter by name or purpose</span>
          <input type="search" value={sought} onChange={(event) => setSought(event.currentTarget.value)} />
        </label>
        <details>
          <summary>JSON for design tools</summary>
          <p>
            The source itself, in the format of the Design Tokens Community Group: import these files, aliases and all.
          </p>
          <ul>
            {files.map(([file, says]) => (
              <li key={file}>
                <a href={`tokens/${file}`} download>
                  {file}
                </a>{' '}
                {says}
              </li>
            ))}
          </ul>
        </details>
      </Tools>
      {children}
    </Sought>
  );
}

/** A button such as `color.accent` that copies its own text, and the components that use the token. */
export function Token({ name }: { name: string }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), 1500);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    navigator.clipboard.writeText(name).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const users = Object.entries(tokenUse).flatMap(([component, tokens]) => (tokens.includes(name) ? [component] : []));
  return (
    <Root>
      <button data-part="token-copy" type="button" onClick={() => void copy()} title={`Copy ${name}`}>
        <code data-part="token-name">{name}</code>
      </button>
      <span data-part="token-status" role="status">
        {copied === true ? 'Copied' : copied === false ? 'The browser refused to copy it.' : ''}
      </span>
      {users.length > 0 && (
        <details data-part="token-users">
          <summary data-part="token-count">
            {users.length === 1 ? 'in 1 component' : `in ${users.length} components`}
          </summary>
          <ul data-part="token-list">
            {users.map((component) => (
              <li key={component}>
                <EntryLink id={docsIdOf(component)}>{component}</EntryLink>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Root>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[5]};
  align-items: flex-start;
  margin-block-start: ${space[5]};
  color: ${color.text};
  font: ${font.body};
  & label {
    display: grid;
    flex: 1 1 ${size.menu};
    gap: ${space[2]};
    max-inline-size: ${size.dialog};
    font: ${font.label};
  }
  & input {
    min-block-size: ${size.control};
    padding-inline: ${space[4]};
    border: 1px solid ${color.edge};
    border-radius: ${radius.field};
    background: ${color.raised};
    color: ${color.text};
    font: ${font.field};
  }
  & details {
    flex: 1 1 ${size.side};
  }
  & summary {
    cursor: pointer;
    font: ${font.label};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & :is(p, ul) {
    margin: ${space[2]} 0 0;
    padding: 0;
    list-style: none;
    color: ${color.soft};
    font: ${font.small};
  }
  & a {
    color: ${color.accent};
    font: ${font.code};
  }
`;

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  column-gap: ${space[2]};
  align-items: baseline;
  & [data-part='token-copy'] {
    padding: 0 ${space[1]};
    border: 0;
    border-radius: ${radius.badge};
    margin-inline-start: calc(-1 * ${space[1]});
    background: none;
    color: ${color.text};
    cursor: copy;
    text-align: start;
  }
  & [data-part='token-name'] {
    font: ${font.code};
  }
  @media (hover: hover) {
    & [data-part='token-copy']:hover {
      background: ${color.high};
    }
  }
  @media ${media.forcedColors} {
    & [data-part='token-copy'] {
      border: 1px solid ButtonBorder;
    }
  }
  & [data-part='token-status'] {
    color: ${color.good};
    font: ${font.fine};
  }
  & [data-part='token-users'] {
    color: ${color.faint};
    font: ${font.fine};
  }
  & [data-part='token-count'] {
    cursor: pointer;
    text-decoration: underline dotted;
    text-underline-offset: 0.2em;
  }
  & [data-part='token-list'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[2]};
    margin: ${space[1]} 0;
    padding: 0;
    list-style: none;
  }
`;
