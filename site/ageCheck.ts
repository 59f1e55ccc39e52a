import { sendAgePhoto } from '@afterglow/design-system/forms/sendAgePhoto';

/**
 * The only script of the age-check page. Navigates instead of reloading: if the page is the response to a POST, a
 * reload would send the form again.
 */
sendAgePhoto(() => location.replace(location.pathname + location.search));
document.documentElement.dataset['live'] = '';
