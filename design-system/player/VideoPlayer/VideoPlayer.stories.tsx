import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { videos } from '@afterglow/fixtures/data/videos';
import { fromView } from '../../reader/fromView.tsx';
import { defaultPreferences, PlayerServicesProvider, type PlayerServices } from './playerServices.ts';
import { VideoPlayer } from './VideoPlayer.tsx';
import { videoPlayer } from './VideoPlayer.view.ts';

const guest = (video: (typeof fullVideos)[keyof typeof fullVideos]) => ({ video, signedIn: false });

const meta = preview.meta({ component: VideoPlayer });

export const Standard = meta.story(fromView(VideoPlayer, videoPlayer, guest(fullVideos.standard)));
export const PrivateForAMember = meta.story(
  fromView(VideoPlayer, videoPlayer, { video: fullVideos.private, signedIn: true }),
);
export const NoPicture = meta.story(fromView(VideoPlayer, videoPlayer, guest(fullVideos.noPicture)));
export const Previewed = meta.story(
  fromView(VideoPlayer, videoPlayer, {
    video: { address: videos.standard, card: videos.standard },
    signedIn: false,
  }),
);
export const PreviewedLockedForAGuest = meta.story(
  fromView(VideoPlayer, videoPlayer, { video: { address: videos.private, card: videos.private }, signedIn: false }),
);
export const Pending = meta.story(
  fromView(VideoPlayer, videoPlayer, { video: { address: videos.standard, card: null }, signedIn: false }),
);
export const LockedForAGuest = meta.story(fromView(VideoPlayer, videoPlayer, guest(fullVideos.private)));
export const LockedWithoutPicture = meta.story(
  fromView(VideoPlayer, videoPlayer, guest({ ...fullVideos.private, poster: '' })),
);
export const Gated = meta.story(
  fromView(VideoPlayer, videoPlayer, guest(fullVideos.standard), { state: 'gated', poster: null }),
);
export const Broken = meta.story(fromView(VideoPlayer, videoPlayer, guest(fullVideos.longTitle), { state: 'broken' }));

/** A device of its own for every story, and the clip's files without an API. */
function services(changes: Partial<PlayerServices> = {}): PlayerServices {
  let preferences = { ...defaultPreferences, muted: true };
  return {
    sources: async () => [
      { kind: 'mp4', height: 720, src: '/media/clips/01-720.mp4', preferred: false },
      { kind: 'mp4', height: 360, src: '/media/clips/01.mp4', preferred: true },
      { kind: 'mp4', height: 240, src: '/media/clips/01-240.mp4', preferred: false },
    ],
    readPreferences: () => preferences,
    savePreferences: (next) => {
      preferences = next;
    },
    readPosition: () => 0,
    savePosition: () => {},
    forgetPositions: () => {},
    countView: () => {},
    ...changes,
  };
}

const short = { ...fullVideos.standard, seconds: 245, startSeconds: 60 };
const related = [videos.standard, videos.long, videos.longTitle];

const live = (changes: Partial<PlayerServices> = {}) => ({
  ...fromView(VideoPlayer, videoPlayer, { video: short, signedIn: false, related }),
  decorators: [
    (Story: () => React.ReactNode) => (
      <PlayerServicesProvider value={services(changes)}>{Story()}</PlayerServicesProvider>
    ),
  ],
});

const filmIn = (root: HTMLElement): HTMLVideoElement => {
  const film = root.querySelector('video');
  if (film === null) throw new Error('There is no film.');
  return film;
};

/** The controls, after the poster. */
const controls = async (root: HTMLElement) => {
  await waitFor(() => expect(root.querySelector('[data-upgrade="done"]')).not.toBeNull());
  return within(await waitFor(() => within(root).getByRole('group')));
};

/** Paused at a place, so that every visit shows the same frame. */
async function pausedAt(root: HTMLElement, seconds: number) {
  const film = filmIn(root);
  const own = await controls(root);
  film.currentTime = seconds;
  film.preload = 'auto';
  await waitFor(() => expect(film.readyState).toBeGreaterThanOrEqual(2), { timeout: 5_000 });
  await waitFor(() => expect(film.seeking).toBe(false));
  return { film, own };
}

const settings = { name: /^Settings$|^Einstellungen$|^การตั้งค่า$/ };

