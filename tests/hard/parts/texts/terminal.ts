/** The lists and reports that a moderator reads on a terminal. */
import { sendToRunningApi } from '@afterglow/api/moderation/socket';
import { videos } from '@afterglow/fixtures/data/videos';
import type { HardSite } from '../../hardSite.ts';

/** Characters by which a text would move the cursor, change colours, or turn the direction of what follows. */
const control = /[^\P{Cc}\n]|\p{Cf}/u;

/**
 * Lists what is pending, shows and refuses each report, and rejects the upload, so that mails and notices are written.
 * Returns a sentence for each output that controls the terminal.
 */
export async function lookAtTerminal({ dataFolder }: HardSite): Promise<string[]> {
  const found: string[] = [];
  const run = async (...words: string[]): Promise<string> => {
    const output = await sendToRunningApi(dataFolder, words);
    if (output === null) throw new Error('The API takes no commands of moderation.');
    if (control.test(output)) found.push(`"moderate ${words.join(' ')}" writes ${JSON.stringify(output)}`);
    return output;
  };
  const list = await run();
  const reports = [...list.matchAll(/^ {2}(R-\d+) /gm)].map(([, name = '']) => name);
  if (reports.length === 0) found.push('No report reached the list of the moderator.');
  for (const name of reports) {
    await run('show', name);
    await run('refuse', name);
  }
  await run('upload', String(videos.uploaded.id));
  await run('reject', String(videos.uploaded.id), 'It is not the film that it says');
  return found;
}
