import { transformAsync } from '@babel/core';
import { expect, test } from 'vitest';
import { intlOnServer } from './intlOnServer.ts';

const transform = async (code: string): Promise<string> =>
  (await transformAsync(code, { babelrc: false, configFile: false, plugins: [intlOnServer] }))?.code ?? '';

test('declared messages stay, without the function that declares them', async () => {
  const code = await transform(
    "import { defineMessages } from 'react-intl';\nconst messages = defineMessages({ a: {} });",
  );
  expect(code).toBe('const messages = {\n  a: {}\n};');
});

test('hooks are still those of react-intl', async () => {
  const code = await transform(
    "import { defineMessages, useIntl } from 'react-intl';\nconst messages = defineMessages({}); useIntl();",
  );
  expect(code).toContain("import { useIntl } from 'react-intl';");
  expect(code).not.toContain('defineMessages');
});

test('what makes sentences is the part for servers', async () => {
  expect(await transform("import { createIntl } from 'react-intl';\ncreateIntl({});")).toContain('react-intl/server');
});
