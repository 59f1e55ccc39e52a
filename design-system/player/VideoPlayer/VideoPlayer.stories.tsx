import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { photographedOnPhones, played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { videos } from '@afterglow/fixtures/data/videos';
import { fromView } from '../../reader/fromView.tsx';
import { beginningWith, holding, messageText, type MessageId } from '../../reader/messageText.ts';
import { continueAt, takeContinuation } from './continuing.ts';
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

/** Returns services that keep the preferences of one story, and serve the clip's files without an API. */
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
    saveTheatre: () => {},
    readPosition: () => 0,
    readStart: () => 0,
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

const videoIn = (root: HTMLElement): HTMLVideoElement => {
  const video = root.querySelector('video');
  if (video === null) throw new Error('There is no film.');
  return video;
};

/** Returns queries within the controls, which load after the poster. */
const controls = async (root: HTMLElement) => {
  await waitFor(() => expect(root.querySelector('[data-upgrade="done"]')).not.toBeNull());
  return within(await waitFor(() => within(root).getByRole('group')));
};

/** Pauses at a position, so that every run shows the same frame. */
async function pausedAt(root: HTMLElement, seconds: number) {
  const video = videoIn(root);
  const own = await controls(root);
  video.currentTime = seconds;
  video.preload = 'auto';
  await waitFor(() => expect(video.readyState).toBeGreaterThanOrEqual(2));
  await waitFor(() => expect(video.seeking).toBe(false));
  // The controls take presses only once the player has noticed the seek.
  await waitFor(() => expect(root.querySelector('[data-component="VideoPlayer"]')).toHaveAttribute('data-started'));
  return { video, own };
}

const settings = () => ({ name: messageText('player.settings') });

const tryAgain = () => ({ name: messageText('videoPlayer.again') });
const playAgain = () => ({ name: messageText('player.replay') });

/** Length of the clip's loop. Nothing follows it, so that playback beyond it waits forever. */
const loadedSeconds = 15;

/**
 * Loads the first quarter of a minute of the clip into the video; playback beyond it waits.
 * @param length Duration in seconds that the video declares.
 */
async function loadLoop(video: HTMLVideoElement, length = 245): Promise<MediaSource> {
  const media = new MediaSource();
  video.src = URL.createObjectURL(media);
  await new Promise((resolve) => media.addEventListener('sourceopen', resolve, { once: true }));
  media.duration = length;
  const buffer = media.addSourceBuffer('video/mp4; codecs="avc1.42c01e"');
  for (const part of ['360-init.mp4', '360-0.m4s', '360-1.m4s', '360-2.m4s']) {
    buffer.appendBuffer(await (await fetch(`/media/streams/01/${part}`)).arrayBuffer());
    await new Promise((resolve) => buffer.addEventListener('updateend', resolve, { once: true }));
  }
  await expect(video.buffered.end(0)).toBeGreaterThan(loadedSeconds - 1);
  return media;
}

/** A list of files that never arrives, so that no retry can succeed. */
const never: PlayerServices['sources'] = () => new Promise(() => {});

/** Replaces a property of an object for one story. Returns a function that restores it. */
function replace<Of extends object>(object: Of, name: keyof Of, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(object, name);
  Object.defineProperty(object, name, { configurable: true, value });
  return () => {
    if (before) Object.defineProperty(object, name, before);
    else Reflect.deleteProperty(object, name);
  };
}

export const Paused = meta.story({
  ...live(),
  ...played,
  play: async ({ canvasElement }) => {
    const { own } = await pausedAt(canvasElement, 120);
    await expect(own.getByRole('slider', { name: messageText('player.seek') })).toHaveAttribute('aria-valuenow', '120');
  },
});
const bigPlay = () => ({ name: messageText('videoPlayer.play') });

export const Playing = meta.story({
  ...live(),
  ...played,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await controls(canvasElement);
    await userEvent.click(canvas.getByRole('button', bigPlay()));
    await waitFor(() => expect(videoIn(canvasElement).currentTime).toBeGreaterThan(0.2));
    videoIn(canvasElement).pause();
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
    await userEvent.click(own.getByRole('button', settings()));
    await expect(own.getByRole('dialog', settings())).toBeVisible();
  },
});
export const QualitiesOpen = meta.story({
  ...live(),
  ...played,
  play: async ({ canvasElement, userEvent }) => {
    const { own } = await pausedAt(canvasElement, 120);
    await userEvent.click(own.getByRole('button', settings()));
    await userEvent.click(own.getByRole('button', { name: beginningWith('player.quality') }));
    await expect(await own.findByRole('radio', { name: '720p' })).not.toBeChecked();
  },
});
/** Opens a page of the settings by keyboard alone. */
async function openSettingsAt(root: HTMLElement, row: MessageId) {
  const { video, own } = await pausedAt(root, 120);
  own.getByRole('button', settings()).focus();
  await userEvent.keyboard('{Enter}');
  const panel = within(await own.findByRole('dialog', settings()));
  // The row of chapters appears once their file has loaded.
  (await panel.findByRole('button', { name: beginningWith(row) })).focus();
  await userEvent.keyboard('{Enter}');
  return { video, own };
}

