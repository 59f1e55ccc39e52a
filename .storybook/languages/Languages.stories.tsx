import * as AgeGate from '../../design-system/age-gate/AgeGate/AgeGate.stories.tsx';
import * as VideoCard from '../../design-system/cards/VideoCard/VideoCard.stories.tsx';
import * as Toasts from '../../design-system/feedback/Toasts/Toasts.stories.tsx';
import * as FilterBar from '../../design-system/filters/FilterBar/FilterBar.stories.tsx';
import * as SortTabs from '../../design-system/filters/SortTabs/SortTabs.stories.tsx';
import * as SignInForm from '../../design-system/forms/SignInForm/SignInForm.stories.tsx';
import * as UploadForm from '../../design-system/forms/UploadForm/UploadForm.stories.tsx';
import * as Header from '../../design-system/layout/Header/Header.stories.tsx';
import * as VideoPlayer from '../../design-system/player/VideoPlayer/VideoPlayer.stories.tsx';
import { inAllLanguages } from '../LanguageSheet.tsx';
import { photographedInAllLanguages } from '../modes.ts';
import preview from '../preview.tsx';

const meta = preview.meta({
  title: 'languages/All twenty',
  tags: ['languages', '!autodocs'],
  // Without a source of its own, the documentation would write out the modules that are passed to the sheet.
  parameters: {
    ...photographedInAllLanguages,
    layout: 'fullscreen',
    docs: { disable: true, source: { type: 'code' } },
  },
});

export const HeaderInAll = meta.story(inAllLanguages(Header, ['Guest', 'Member']));
export const SignInInAll = meta.story(inAllLanguages(SignInForm, ['Untouched', 'Refused']));
export const AgeNoticeInAll = meta.story(inAllLanguages(AgeGate, ['UnitedStates'], '52rem'));
export const UploadInAll = meta.story(inAllLanguages(UploadForm, ['Start', 'Uploading']));
export const PlayerInAll = meta.story(inAllLanguages(VideoPlayer, ['Standard', 'LockedForAGuest', 'Broken']));
export const VideoCardInAll = meta.story(inAllLanguages(VideoCard, ['Standard', 'Private']));
export const OrdersInAll = meta.story(inAllLanguages(SortTabs, ['Standard']));
export const FiltersInAll = meta.story(inAllLanguages(FilterBar, ['Standard']));
export const ToastsInAll = meta.story(inAllLanguages(Toasts, ['Several'], '28rem'));
