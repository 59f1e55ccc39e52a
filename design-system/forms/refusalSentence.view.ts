import type { ErrorCode } from '@afterglow/contract/errorCode';
import type { SentRefusal } from '@afterglow/contract/postReply';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { day } from '../reader/format.ts';
import type { Reader } from '../reader/reader.ts';

/** The acts of input.php and the forms, which are all that a visitor can send. */
export type Act =
  | 'vote'
  | 'subscribe'
  | 'favourite'
  | 'watch_later'
  | 'playlist'
  | 'friend'
  | 'comment'
  | 'message'
  | 'block'
  | 'download'
  | 'signIn'
  | 'signUp'
  | 'restore'
  | 'reset'
  | 'confirm'
  | 'contact'
  | 'report'
  | 'upload'
  | 'profile';

/** A refusal as the API sent it; that of an act has no field. */
export type RefusedAct = Omit<SentRefusal, 'field'> & { field?: string };

/** Messages of fields that mean the same in every form (R129). */
const ofField = defineMessages({
  'email.invalid': { id: 'refusal.email.invalid', defaultMessage: 'Email entered incorrectly' },
  'token.invalid': { id: 'refusal.link', defaultMessage: 'This link is no longer valid. Ask for a new one.' },
  'token.required': { id: 'refusal.link', defaultMessage: 'This link is no longer valid. Ask for a new one.' },
});

/**
 * Messages of an act, or of one of its fields. If an act and a code are missing here, the message of the code is used
 * (R102, R129, R131, R133, R134).
 */
const ofAct = defineMessages({
  'vote.already': { id: 'action.vote.already', defaultMessage: 'You have already voted.' },
  'vote.self': { id: 'action.vote.self', defaultMessage: 'You cannot vote for what is your own.' },
  'subscribe.already': { id: 'action.subscribe.already', defaultMessage: 'You are already subscribed.' },
  'subscribe.self': { id: 'action.subscribe.self', defaultMessage: 'You cannot subscribe to yourself.' },
  'favourite.already': { id: 'action.favourite.already', defaultMessage: 'It is already in your favourites.' },
  'watch_later.already': { id: 'action.watchLater.already', defaultMessage: 'It is already in your list for later.' },
  'playlist.already': { id: 'action.playlist.already', defaultMessage: 'It is already in this playlist.' },
  'friend.already': { id: 'action.friend.already', defaultMessage: 'A friend request has already been sent.' },
  'friend.self': { id: 'action.friend.self', defaultMessage: 'You cannot be friends with yourself.' },
  'friend.forbidden': { id: 'action.friend.forbidden', defaultMessage: 'This member takes no friend requests.' },
  'comment.limit_user': { id: 'action.comment.limitUser', defaultMessage: 'You can send 5 comments per 10 minutes' },
  'comment.limit_ip': { id: 'action.comment.limitAddress', defaultMessage: '20 comments per 10 minutes per ip' },
  'comment.expired': {
    id: 'action.comment.expired',
    defaultMessage:
      'A comment can be edited for 15 minutes only. It stays as it is; you can reply to it, or delete it.',
  },
  'comment.required': { id: 'action.required', defaultMessage: 'Write something first.' },
  'message.required': { id: 'action.required', defaultMessage: 'Write something first.' },
  'message.forbidden': { id: 'action.message.forbidden', defaultMessage: 'This member takes no messages from you.' },
  'message.self': { id: 'action.message.self', defaultMessage: 'You cannot write to yourself.' },
  'block.already': { id: 'action.block.already', defaultMessage: 'This member is already blocked.' },
  'block.self': { id: 'action.block.self', defaultMessage: 'You cannot block yourself.' },
  'report.at_seconds.invalid': {
    id: 'refusal.moment',
    defaultMessage: 'Write minutes and seconds, such as 5:12, or nothing.',
  },
  'report.good_faith.required': {
    id: 'refusal.goodFaith',
    defaultMessage: 'Tick this, or we cannot act on the report.',
  },
  'signIn.too_many_attempts': {
    id: 'refusal.signIn.tooManyAttempts',
    defaultMessage: 'Too many attempts, try later. A mailed link signs you in at once.',
  },
  'upload.limit_user': {
    id: 'refusal.uploads.limit',
    defaultMessage: 'You cannot upload more now. Finish or stop what is unfinished, or try again tomorrow.',
  },
  'upload.not_configured': {
    id: 'refusal.uploads.noLinks',
    defaultMessage: 'Links cannot be followed now. Upload the file itself.',
  },
  'upload.file.unavailable': {
    id: 'refusal.uploads.interrupted',
    defaultMessage: 'The connection broke. What has been sent is kept, and it goes on by itself.',
  },
  'upload.file.required': { id: 'refusal.uploads.required', defaultMessage: 'Choose a file, or write a link to it.' },
  'profile.old.invalid': { id: 'refusal.password.invalid', defaultMessage: 'Invalid password' },
  'profile.pwd.invalid': { id: 'refusal.password.invalid', defaultMessage: 'Invalid password' },
  'profile.birth_date.invalid': {
    id: 'refusal.birthDate.invalid',
    defaultMessage: 'Give the day you were born, at least 18 years ago.',
  },
  'profile.birth_date.min': {
    id: 'refusal.birthDate.invalid',
    defaultMessage: 'Give the day you were born, at least 18 years ago.',
  },
  'profile.birth_date.max': {
    id: 'refusal.birthDate.invalid',
    defaultMessage: 'Give the day you were born, at least 18 years ago.',
  },
  'profile.website.invalid': {
    id: 'refusal.website.invalid',
    defaultMessage: 'Write the whole address, such as https://your-site.example/.',
  },
  'profile.file.required': { id: 'refusal.picture.required', defaultMessage: 'Choose a picture first.' },
});