export const SpeedsOpen = meta.story({
  ...live(),
  ...played,
  play: async ({ canvasElement }) => {
    const { video, own } = await openSettingsAt(canvasElement, 'player.speed');
    await waitFor(() => expect(own.getByRole('radio', { name: messageText('player.normalSpeed') })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(video.playbackRate).toBe(1.25));
  },
});
export const CaptionLanguagesOpen = meta.story({
  ...live(),
  ...played,
  play: async ({ canvasElement }) => {
    const { own } = await openSettingsAt(canvasElement, 'player.captions');
    await waitFor(() => expect(own.getByRole('radio', { name: messageText('player.off') })).toHaveFocus());
    await expect(own.getByRole('radio', { name: 'Deutsch' })).toHaveAccessibleName();
  },
});
export const CaptionSizesOpen = meta.story({
  ...live(),
  ...played,
  play: async ({ canvasElement }) => {
    const { own } = await openSettingsAt(canvasElement, 'player.captions');
    (await own.findByRole('button', { name: beginningWith('player.captionSize') })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(own.getByRole('radio', { name: messageText('player.normal') })).toHaveFocus());
  },
});
export const CaptionBackgroundsOpen = meta.story({
  ...live(),
  ...played,
  play: async ({ canvasElement }) => {
    const { own } = await openSettingsAt(canvasElement, 'player.captions');
    (await own.findByRole('button', { name: beginningWith('player.captionGround') })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(own.getByRole('radio', { name: messageText('player.shade') })).toHaveFocus());
  },
});
/** The playlist of a stream with three sounds. A file plays, so nothing of the stream is loaded but its playlist. */
const twoSounds = `data:application/vnd.apple.mpegurl,${encodeURIComponent(
  [
    '#EXTM3U',
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="1",LANGUAGE="en",DEFAULT=YES,URI="/en.m3u8"',
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="2",LANGUAGE="de",DEFAULT=NO,URI="/de.m3u8"',
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Commentary",DEFAULT=NO,URI="/commentary.m3u8"',
  ].join('\n'),
)}`;
export const SoundsOpen = meta.story({
  ...live({
    readPreferences: () => ({ ...defaultPreferences, muted: true, quality: '360' }),
    sources: async () => [
      { kind: 'mp4', height: 360, src: '/media/clips/01.mp4', preferred: true },
      { kind: 'hls', height: 0, src: twoSounds, preferred: false },
    ],
  }),
  ...played,
  play: async ({ canvasElement }) => {
    const { own } = await openSettingsAt(canvasElement, 'player.sound');
    await waitFor(() => expect(own.getByRole('radio', { name: 'English' })).toHaveFocus());
    await expect(own.getByRole('radio', { name: 'English' })).toBeChecked();
    await expect(own.getByRole('radio', { name: 'Deutsch' })).not.toBeChecked();
    await expect(own.getByRole('radio', { name: 'Commentary' })).not.toBeChecked();
  },
});
export const ChaptersOpen = meta.story({
  ...live(),
  ...played,
  play: async ({ canvasElement }) => {
    const { video, own } = await openSettingsAt(canvasElement, 'player.chapters');
    (await own.findByRole('button', { name: /0:00$/ })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(video.currentTime).toBe(0));
  },
});
export const ShortcutsOpen = meta.story({
  ...live(),
  ...played,
  play: async ({ canvasElement, userEvent }) => {
    const { own } = await pausedAt(canvasElement, 120);
    await userEvent.keyboard('?');
    const sheet = within(await own.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: messageText('player.dismiss') }));
    await waitFor(() => expect(own.queryByRole('dialog')).toBeNull());
  },
});
export const SectionRepeated = meta.story({
  ...live(),
  ...played,
  play: async ({ canvasElement, userEvent }) => {
    const { video } = await pausedAt(canvasElement, 60);
    await userEvent.keyboard('b');
    video.currentTime = 90;
    await waitFor(() => expect(video.seeking).toBe(false));
    await userEvent.keyboard('b');
    await waitFor(() => expect(canvasElement.querySelector('[data-part="seek-section"]')).toBeVisible());
  },
});
export const SectionBegun = meta.story({
  ...live(),
  ...played,
  play: async ({ canvasElement, userEvent }) => {
    const { own } = await pausedAt(canvasElement, 60);
    await userEvent.keyboard('b');
    await userEvent.click(own.getByRole('button', settings()));
    await expect(own.getByRole('button', { name: holding('player.sectionEnd') })).toBeVisible();
  },
});
export const SectionToBeEnded = meta.story({
  ...live(),
  ...played,
  play: async ({ canvasElement, userEvent }) => {
    const { video, own } = await pausedAt(canvasElement, 60);
    await userEvent.keyboard('b');
    video.currentTime = 90;
    await waitFor(() => expect(video.seeking).toBe(false));
    await userEvent.keyboard('b');
    await userEvent.click(own.getByRole('button', settings()));
    await expect(own.getByRole('button', { name: holding('player.sectionClear') })).toBeVisible();
  },
});
export const HeldAtDoubleSpeed = meta.story({
  ...live(),
  ...played,
  play: async ({ canvasElement }) => {
    const { video } = await pausedAt(canvasElement, 4);
    await video.play();
    const surface = canvasElement.querySelector('[data-part="player-surface"]');
    if (surface === null) throw new Error('The controls have no surface.');
    await fireEvent.pointerDown(surface, { pointerType: 'touch', isPrimary: true, clientX: 200, clientY: 100 });
    await waitFor(() => expect(canvasElement.querySelector('[data-part="player-fast"]')).toBeVisible());
    video.pause();
  },
});
export const EndedWithRelated = meta.story({
  ...live(),
  ...played,
  play: async ({ canvasElement }) => {
    const { video, own } = await pausedAt(canvasElement, 244.5);
    await video.play();
    await expect(await own.findByRole('link', { name: new RegExp(videos.standard.title) })).toBeVisible();
  },
});
const withNext = { readPreferences: () => ({ ...defaultPreferences, muted: true, autoplayNext: true }) };
const stayHere = () => ({ name: messageText('endScreen.cancel') });

