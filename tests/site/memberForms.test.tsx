// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { DeleteAccountForm } from '@afterglow/design-system/forms/DeleteAccountForm';
import { PasswordForm } from '@afterglow/design-system/forms/PasswordForm';
import { PlaylistForm } from '@afterglow/design-system/forms/PlaylistForm';
import { PrivacyForm } from '@afterglow/design-system/forms/PrivacyForm';
import { privacyForm, type PrivacySettings } from '@afterglow/design-system/forms/PrivacyForm/view';
import { ReaderProvider } from '@afterglow/design-system/reader/context.tsx';
import { readerFor } from '@afterglow/design-system/reader/readerFor.ts';
import { playlistLength } from '@afterglow/contract/formLimits';
import { demoSite } from '@afterglow/contract/siteFile';
import { deletion, password, privacy } from '../../site/data/accountForms.ts';
import { newPlaylist } from '../../site/data/formDefinitions.ts';
import { ConfigProvider, type SharedConfig } from '../../site/shared/config.ts';
import { useSubmit } from '../../site/features/forms/useSubmit.ts';

/** The forms of a member's own account, wired as on a page, because the library alone does not use react-hook-form. */
const config: SharedConfig = {
  user: null,
  language: 'en',
  publicOrigin: 'http://site.example',
  gate: null,
  brand: demoSite.brand,
};

const onDone = vi.fn();
const action = '/members/edit/';

function Password() {
  return <PasswordForm {...useSubmit(password, { onDone })} action={action} username="marlowe" />;
}
function Privacy({ settings }: { settings: PrivacySettings }) {
  const form = privacyForm(settings, readerFor('en'));
  return <PrivacyForm {...useSubmit(privacy, { onDone })} {...form} />;
}
function Deletion() {
  return <DeleteAccountForm {...useSubmit(deletion, { onDone })} action={action} username="marlowe" />;
}

function NewPlaylist() {
  const form = useSubmit(newPlaylist, { onDone });
  return (
    <PlaylistForm
      {...form}
      action={action}
      section="new"
      brief
      categories={[]}
      maxCategories={3}
      lengths={{ title: playlistLength.title, desc: playlistLength.description }}
    />
  );
}

/** Returns the hint and the error of a field. */
const described = (label: string): string =>
  (screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

const show = (form: ReactNode) => {
  render(
    <ConfigProvider value={config}>
      <ReaderProvider reader={readerFor('en')}>{form}</ReaderProvider>
    </ConfigProvider>,
  );
  return userEvent.setup();
};

/** Answers every request with this reply. Returns the bodies that were sent. */
function answering(reply: object) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: URLSearchParams }) => {
    sent.push(body.toString());
    return Promise.resolve(Response.json(reply));
  });
  return sent;
}

const submit = () => screen.getAllByRole('button').at(-1) ?? document.body;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('what is missing is said at every field and in a summary, the first field is focused, and an error goes with a change', async () => {
  const sent = answering({ success: 1 });
  const user = show(<Password />);
  await user.click(submit());
  const [old, chosen] = [screen.getByLabelText('Current password'), screen.getByLabelText('New password')];
  await waitFor(() => expect(old.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(old);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Current password', 'New password']);
  await user.type(old, 'l');
  expect(old.getAttribute('aria-invalid')).toBeNull();
  expect(chosen.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('link')).toBeNull();
  expect(sent).toEqual([]);
});

test('a password that the server does not know is said in its own words', async () => {
  answering({ error: 1, codes: [{ field: 'pwd', code: 'invalid' }] });
  const user = show(<Deletion />);
  await user.type(screen.getByLabelText(/Your password/), 'lantern light{Enter}');
  await screen.findByText('Invalid password');
});

/** Replies of an API with other limits than the site's, which reports two of them at once (D36). */
const refusedByAnother: readonly (readonly [string, object])[] = [
  [
    'codes',
    {
      codes: [
        { field: 'title', code: 'max', info: { length: '25' } },
        { field: 'desc', code: 'min', info: { length: 10 } },
      ],
    },
  ],
  [
    'fields and codes in pairs',
    { field: ['title', 'desc'], code: ['max', 'min'], info: [{ length: 25 }, { length: '10' }] },
  ],
];

test.each(refusedByAnother)(
  'another API that refuses title and description by %s is quoted under both, with its lengths (R135)',
  async (_, reply) => {
    answering({ error: 1, ...reply });
    const user = show(<NewPlaylist />);
    await user.type(screen.getByLabelText('Title'), 'Lakes and other quiet waters');
    await user.type(screen.getByLabelText('Description'), 'Lakes');
    await user.click(screen.getByRole('radio', { name: 'Straight' }));
    await user.click(submit());
    await screen.findByText('Write at most 25 characters.');
    expect(described('Title')).toContain('Write at most 25 characters.');
    expect(described('Description')).toContain('Write at least 10 characters.');
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Title', 'Description']);
  },
);

test('an API that names no length, and fields that the form does not have, is quoted all the same', async () => {
  const codes = [
    { field: 'title', code: 'min' },
    { field: 'studio', code: 'forbidden' },
    { field: 'notify', code: 'E_77' },
  ];
  answering({ error: 1, codes });
  const user = show(<NewPlaylist />);
  await user.type(screen.getByLabelText('Title'), 'Lakes');
  await user.type(screen.getByLabelText('Description'), 'By the water');
  await user.click(screen.getByRole('radio', { name: 'Straight' }));
  await user.click(submit());
  await screen.findByText('This is too short. Write more.');
  const general = screen.getByText(/You do not have permission to do this\./);
  expect(general.textContent).toContain('This did not work (E_77). Try again later.');
});

test('a form that is being sent is not sent again', async () => {
  const sent = answering({ success: 1 });
  const user = show(<Password />);
  await user.type(screen.getByLabelText('Current password'), 'lantern light');
  await user.type(screen.getByLabelText('New password'), 'lantern in the fog');
  await user.dblClick(submit());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  await user.click(submit());
  expect(sent).toEqual(['section=password&old=lantern+light&new=lantern+in+the+fog']);
});

test('what is chosen for each tab is sent as two lists of tabs', async () => {
  const sent = answering({ success: 1 });
  const settings: PrivacySettings = { openTabs: ['info'], friendTabs: ['wall'], onlineTo: 'me', listed: true };
  const user = show(<Privacy settings={settings} />);
  await user.selectOptions(screen.getByLabelText('Playlists'), 'Friends');
  await user.selectOptions(screen.getByLabelText('Info'), 'Only me');
  await user.selectOptions(screen.getByLabelText('Who sees that you are here now'), 'Everybody');
  await user.click(screen.getByRole('checkbox', { name: 'Stand in the list of the community' }));
  await user.click(submit());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(Object.fromEntries(new URLSearchParams(sent[0]))).toEqual({
    section: 'privacy',
    tabs: '',
    friend_tabs: 'playlists,wall',
    online_to: 'everybody',
    listed: '0',
  });
});
