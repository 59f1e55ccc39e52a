import { everyday } from '@afterglow/fixtures/worlds/everyday';
import { outage } from '@afterglow/fixtures/worlds/outage';
import { pageStory } from '@afterglow/storybook/page';
import preview from '@afterglow/storybook/preview';

const meta = preview.meta({ tags: ['!autodocs'] });
const path = '/signin/';

export const Everyday = meta.story(pageStory({ world: everyday, path }));
export const Outage = meta.story(pageStory({ world: outage, path }));
export const MailLink = meta.story(pageStory({ world: everyday, path: '/signin/?step=mail_link' }));
export const LinkSent = meta.story(pageStory({ world: everyday, path: '/signin/?step=link_sent' }));
export const SignInLink = meta.story(pageStory({ world: everyday, path: '/signin/?step=link' }));
export const SignUp = meta.story(pageStory({ world: everyday, path: '/signup/' }));
export const RestorePassword = meta.story(pageStory({ world: everyday, path: '/restore-password/' }));
export const NewPassword = meta.story(pageStory({ world: everyday, path: '/restore-password/?step=reset' }));
export const CheckYourEmail = meta.story(pageStory({ world: everyday, path: '/signup/?step=send_email' }));
export const ConfirmAddress = meta.story(pageStory({ world: everyday, path: '/signup/?step=confirm' }));
export const PasswordMailed = meta.story(
  pageStory({ world: everyday, path: '/restore-password/?step=restore_password_success' }),
);
