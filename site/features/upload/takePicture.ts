import type { Dispatch } from 'react';
import { sendUpload } from '../../data/uploads.ts';
import type { UploadEvent } from './uploadState.ts';

/** Sends a picture of a moment that the member has chosen in the file of an upload. */
export async function takePicture(id: number, bytes: Blob, dispatch: Dispatch<UploadEvent>): Promise<void> {
  dispatch({ type: 'pictureSent', id });
  const fields = { upload_id: String(id) };
  const reply = await sendUpload({ section: 'preview', fields, file: { bytes, name: 'moment.jpg' } });
  if (reply.state === 'refused') {
    const [refusal = { field: 'preview', code: 'screenshot' }] = reply.refusals;
    return dispatch({ type: 'pictureRefused', id, refusal });
  }
  const { scr: address, preview: number } = reply.reply;
  dispatch({ type: 'pictureTaken', id, number: Number(number), address: String(address) });
}
