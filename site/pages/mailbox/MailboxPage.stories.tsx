import { calls } from '@afterglow/contract/calls';
import { mails } from '@afterglow/fixtures/data/mails';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { replyTo } from '@afterglow/fixtures/scenarios/scenario';
import { pageStory } from '@afterglow/storybook/page';
import preview from '@afterglow/storybook/preview';

const meta = preview.meta({ tags: ['!autodocs'] });
const path = '/dev/mailbox';
const withMails = (all: readonly (typeof mails)[keyof typeof mails][]) => ({
  ...everyday,
  replies: { ...everyday.replies, ...replyTo(calls.mailbox, [...all]) },
});

export const Everyday = meta.story(pageStory({ scenario: withMails(Object.values(mails)), path }));
export const Empty = meta.story(pageStory({ scenario: withMails([]), path }));
