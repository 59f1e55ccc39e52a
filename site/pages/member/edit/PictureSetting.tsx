import { PictureForm } from '@afterglow/design-system/forms/PictureForm';
import { pictureForm } from '@afterglow/design-system/forms/PictureForm/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { useState } from 'react';
import { avatar, cover } from '../../../data/accountForms.ts';
import { memberRead } from '../../../data/members.ts';
import { posterWithProgress } from '../../../runtime/data/posterWithProgress.ts';
import { submit } from '../../../data/submit.ts';
import { reread } from '../../../runtime/data/useResource.ts';
import { useConfig } from '../../../shared/config.ts';
import { errorsOf, type FormErrors } from '../../../features/forms/formErrors.ts';
import { useFlash } from '../../../shared/submitted.ts';
import { usePostedForm } from '../../../features/forms/useSubmit.ts';
import { editAction } from '../../../routing/memberTabs.ts';
import type { SettingProps } from './Profile.tsx';

interface Sending {
  /** Share that has been sent, from 0 to 1; undefined while nothing is being sent. */
  share?: number | undefined;
  done: boolean;
  errors: FormErrors<'file'>;
}

/** The form that changes the member's picture or cover. It sends what was cropped; without script, the whole file. */
export function PictureSetting({ tab: { path, posted }, user, kind }: SettingProps & { kind: 'avatar' | 'cover' }) {
  const reader = useReader();
  const { brand } = useConfig();
  const definition = kind === 'avatar' ? avatar : cover;
  const { errors } = usePostedForm(definition, posted === kind);
  const [state, setState] = useState<Sending>({ done: useFlash() === kind, errors });
  const send = async (file: File) => {
    const onShare = (share: number) => setState({ share, done: false, errors: {} });
    onShare(0);
    const post = posterWithProgress(onShare);
    const reply = await submit(definition, { fields: {}, file, siteName: brand.name, post });
    if (reply.state === 'refused')
      return setState({ done: false, errors: errorsOf(definition, reply.refusals, reader) });
    setState({ done: true, errors: {} });
    reread(memberRead(user.id, user));
  };
  return (
    <PictureForm
      {...pictureForm(kind, reader)}
      {...state}
      busy={state.share !== undefined}
      action={editAction(path, kind)}
      onSend={(file) => void send(file)}
    />
  );
}
