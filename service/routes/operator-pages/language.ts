import {Hono} from 'hono';
import {accepts} from 'hono/accepts';
import {getCookie, setCookie} from 'hono/cookie';
import * as z from 'zod';
import {languageSchema} from '../../../contracts/fields';
import type {Language} from '../../config/language';
import type {OperatorApp, OperatorContext} from './app';
import {HOST_COOKIE, readForm, showProblem} from './app';

const COOKIE = 'operator-language';
const COOKIE_SECONDS = 365 * 24 * 60 * 60;

const formSchema = z.object({
  language: languageSchema,
  back: z.string().regex(/^\/operator(\/[\w-]+)*$/),
});

/** Stores the choice of a language, and redirects back. It works without a session. */
export const language = new Hono<OperatorApp>();

language.post('/language', async (c) => {
  const form = await readForm(c, formSchema);
  if (form === null) return showProblem(c, 'invalid');
  setCookie(c, COOKIE, form.language, {...HOST_COOKIE, maxAge: COOKIE_SECONDS});
  return c.redirect(form.back, 303);
});

/** Returns the language that the operator chose; `undefined` for no choice. */
export function chosenLanguage(c: OperatorContext): Language | undefined {
  return languageSchema.safeParse(getCookie(c, COOKIE, 'host')).data;
}

/** Returns the browser's language: `en-GB` is English. Without German and English it is German. */
export function browserLanguage(c: OperatorContext): Language {
  const wanted = accepts(c, {
    header: 'Accept-Language',
    supports: languageSchema.options,
    default: 'de',
    match: (ranges, {supports}) =>
      [...ranges]
        .sort((one, other) => other.q - one.q)
        .map(({type}) => type.slice(0, 2).toLowerCase())
        .find((type) => supports.includes(type)) ?? '',
  });
  return languageSchema.catch('de').parse(wanted);
}
