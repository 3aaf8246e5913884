import * as z from 'zod';
import {connection, pageArguments} from '../connection';
import {withArguments} from '../field';
import type {Field, Source} from '../field';
import {gid, numberOfGid} from '../gid';
import {queried} from '../query/meets';
import type {Fields} from '../query/meets';
import type {Scope} from '../scope';
import {SEEDED_AT} from '../seeded-at';

type Redirect = Scope['shop']['content']['redirects'][number];

const FIRST_NUMBER = 9001;

const FIELDS: Fields<Redirect> = {
  created_at: () => ({moment: Date.parse(SEEDED_AT)}),
  path: ({path}) => [path],
  target: ({target}) => [target],
  default: ({path, target}) => [path, target],
};

/** Returns the field `urlRedirects`. */
export function redirectsField({shop: {content}}: Scope): Field {
  return withArguments({...pageArguments, query: z.string().nullable().default(null)}, (args) =>
    connection(
      queried(content.redirects, args.query, FIELDS),
      args,
      ({path}) => path,
      (redirect) => redirectSource(redirect, content.redirects.indexOf(redirect)),
    ),
  );
}

/** Returns the `UrlRedirect` of an id; `null` where there is none. */
export function redirectById(id: string, {shop: {content}}: Scope): Source | null {
  const index = (numberOfGid(id, 'UrlRedirect') ?? 0) - FIRST_NUMBER;
  const redirect = content.redirects[index];
  return redirect === undefined ? null : redirectSource(redirect, index);
}

function redirectSource({path, target}: Redirect, index: number): Source {
  return {__typename: 'UrlRedirect', id: gid('UrlRedirect', FIRST_NUMBER + index), path, target};
}
