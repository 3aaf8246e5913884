import {LANGUAGES} from '../config/languages';
import {mailLinkPath} from '../pages/paths';
import {linkToken} from '../domain/mail-link/mail-link';
import type {Exemption} from './request-guard.server';

/**
 * Exempts one-click unsubscription (RFC 8058), which mail programs send without a page: the service checks the token of the mail,
 * and the body says nothing else. They are counted apart from forms: providers of mail send those of many people.
 */
export const listUnsubscribe: readonly Exemption[] = LANGUAGES.map((language) => ({
  pathname: mailLinkPath(language, 'newsletter-unsubscribe'),
  countedAs: 'unsubscribe',
  admits: (request, body) =>
    body === 'List-Unsubscribe=One-Click' && linkToken(new URL(request.url).searchParams.get('token')) !== null,
}));