export const Paused = meta.story({
  ...live(),
  ...played,
  play: async ({ canvasElement }) => {
    const { own } = await pausedAt(canvasElement, 120);
    await expect(own.getByRole('slider', { name: /Position|Stelle|ตำแหน่ง/ })).toHaveAttribute('aria-valuenow', '120');
  },
});
export const Playing = meta.story({
  ...live(),
  ...played,
  play: async ({ canvasElement, userEvent }) => {
    const own = await controls(canvasElement);
    await userEvent.click(own.getByRole('button', { name: /^Play$|^Abspielen$|^เล่น$/ }));
    await waitFor(() => expect(filmIn(canvasElement).currentTime).toBeGreaterThan(0.2), { timeout: 5_000 });
    filmIn(canvasElement).pause();
  },
});
export const LeftBefore = meta.story({
  ...live({ readPosition: () => 90 }),
  ...played,
  play: async ({ canvasElement }) => {
    const own = await controls(canvasElement);
    await expect(await own.findByRole('button', { name: /1:30/ })).toBeVisible();
  },
});
export const CaptionsOn = meta.story({
  ...live({ readPreferences: () => ({ ...defaultPreferences, captions: 'de', captionSize: 'large' }) }),
  ...played,
  play: async ({ canvasElement }) => {
    await pausedAt(canvasElement, 4);
    await waitFor(() => expect(canvasElement.querySelector('[data-part="caption-line"]')).toBeVisible());
  },
});
export const SettingsOpen = meta.story({
  ...live(),
  ...played,
  play: async ({ canvasElement, userEvent }) => {
    const { own } = await pausedAt(canvasElement, 120);
    await userEvent.click(own.getByRole('button', settings));
    await expect(own.getByRole('dialog', settings)).toBeVisible();
  },
});
export const QualitiesOpen = meta.story({
  ...live(),
  ...played,
  play: async ({ canvasElement, userEvent }) => {
    const { own } = await pausedAt(canvasElement, 120);
    await userEvent.click(own.getByRole('button', settings));
    await userEvent.click(own.getByRole('button', { name: /^Quality|^Qualität|^คุณภาพ/ }));
    await expect(await own.findByRole('radio', { name: '720p' })).not.toBeChecked();
  },
});
export const ShortcutsOpen = meta.story({
  ...live(),
  ...played,
  play: async ({ canvasElement, userEvent }) => {
    const { own } = await pausedAt(canvasElement, 120);
    await userEvent.keyboard('?');
    const sheet = within(await own.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: /^Close$|^Schließen$|^ปิดหน้าต่าง$/ }));
    await waitFor(() => expect(own.queryByRole('dialog')).toBeNull());
  },
});
export const SectionRepeated = meta.story({
  ...live(),
  ...played,
  play: async ({ canvasElement, userEvent }) => {
    const { film } = await pausedAt(canvasElement, 60);
    await userEvent.keyboard('b');
    film.currentTime = 90;
    await waitFor(() => expect(film.seeking).toBe(false));
    await userEvent.keyboard('b');
    await waitFor(() => expect(canvasElement.querySelector('[data-part="seek-section"]')).toBeVisible());
  },
});
export const EndedWithRelated = meta.story({
  ...live(),
  ...played,
  play: async ({ canvasElement }) => {
    const { film, own } = await pausedAt(canvasElement, 244.5);
    await film.play();
    await waitFor(() => expect(film.ended).toBe(true), { timeout: 5_000 });
    await expect(await own.findByRole('link', { name: new RegExp(videos.standard.title) })).toBeVisible();
  },
});
export const NextCountsDownUntilCancelled = meta.story({
  ...live({ readPreferences: () => ({ ...defaultPreferences, muted: true, autoplayNext: true }) }),
  ...played,
  play: async ({ canvasElement, userEvent }) => {
    const { film, own } = await pausedAt(canvasElement, 244.5);
    await film.play();
    await userEvent.click(
      await own.findByRole('button', { name: /Stay here|Hierbleiben|อยู่หน้านี้ต่อ/ }, { timeout: 5_000 }),
    );
    await expect(own.queryByRole('status')).toBeNull();
  },
});
export const Gone = meta.story({
  ...live({ sources: async () => 'missing' }),
  ...played,
  play: async ({ canvas, canvasElement }) => {
    await controls(canvasElement);
    await fireEvent.error(filmIn(canvasElement));
    await expect(await canvas.findByText(/has been removed|wurde entfernt|ถูกลบแล้ว/)).toBeVisible();
  },
});
export const BrokenAndTriedAgain = meta.story({
  ...live({ sources: async () => 'refused' }),
  ...played,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await controls(canvasElement);
    await fireEvent.error(filmIn(canvasElement));
    await userEvent.click(await canvas.findByRole('link', { name: /^Try again$|^Noch einmal versuchen$/ }));
    await expect(canvasElement.querySelector('video')).toBeVisible();
  },
});
