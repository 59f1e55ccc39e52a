import { sendAgePhoto } from '@afterglow/design-system/forms/sendAgePhoto';

/** The only script of a member's age check. Not a reload: that would send once more what this page may be the answer to. */
sendAgePhoto(() => location.replace(location.pathname + location.search));
document.documentElement.dataset['live'] = '';
