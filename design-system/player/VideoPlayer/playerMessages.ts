import { defineMessages } from 'react-intl';

/** Messages with values of the player's own controls. */
export const playerMessages = defineMessages<{
  position: { time: string; length: string };
  chapter: { time: string; length: string; chapter: string };
  volumeAt: { percent: string };
  qualityOf: { height: number };
  back: { seconds: number };
  ahead: { seconds: number };
  speedOf: { rate: string };
  startAt: { time: string };
  resumedAt: { time: string };
  nextIn: { seconds: number };
}>({
  position: { id: 'player.position', defaultMessage: '{time} of {length}' },
  chapter: { id: 'player.chapter', defaultMessage: '{time} of {length}, {chapter}' },
  volumeAt: { id: 'player.volumeAt', defaultMessage: 'Volume {percent}' },
  qualityOf: { id: 'player.qualityOf', defaultMessage: '{height, number, ::group-off}p' },
  back: { id: 'player.back', defaultMessage: '{seconds, plural, one {# second back} other {# seconds back}}' },
  ahead: { id: 'player.ahead', defaultMessage: '{seconds, plural, one {# second ahead} other {# seconds ahead}}' },
  speedOf: { id: 'player.speedOf', defaultMessage: '{rate}×' },
  startAt: { id: 'player.startAt', defaultMessage: 'Skip to {time}, the suggested start' },
  resumedAt: { id: 'player.resumedAt', defaultMessage: 'Continues at {time}' },
  nextIn: {
    id: 'player.nextIn',
    defaultMessage: '{seconds, plural, one {Next video in # second} other {Next video in # seconds}}',
  },
});

/** Names of the controls, and messages without values. */
export const controlMessages = defineMessages({
  play: { id: 'player.play', defaultMessage: 'Play' },
  pause: { id: 'player.pause', defaultMessage: 'Pause' },
  replay: { id: 'player.replay', defaultMessage: 'Play again' },
  seek: { id: 'player.seek', defaultMessage: 'Position in the video' },
  mute: { id: 'player.mute', defaultMessage: 'Mute' },
  unmute: { id: 'player.unmute', defaultMessage: 'Unmute' },
  volume: { id: 'player.volume', defaultMessage: 'Volume' },
  captions: { id: 'player.captions', defaultMessage: 'Captions' },
  settings: { id: 'player.settings', defaultMessage: 'Settings' },
  pip: { id: 'player.pip', defaultMessage: 'Picture in picture' },
  theatre: { id: 'player.theatre', defaultMessage: 'Theatre' },
  fullscreen: { id: 'player.fullscreen', defaultMessage: 'Full screen' },
  leaveFullscreen: { id: 'player.leaveFullscreen', defaultMessage: 'Leave full screen' },
  cast: { id: 'player.cast', defaultMessage: 'Play on another screen' },
  controls: { id: 'player.controls', defaultMessage: 'Video controls' },
  loading: { id: 'player.loading', defaultMessage: 'Loading' },
  muted: { id: 'player.muted', defaultMessage: 'Your browser started this without sound' },
  startOver: { id: 'player.startOver', defaultMessage: 'Start over' },
  offline: { id: 'player.offline', defaultMessage: 'You are offline. The video goes on once you are connected again.' },
  dismiss: { id: 'player.dismiss', defaultMessage: 'Close' },
});

export const settingMessages = defineMessages({
  quality: { id: 'player.quality', defaultMessage: 'Quality' },
  auto: { id: 'player.auto', defaultMessage: 'Automatic' },
  saver: { id: 'player.saver', defaultMessage: 'Data saver' },
  speed: { id: 'player.speed', defaultMessage: 'Speed' },
  normalSpeed: { id: 'player.normalSpeed', defaultMessage: 'Normal' },
  off: { id: 'player.off', defaultMessage: 'Off' },
  sound: { id: 'player.sound', defaultMessage: 'Audio track' },
  captionSize: { id: 'player.captionSize', defaultMessage: 'Size of captions' },
  small: { id: 'player.small', defaultMessage: 'Small' },
  normal: { id: 'player.normal', defaultMessage: 'Medium' },
  large: { id: 'player.large', defaultMessage: 'Large' },
  captionGround: { id: 'player.captionGround', defaultMessage: 'Background of captions' },
  shade: { id: 'player.shade', defaultMessage: 'Translucent' },
  solid: { id: 'player.solid', defaultMessage: 'Solid' },
  none: { id: 'player.none', defaultMessage: 'None' },
  chapters: { id: 'player.chapters', defaultMessage: 'Chapters' },
  loop: { id: 'player.loop', defaultMessage: 'Repeat the video' },
  section: { id: 'player.section', defaultMessage: 'Repeat a section' },
  sectionStart: { id: 'player.sectionStart', defaultMessage: 'From here' },
  sectionEnd: { id: 'player.sectionEnd', defaultMessage: 'To here' },
  sectionClear: { id: 'player.sectionClear', defaultMessage: 'Stop repeating' },
  frameBack: { id: 'player.frameBack', defaultMessage: 'Previous frame' },
  frameAhead: { id: 'player.frameAhead', defaultMessage: 'Next frame' },
  autoplayNext: { id: 'player.autoplayNext', defaultMessage: 'Play the next video by itself' },
  resume: { id: 'player.resume', defaultMessage: 'Remember where I stopped' },
  shortcuts: { id: 'player.shortcuts', defaultMessage: 'Single-key shortcuts' },
  help: { id: 'player.help', defaultMessage: 'Keyboard shortcuts' },
  backToSettings: { id: 'player.backToSettings', defaultMessage: 'Back to settings' },
});
