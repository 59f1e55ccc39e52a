import type { GroupGuidance } from './guidanceTypes.ts';

/** Guidance for the video player. */
export const player: GroupGuidance = {
  VideoPlayer: {
    also: ['media', 'captions', 'quality'],
    use: [
      'Once on the page of a video, and in a frame on other sites. It begins with the browser’s controls and takes ours when their code is there.',
      'Give `state`: locked for members only, gated before the age check, pending while it is not known.',
    ],
    avoid: ['In lists: cards play a short silent preview.', 'For sound without a picture.'],
    keyboard:
      'K plays, J and L seek by ten seconds, M is the sound, C the captions, F the full screen, ? lists them all, wherever the focus is; visitors can turn these off. Space and the arrow keys work in the player only.',
    spoken:
      'The title as the name of the video; every control has a name and says whether it is on, and what happened is announced.',
    related: ['VideoScreen', 'EmbedScreen', 'RelatedList', 'Slider'],
  },
  PlaylistPanel: {
    status: 'new',
    use: [
      'Beside the player, as `playlist` of VideoScreen, while a list is played through: what came before, what follows, how far it is.',
      'It renders the videos around the current one only, however long the list is.',
    ],
    avoid: ['For videos like this one take RelatedList.', 'For a playlist by itself take PlaylistScreen.'],
    keyboard:
      'Tab goes over the name of the list, the links to the video before and after, the switches and the videos. Shift with N or P leads to the next or the previous one.',
    spoken: 'A region named by the list. Repeating and shuffling are switches; the current video is marked as such.',
    related: ['PlayAll', 'PlaylistScreen', 'RelatedList', 'VideoScreen'],
  },
  PlayAll: {
    status: 'new',
    use: ['Above a list of videos that can be played through: a playlist, favourites, watch later, the history.'],
    avoid: ['For one video take its VideoCard.'],
    keyboard: 'Tab walks through its links.',
    spoken: 'Two or three links; the last says at which video it goes on, and of how many.',
    related: ['PlaylistPanel', 'PlaylistScreen', 'MemberScreen', 'HistoryScreen'],
  },
};