const ofCode: Record<ErrorCode, MessageDescriptor> = defineMessages({
  required: { id: 'refusal.required', defaultMessage: 'This field is required' },
  invalid: { id: 'refusal.invalid', defaultMessage: 'Something in this is not right. Check it, please.' },
  // For an API that sends no limit, which may differ from ours.
  min: { id: 'refusal.min', defaultMessage: 'This is too short. Write more.' },
  max: { id: 'refusal.max', defaultMessage: 'This is too long. Write less.' },
  illegal_chars: {
    id: 'refusal.illegalChars',
    defaultMessage: 'Only letters, digits, spaces and _ - . can be used, and no two alphabets together.',
  },
  login: { id: 'action.login', defaultMessage: 'Please log in to complete this action' },
  forbidden: { id: 'action.forbidden', defaultMessage: 'You do not have permission to do this.' },
  limit_user: { id: 'action.limit', defaultMessage: 'That was too often. Wait a few minutes, then try again.' },
  limit_ip: { id: 'action.limit', defaultMessage: 'That was too often. Wait a few minutes, then try again.' },
  too_many_attempts: { id: 'refusal.tooManyAttempts', defaultMessage: 'Too many attempts, try later.' },
  captcha: {
    id: 'refusal.captcha',
    defaultMessage: 'The check that you are not a machine has failed. Send the form once more.',
  },
  not_found: { id: 'action.notFound', defaultMessage: 'It is not here any more.' },
  already: { id: 'action.already', defaultMessage: 'That has already been done.' },
  self: { id: 'refusal.self', defaultMessage: 'You cannot do this to yourself.' },
  invalid_usr_or_pwd: { id: 'refusal.invalidUserOrPassword', defaultMessage: 'Invalid username or password' },
  not_confirmed: {
    id: 'refusal.notConfirmed',
    defaultMessage: 'Confirm your email first: follow the link that we have sent to you.',
  },
  email_occupied: { id: 'refusal.emailOccupied', defaultMessage: 'There is an account with this email already.' },
  username_taken: { id: 'refusal.usernameTaken', defaultMessage: 'This username is taken. Choose another one.' },
  email_not_found: { id: 'refusal.emailNotFound', defaultMessage: 'User with this e-mail not found' },
  common: { id: 'refusal.common', defaultMessage: 'Everyone guesses this password. Choose another one.' },
  not_configured: { id: 'refusal.notConfigured', defaultMessage: 'This way to sign in is not set up here.' },
  invalid_image_size: { id: 'refusal.imageSize', defaultMessage: 'Invalid image size: choose a larger picture.' },
  resize_failed: {
    id: 'refusal.resizeFailed',
    defaultMessage: 'Error resizing image: save it as JPEG or PNG, then try again.',
  },
  load_failed: { id: 'refusal.loadFailed', defaultMessage: 'Failed to load image: choose another one.' },
  file_type: { id: 'refusal.fileType', defaultMessage: 'This type of file cannot be taken. Choose another file.' },
  too_large: { id: 'refusal.tooLarge', defaultMessage: 'The file is too large. Choose a smaller one.' },
  bad_filename: {
    id: 'refusal.badFilename',
    defaultMessage: 'Only Latin letters and numbers may be in the name of the file',
  },
  corrupted: { id: 'refusal.corrupted', defaultMessage: 'The file is corrupted. Choose another one.' },
  no_picture: {
    id: 'refusal.noPicture',
    defaultMessage: 'The file has sound, but no moving picture. Choose the one that has the film.',
  },
  cut_off: {
    id: 'refusal.cutOff',
    defaultMessage: 'The end of the file is missing. Save the file again, then choose it once more.',
  },
  undecodable: {
    id: 'refusal.undecodable',
    defaultMessage: 'The pictures of this file cannot be read. Save it as MP4 with H.264 and choose that.',
  },
  duplicate: { id: 'refusal.duplicate', defaultMessage: 'This video has already been uploaded to the site.' },
  too_short: { id: 'refusal.tooShort', defaultMessage: 'The video is too short.' },
  screenshot: { id: 'refusal.screenshot', defaultMessage: 'The screenshot could not be uploaded.' },
  preview_required: { id: 'refusal.previewRequired', defaultMessage: 'You must select a preview' },
  invalid_link: { id: 'refusal.invalidLink', defaultMessage: 'Invalid link' },
  wrong_offset: { id: 'refusal.wrongOffset', defaultMessage: 'The upload was interrupted. Go on with it.' },
  disk_full: { id: 'refusal.diskFull', defaultMessage: 'There is no room for this file now. Try again later.' },
  upload_1: {
    id: 'refusal.upload1',
    defaultMessage:
      'The video could not be processed, which is our fault. Try again later, or contact support (code 1).',
  },
  upload_2: {
    id: 'refusal.upload2',
    defaultMessage: 'The video is larger than what can be processed. Contact support (code 2).',
  },
  upload_3: {
    id: 'refusal.upload3',
    defaultMessage: 'The file was lost. Upload it again, or contact support (code 3).',
  },
  not_captions: {
    id: 'refusal.notCaptions',
    defaultMessage: 'This file has no captions that can be read. Choose a WebVTT (.vtt) or SubRip (.srt) file.',
  },
  cue_time: {
    id: 'refusal.cueTime',
    defaultMessage: 'Times such as 00:01:05.000 --> 00:01:08.000 are needed here, the later one last.',
  },
  cue_long: { id: 'refusal.cueLong', defaultMessage: 'This text is too long. Shorten it, or split it.' },
  too_many: { id: 'refusal.tooMany', defaultMessage: 'These are more than can be shown. Leave some out.' },
  chapter_line: {
    id: 'refusal.chapterLine',
    defaultMessage: 'A time and a title are needed here, such as 1:20 The lake.',
  },
  chapter_order: {
    id: 'refusal.chapterOrder',
    defaultMessage: 'This chapter does not begin after the one before it. Put the chapters in order.',
  },
  chapter_late: {
    id: 'refusal.chapterLate',
    defaultMessage: 'The video ends before this chapter begins. Correct its time.',
  },
  chapter_first: { id: 'refusal.chapterFirst', defaultMessage: 'The first chapter has to begin at 0:00. Add it.' },
  chapter_few: { id: 'refusal.chapterFew', defaultMessage: 'Write at least two chapters, or none.' },
  bad_request: {
    id: 'refusal.badRequest',
    defaultMessage: 'The form did not arrive as it was sent. Reload the page and try again.',
  },
  age_required: { id: 'action.age', defaultMessage: 'Your age has to be checked first.' },
  expired: { id: 'refusal.expired', defaultMessage: 'That took too long. Begin again, please.' },
  unavailable: {
    id: 'action.unavailable',
    defaultMessage: 'We could not save this. Check your connection, then try again.',
  },
});

