import { Markdown } from '@storybook/addon-docs/blocks';
import { guidance } from '@afterglow/design-system/groups/guidance';
import { Lead } from './parts.tsx';

/** The change log that releases write, if there has been one. */
const changeLogs = import.meta.glob<string>('../../design-system/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Returns what the components' own guidance says of each version, newest first. */
function byVersion(): [version: string, lines: string[]][] {
  const versions = new Map<string, string[]>();
  const add = (version: string, line: string) => versions.set(version, [...(versions.get(version) ?? []), line]);
  for (const [component, { since = '0.1.0', changes = [] }] of Object.entries(guidance)) {
    add(since, `**${component}**: first version.`);
    for (const { version, what } of changes) add(version, `**${component}**: ${what}`);
  }
  return [...versions].toSorted(([one], [other]) => other.localeCompare(one, 'en', { numeric: true }));
}

/** Lists the changes of each version: those of the package's change log or, without one, those in the components' guidance. */
export function Releases() {
  const [log] = Object.values(changeLogs);
  if (log !== undefined) return <Markdown>{log}</Markdown>;
  return byVersion().map(([version, lines]) => (
    <section key={version}>
      <Lead as="p">
        {version}: {lines.length} entries
      </Lead>
      <Markdown>{`## ${version}\n\n${lines.map((line) => `- ${line}`).join('\n')}`}</Markdown>
    </section>
  ));
}
