import type { GroupGuidance } from './guidanceTypes.ts';

/** Guidance for the video player. */
export const player: GroupGuidance = {
  VideoPlayer: {
    use: [
      'Once on the page of a video, and in a frame on other sites. It begins with the browser’s controls and takes ours when their code is there.',
      'Give `state`: locked for members only, gated before the age check, pending while it is not known.',
    ],
    avoid: ['In lists: cards play a short silent preview.', 'For sound without a picture.'],
    keyboard:
      'K plays, J and L seek by ten seconds, M is the sound, C the captions, F the full screen, ? lists them all, wherever the focus is; visitors can turn these off. Space and the arrow keys work in the player only.',
    spoken:
      'The title as the name of the video; every control has a name and says whether it is on, and what happened is said as a status.',
    related: ['VideoScreen', 'EmbedScreen', 'RelatedList', 'Slider'],
  },
};
