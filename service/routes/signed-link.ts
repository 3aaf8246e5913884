import type {MiddlewareHandler} from 'hono';
import * as z from 'zod';
import {tokenSchema} from '../../contracts/fields';
import type {LinkPurpose, LinkSubject} from '../domain/link-token';
import {readLink} from '../domain/link-token';
import type {Reading, ServiceApp, ServiceContext} from './app';
import {readBody, refuse} from './app';

const linkSchema = z.object({token: tokenSchema});

/** Reads the link of a mail in a request's body. Refusal: 404 `unknown` for one that was not signed here, or for another purpose. */
export async function linkOf(c: ServiceContext, purpose: LinkPurpose): Promise<Reading<LinkSubject>> {
  const body = await readBody(c, linkSchema);
  if (!body.ok) return body;
  const link = await readLink(purpose, body.data.token, c.env.LINK_SECRET);
  return link === null ? {ok: false, response: refuse(c, 404, 'unknown')} : {ok: true, data: link};
}

/** Answers the confirmation of a link: what was confirmed, 410 `expired` or 404 `unknown`. */
export function answerConfirmation(c: ServiceContext, confirmation: {readonly state: string}): Response {
  if (confirmation.state === 'expired') return refuse(c, 410, 'expired');
  return confirmation.state === 'unknown' ? refuse(c, 404, 'unknown') : c.json(confirmation);
}

/** Refuses requests without a link of this purpose. Mounted before whatever keeps something of a request: anybody can invent a link. */
export function signedLink(purpose: LinkPurpose): MiddlewareHandler<ServiceApp> {
  return async (c, next) => {
    const link = await linkOf(c, purpose);
    return link.ok ? next() : link.response;
  };
}
