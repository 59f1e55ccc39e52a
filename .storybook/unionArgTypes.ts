import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { unions } from 'virtual:component-facts';

/** Adds the props of unions to the table of props: react-docgen reads none of them. A story's own description stays. */
export const unionArgTypes: ArgTypesEnhancer = ({ argTypes, title }) => {
  const declared = unions[title.split('/').at(-1) ?? ''];
  if (!declared) return argTypes;
  const added = Object.entries(declared).map(([name, { type, description, required, in: sides }]) => {
    const given = argTypes[name];
    const only = sides ? `Only in ${sides.join(', ')}.` : undefined;
    return [
      name,
      {
        ...given,
        name,
        description: given?.description ?? [description, only].filter(Boolean).join(' '),
        type: given?.type ?? { name: 'other' as const, value: type, required },
        table: { ...given?.table, type: { summary: type } },
      },
    ] as const;
  });
  return { ...argTypes, ...Object.fromEntries(added) };
};