/** Plays the last half second. */
async function ended(root: HTMLElement) {
  const { video, own } = await pausedAt(root, 244.5);
  await video.play();
  return { video, own, stay: await own.findByRole('button', stayHere()) };
}

export const NextCountsDownUntilCancelled = meta.story({
  ...live(withNext),
  ...played,
  play: async ({ canvasElement }) => {
    const { own, stay } = await ended(canvasElement);
    await userEvent.click(stay);
    await expect(own.queryByRole('button', stayHere())).toBeNull();
  },
});
/** The frames end before the declared duration: no more data arrives, and the video never fires `ended`. */
export const StopsJustBeforeItsEnd = meta.story({
  ...live({ sources: never }),
  ...played,
  play: async ({ canvasElement }) => {
    const own = await controls(canvasElement);
    const video = videoIn(canvasElement);
    await loadLoop(video, loadedSeconds + 0.4);
    video.currentTime = loadedSeconds - 0.8;
    video.play().catch(() => {});
    await expect(await own.findByRole('link', { name: new RegExp(videos.standard.title) })).toBeVisible();
    await expect(video.ended).toBe(false);
    await userEvent.click(own.getAllByRole('button', playAgain())[0] ?? canvasElement);
    await waitFor(() => expect(own.queryByRole('link', { name: new RegExp(videos.standard.title) })).toBeNull());
    await expect(video.currentTime).toBeLessThan(loadedSeconds - 1);
    video.pause();
  },
});
/** The file breaks within its last half second. The video has been seen, so no failure is shown. */
export const BreaksJustBeforeItsEnd = meta.story({
  ...live({ sources: never }),
  ...played,
  play: async ({ canvasElement }) => {
    const own = await controls(canvasElement);
    const video = videoIn(canvasElement);
    const media = await loadLoop(video, loadedSeconds + 0.4);
    video.currentTime = loadedSeconds - 0.8;
    await waitFor(() => expect(video.seeking).toBe(false));
    // Not awaited: a busy machine may come to the end of what is loaded before playback begins.
    video.play().catch(() => {});
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(loadedSeconds - 0.05));
    media.endOfStream('decode');
    await expect(await own.findByRole('link', { name: new RegExp(videos.standard.title) })).toBeVisible();
    await expect(within(canvasElement).queryByRole('link', tryAgain())).toBeNull();
  },
});
/** Escape cancels the countdown. The first of the next videos is one Tab after the replay button. */
export const EndedUsedByKeyboard = meta.story({
  ...live(withNext),
  ...played,
  play: async ({ canvasElement }) => {
    const { video, own, stay } = await ended(canvasElement);
    stay.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(own.queryByRole('button', stayHere())).toBeNull());
    const again = within(canvasElement).getAllByRole('button', playAgain());
    again[0]?.focus();
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(new RegExp(videos.standard.title));
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(video.ended).toBe(false));
    video.pause();
  },
});
export const Gone = meta.story({
  ...live({ sources: async () => 'missing' }),
  ...played,
  play: async ({ canvas, canvasElement }) => {
    await controls(canvasElement);
    await fireEvent.error(videoIn(canvasElement));
    await expect(await canvas.findByText(messageText('videoPlayer.gone'))).toBeVisible();
  },
});
/** The link has expired in mid-play: a fresh one is requested, and the same position is shown again. */
const renew = fn(services().sources);
export const LinkRenewedInMidPlay = meta.story({
  ...live({ sources: renew }),
  ...played,
  play: async ({ canvasElement }) => {
    const { video, own } = await pausedAt(canvasElement, 120);
    renew.mockClear();
    await fireEvent.error(video);
    await waitFor(() => expect(renew).toHaveBeenCalled());
    await waitFor(() => expect(video.readyState).toBeGreaterThanOrEqual(2));
    await expect(own.getByRole('slider', { name: messageText('player.seek') })).toHaveAttribute('aria-valuenow', '120');
    await expect(video.currentTime).toBe(120);
  },
});
export const BrokenAndTriedAgain = meta.story({
  ...live({ sources: async () => 'refused' }),
  ...played,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await controls(canvasElement);
    await fireEvent.error(videoIn(canvasElement));
    await userEvent.click(await canvas.findByRole('link', { name: messageText('videoPlayer.again') }));
    await expect(canvasElement.querySelector('video')).toBeVisible();
  },
});

