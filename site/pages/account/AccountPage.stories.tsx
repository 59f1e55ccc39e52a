import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { outage } from '@afterglow/fixtures/scenarios/outage';
import { pageStory } from '@afterglow/storybook/page';
import preview from '@afterglow/storybook/preview';

const meta = preview.meta({ tags: ['!autodocs'] });
const path = '/signin/';

export const Everyday = meta.story(pageStory({ scenario: everyday, path }));
export const Outage = meta.story(pageStory({ scenario: outage, path }));
export const MailLink = meta.story(pageStory({ scenario: everyday, path: '/signin/?step=mail_link' }));
export const LinkSent = meta.story(pageStory({ scenario: everyday, path: '/signin/?step=link_sent' }));
export const SignInLink = meta.story(pageStory({ scenario: everyday, path: '/signin/?step=link' }));
export const SignUp = meta.story(pageStory({ scenario: everyday, path: '/signup/' }));
export const RestorePassword = meta.story(pageStory({ scenario: everyday, path: '/restore-password/' }));
export const NewPassword = meta.story(pageStory({ scenario: everyday, path: '/restore-password/?step=reset' }));
export const CheckYourEmail = meta.story(pageStory({ scenario: everyday, path: '/signup/?step=send_email' }));
export const ConfirmAddress = meta.story(pageStory({ scenario: everyday, path: '/signup/?step=confirm' }));
export const PasswordMailed = meta.story(
  pageStory({ scenario: everyday, path: '/restore-password/?step=restore_password_success' }),
);