const withLength = defineMessages<{ min: { length: number }; max: { length: number } }>({
  min: {
    id: 'action.min',
    defaultMessage:
      'Write at least {length, plural, =3 {3 characters, or 2 in Chinese, Japanese or Korean} one {# character} other {# characters}}.',
  },
  max: { id: 'action.max', defaultMessage: 'Write at most {length, plural, one {# character} other {# characters}}.' },
});

const withInfo = defineMessages<{
  categories: { min: number; max: number };
  megabytes: { megabytes: number };
  gigabytes: { gigabytes: number };
  megapixels: { megapixels: number };
  minutes: { minutes: number };
  fileName: { name: string };
  seconds: { seconds: number };
  origin: { origin: string };
  until: { date: string };
  upload: { code: string };
  unknown: { code: string };
  line: { line: number; sentence: string };
}>({
  line: { id: 'refusal.line', defaultMessage: 'Line {line, number}: {sentence}' },
  categories: { id: 'refusal.categories', defaultMessage: 'Categories: min {min}, max {max}' },
  megabytes: { id: 'refusal.megabytes', defaultMessage: 'This file is too large: {megabytes} MB at most.' },
  gigabytes: { id: 'refusal.gigabytes', defaultMessage: 'This file is too large: {gigabytes} GB at most.' },
  minutes: {
    id: 'refusal.minutes',
    defaultMessage: 'The video is too short: {minutes, plural, one {# minute} other {# minutes}} at least.',
  },
  fileName: {
    id: 'refusal.fileName',
    defaultMessage: 'Only Latin letters and numbers may be in the name of the file, such as {name}',
  },
  upload: {
    id: 'refusal.upload',
    defaultMessage: 'The video could not be uploaded (error {code}). Contact support and name this number.',
  },
  megapixels: {
    id: 'refusal.megapixels',
    defaultMessage: 'This picture has too many pixels: {megapixels} million at most.',
  },
  seconds: {
    id: 'refusal.seconds',
    defaultMessage: 'That was too often. Try again in {seconds, plural, one {# second} other {# seconds}}.',
  },
  origin: {
    id: 'refusal.origin',
    defaultMessage: 'This page was opened at another address than the site’s own. Open it at {origin} and try again.',
  },
  until: { id: 'userNameForm.wait', defaultMessage: 'You can change it again on {date}.' },
  unknown: { id: 'action.unknown', defaultMessage: 'This did not work ({code}). Try again later.' },
});