/** Play was pressed, but nothing has loaded yet. */
export const LoadingAfterAPress = meta.story({
  ...live({ sources: never }),
  ...played,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await controls(canvasElement);
    videoIn(canvasElement).src = URL.createObjectURL(new MediaSource());
    await userEvent.click(canvas.getByRole('button', bigPlay()));
    await expect(canvasElement.querySelector('[data-part="player-start-spinner"]')).toBeVisible();
  },
});
/** A position was chosen, but its frame has not loaded. */
export const Seeking = meta.story({
  ...live({ sources: never }),
  ...played,
  play: async ({ canvasElement }) => {
    const own = await controls(canvasElement);
    const video = videoIn(canvasElement);
    await loadLoop(video);
    video.currentTime = 10;
    await waitFor(() => expect(video.seeking).toBe(false));
    video.currentTime = 200;
    await waitFor(() => expect(canvasElement.querySelector('[data-part="player-waiting"]')).toBeVisible());
    await expect(own.getByRole('slider', { name: messageText('player.seek') })).toHaveAttribute('aria-valuenow', '200');
  },
});
export const Buffering = meta.story({
  ...live({ sources: never }),
  ...played,
  play: async ({ canvasElement }) => {
    await controls(canvasElement);
    const video = videoIn(canvasElement);
    await loadLoop(video);
    video.currentTime = loadedSeconds - 0.8;
    // Not awaited: a busy machine drains the small buffer before playback begins, and the promise then never settles.
    video.play().catch(() => {});
    await waitFor(() => expect(canvasElement.querySelector('[data-part="player-waiting"]')).toBeVisible());
    await expect(video.paused).toBe(false);
  },
});
export const Offline = meta.story({
  ...live({ sources: never }),
  ...played,
  beforeEach: () => replace(navigator, 'onLine', false),
  play: async ({ canvasElement }) => {
    const { video, own } = await pausedAt(canvasElement, 120);
    await fireEvent.error(video);
    await expect(await own.findByText(messageText('player.offline'))).toBeVisible();
  },
});
export const NoSupportedSource = meta.story({
  ...live(),
  ...played,
  beforeEach: () => replace(HTMLMediaElement.prototype, 'canPlayType', () => ''),
  play: async ({ canvas, canvasElement }) => {
    await controls(canvasElement);
    const video = videoIn(canvasElement);
    video.src = URL.createObjectURL(new Blob(['no film'], { type: 'video/mp4' }));
    video.load();
    await expect(await canvas.findByText(/H\.264/)).toBeVisible();
  },
});

