import {LANGUAGES} from '../config/languages';
import {mailLinkPath} from '../pages/paths';
import {linkToken} from '../domain/mail-link/mail-link';
import type {Exemption} from './request-guard.server';

/**
 * Mail programs unsubscribe without a page of ours (RFC 8058): what lets them in is the token of the mail, which the
 * service checks, and a body that says nothing else.
 */
export const listUnsubscribe: readonly Exemption[] = LANGUAGES.map((language) => ({
  pathname: mailLinkPath(language, 'newsletter-unsubscribe'),
  admits: (request, body) =>
    body === 'List-Unsubscribe=One-Click' && linkToken(new URL(request.url).searchParams.get('token')) !== null,
}));