/** Longest wait in seconds that is shown as a number: nobody counts 900 seconds. */
const longestCountedWait = 120;

/** Returns the sentence that names the day from which the user name may be changed again. */
export const nameChangeSentence = (from: number, reader: Reader): string =>
  reader.intl.formatMessage(withInfo.until, { date: day(from, reader) });

/** Returns the message with the limit that was sent with a code; null if none was sent. */
function sentenceOfLimit({ field, code, info }: RefusedAct, reader: Reader): string | null {
  const { intl } = reader;
  const value = (name: string) => Number(info?.[name]);
  const [length, seconds] = [value('length'), value('seconds')];
  const [megabytes, megapixels] = [value('megabytes'), value('megapixels')];
  const [gigabytes, minutes, name] = [value('gigabytes'), value('minutes'), info?.['name']];
  if (field === 'categories' && code === 'max' && value('max') > 0)
    return intl.formatMessage(withInfo.categories, { min: Number(info?.['min'] ?? 1), max: value('max') });
  if ((code === 'min' || code === 'max') && length > 0) return intl.formatMessage(withLength[code], { length });
  if (code === 'too_large' && megabytes > 0) return intl.formatMessage(withInfo.megabytes, { megabytes });
  if (code === 'too_large' && megapixels > 0) return intl.formatMessage(withInfo.megapixels, { megapixels });
  if (code === 'too_large' && gigabytes > 0) return intl.formatMessage(withInfo.gigabytes, { gigabytes });
  if (code === 'too_short' && minutes > 0) return intl.formatMessage(withInfo.minutes, { minutes });
  if (code === 'bad_filename' && typeof name === 'string') return intl.formatMessage(withInfo.fileName, { name });
  const limited = code === 'limit_user' || code === 'limit_ip';
  const until = Date.parse(String(info?.['until'] ?? ''));
  if (limited && field === 'username' && !Number.isNaN(until)) return nameChangeSentence(until, reader);
  if (limited && seconds > 0 && seconds <= longestCountedWait) return intl.formatMessage(withInfo.seconds, { seconds });
  return null;
}

/** Returns a sentence with the line of a file or a list that it is about, if one was sent. */
function withLine(sentence: string, { info }: RefusedAct, { intl }: Reader): string {
  const line = Number(info?.['line']);
  return line > 0 ? intl.formatMessage(withInfo.line, { line, sentence }) : sentence;
}

/** Returns the code of a refusal without a message, with the values that were sent, for support (R121). */
const codeWithInfo = ({ code, info = {} }: RefusedAct): string =>
  [code, ...Object.entries(info).map(([name, value]) => `${name}: ${value}`)].join(', ');

/** `upload_{n}`: a number that only support understands (R130). */
const uploadError = /^upload_(\w+)$/;

const isKeyOf = <Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> =>
  Object.hasOwn(table, key);

/**
 * Returns the message of a refusal, in the reader's language. It is looked up by field and code, then by act, field and
 * code, then by act and code, then by the code with its limit, then by the code. Without an act, the lookups by act are
 * skipped.
 */
export function refusalSentence(act: Act | null, refusal: RefusedAct, reader: Reader): string {
  const { field = '', code } = refusal;
  const { formatMessage } = reader.intl;
  const own = `${field}.${code}`;
  // Whatever the act: the page itself was refused.
  const origin = refusal.info?.['origin'];
  if (code === 'forbidden' && typeof origin === 'string') return formatMessage(withInfo.origin, { origin });
  if (isKeyOf(ofField, own)) return formatMessage(ofField[own]);
  for (const key of act === null ? [] : [`${act}.${field}.${code}`, `${act}.${code}`])
    if (isKeyOf(ofAct, key)) return formatMessage(ofAct[key]);
  const limit = sentenceOfLimit(refusal, reader);
  if (limit !== null) return limit;
  if (isKeyOf(ofCode, code)) return withLine(formatMessage(ofCode[code]), refusal, reader);
  const [, uploadCode] = uploadError.exec(code) ?? [];
  return uploadCode === undefined
    ? formatMessage(withInfo.unknown, { code: codeWithInfo(refusal) })
    : formatMessage(withInfo.upload, { code: uploadCode });
}