/** Simulates a browser that refuses to start a video by itself, or to start it with sound. */
const refusePlay = (refused: 'sound' | 'all') => {
  continueAt(location.href);
  // oxlint-disable-next-line typescript/unbound-method -- called with its element
  const { play } = HTMLMediaElement.prototype;
  const restore = replace(HTMLMediaElement.prototype, 'play', function playUnlessRefused(this: HTMLMediaElement) {
    return refused === 'all' || !this.muted
      ? Promise.reject(new DOMException('Autoplay is not allowed.', 'NotAllowedError'))
      : play.call(this);
  });
  return () => {
    restore();
    // A story that is rendered again has requested a continuation again; the next one must not start by itself.
    takeContinuation(location.pathname);
  };
};
const withSound = { readPreferences: () => defaultPreferences };

export const StartedWithoutSound = meta.story({
  ...live(withSound),
  ...played,
  beforeEach: () => refusePlay('sound'),
  play: async ({ canvasElement }) => {
    const own = await controls(canvasElement);
    const pill = await own.findByRole('button', { name: holding('player.muted') });
    // The controls of a playing video hide by themselves, and the pill with them.
    videoIn(canvasElement).pause();
    await waitFor(() => expect(pill).toBeVisible());
  },
});
export const MutedAutoplayRefused = meta.story({
  ...live(withSound),
  ...played,
  beforeEach: () => refusePlay('all'),
  play: async ({ canvas, canvasElement }) => {
    await controls(canvasElement);
    await expect(canvasElement.querySelector('[data-part="player-start-icon"]')).toBeVisible();
    await expect(canvas.getByRole('button', bigPlay())).toBeVisible();
    await expect(videoIn(canvasElement).muted).toBe(false);
  },
});
const playedSmallest = {
  globals: { viewport: { value: 'smallest', isRotated: false } },
  tags: ['!autodocs'],
  parameters: photographedOnPhones,
};
export const OnTheSmallestPhone = meta.story({
  ...live(),
  ...playedSmallest,
  play: async ({ canvasElement }) => {
    const { own } = await pausedAt(canvasElement, 120);
    for (const button of own.getAllByRole('button')) {
      const { width, height, right } = button.getBoundingClientRect();
      await expect([Math.min(width, 44), Math.min(height, 44)]).toEqual([44, 44]);
      await expect(right).toBeLessThanOrEqual(innerWidth);
    }
  },
});
export const SettingsOnTheSmallestPhone = meta.story({
  ...live(),
  ...playedSmallest,
  play: async ({ canvasElement, userEvent }) => {
    const { own } = await pausedAt(canvasElement, 120);
    await userEvent.click(own.getByRole('button', settings()));
    await expect(own.getByRole('dialog', settings())).toBeVisible();
  },
});

export const EndedOnTheSmallestPhone = meta.story({
  ...live(withNext),
  ...playedSmallest,
  play: async ({ canvasElement }) => {
    const { own, stay } = await ended(canvasElement);
    const player = canvasElement.querySelector('[data-component="VideoPlayer"]');
    const bar = canvasElement.querySelector('[data-part="player-bar"]');
    const card = own.getByRole('link', { name: new RegExp(videos.standard.title) });
    const edge = (element: Element | null, side: 'top' | 'bottom') => element?.getBoundingClientRect()[side] ?? NaN;
    await expect(edge(stay, 'top')).toBeGreaterThanOrEqual(edge(player, 'top'));
    await expect(edge(card, 'top')).toBeGreaterThanOrEqual(edge(stay, 'bottom'));
    await expect(edge(card, 'bottom')).toBeLessThanOrEqual(edge(bar, 'top') + 16);
    await userEvent.click(stay);
  },
});
/** Texts and menus are mirrored. Time and volume go from left to right, as the keys do. */
export const RightToLeft = meta.story({
  ...live(),
  ...played,
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { video, own } = await pausedAt(canvasElement, 60);
    await expect(getComputedStyle(video).direction).toBe('rtl');
    const seek = own.getByRole('slider', { name: messageText('player.seek') });
    const middle = (element: Element) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    };
    await expect(middle(seek)).toBeLessThan(middle(canvasElement));
    seek.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(video.currentTime).toBe(65));
    await userEvent.click(own.getByRole('button', settings()));
    await expect(own.getByRole('dialog', settings())).toBeVisible();
  },
});

/** Expects the focus on a control of a role, with a name. */
async function expectFocusOn(role: string) {
  const { activeElement } = document;
  await expect(activeElement?.getAttribute('role') ?? activeElement?.tagName.toLowerCase()).toBe(role);
  await expect(activeElement).toHaveAccessibleName();
}

/** Each control is reachable by Tab, in display order, and does the same by key as by click. */
export const UsedByKeyboard = meta.story({
  ...live(),
  ...played,
  play: async ({ canvasElement, userEvent }) => {
    const { video, own } = await pausedAt(canvasElement, 120);
    const next = async (role: string) => {
      await userEvent.tab();
      await expectFocusOn(role);
    };
    own.getByRole('slider', { name: messageText('player.seek') }).focus();
    await userEvent.keyboard('{Home}{ArrowRight}{Shift>}{ArrowRight}{/Shift}{PageUp}');
    await waitFor(() => expect(video.currentTime).toBe(75));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(244));
    await userEvent.keyboard('{Home}');
    await next('button');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(video.paused).toBe(false));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(video.paused).toBe(true));
    await next('button');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(video.muted).toBe(false));
    await next('slider');
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(video.volume).toBe(0.95));
    await next('button');
    await userEvent.keyboard('{Enter}');
    await expect(document.activeElement).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await next('button');
    await userEvent.keyboard('{Enter}');
    await expect(own.getByRole('dialog', settings())).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(own.getByRole('button', settings())).toHaveFocus();
    // Picture in picture and full screen need a real key press, which tests/browser makes.
    await next('button');
    await next('button');
    await userEvent.keyboard('{Enter}');
    await expect(document.activeElement).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await next('button');
  },
});
/** Single-key shortcuts, wherever the focus is. */
export const UsedBySingleKeys = meta.story({
  ...live(),
  ...played,
  play: async ({ canvasElement, userEvent }) => {
    const { video, own } = await pausedAt(canvasElement, 120);
    const seeksTo = async (key: string, seconds: number) => {
      await userEvent.keyboard(key);
      await waitFor(() => expect(video.currentTime).toBeCloseTo(seconds, 1));
    };
    // Before the sound is on: a browser refuses to play with sound after a key that no visitor has pressed.
    await userEvent.keyboard('k');
    await waitFor(() => expect(video.paused).toBe(false));
    await userEvent.keyboard('k');
    await waitFor(() => expect(video.paused).toBe(true));
    await seeksTo('3', 73.5);
    await seeksTo('l', 83.5);
    await seeksTo('j', 73.5);
    await seeksTo('2', 49);
    await seeksTo('0', 0);
    await userEvent.keyboard('m');
    await waitFor(() => expect(video.muted).toBe(false));
    await userEvent.keyboard('>');
    await expect(video.playbackRate).toBe(1.25);
    await userEvent.keyboard('<');
    await expect(video.playbackRate).toBe(1);
    await userEvent.keyboard('r');
    await waitFor(() => expect(video.loop).toBe(true));
    await userEvent.keyboard('c');
    await waitFor(() =>
      expect(own.getByRole('button', { name: messageText('player.captions') })).toHaveAttribute('aria-pressed', 'true'),
    );
    await userEvent.keyboard('.');
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(0));
  },
});
