import {tags} from '../../support/html';
import {messages} from '../../support/messages';
import type {Answer} from '../../support/visitor';
import type {Template} from './templates';

/** The text of a page as a shopper reads it, near enough. */
export const readable = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/\s+/g, ' ');

/** Whether an answer says in its language that the page is not to be had now, when to come again, and to nobody's cache. */
export function saysWhenToComeAgain({language}: Pick<Template, 'language'>, {status, headers, body}: Answer): boolean {
  const t = messages(language);
  return (
    status === 503 &&
    tags(body, 'html')[0]?.['lang'] === language &&
    readable(body).includes(t('errors:unavailable.title')) &&
    readable(body).includes(t('errors:back')) &&
    Number(headers.get('Retry-After')) > 0 &&
    headers.get('Cache-Control') === 'private, no-store'
  );
}

/** What is wrong with a page while a service does not do what it should; nothing where it is as promised. */
export function flaws(template: Template, service: string, answer: Answer): readonly string[] {
  const {status, body} = answer;
  const mayFail = template.needs.includes(service);
  const wrong = {
    [`answers ${status}`]: status !== 200 && !(mayFail && saysWhenToComeAgain(template, answer)),
    'speaks another language': tags(body, 'html')[0]?.['lang'] !== template.language,
    'has a hole': /\b(undefined|NaN|Invalid Date)\b|\[object Object\]/.test(readable(body)),
    'has no header': !body.includes('<header'),
    'says nothing': !/<main[^>]*>.{200,}<\/main>/s.test(body),
    'tells what failed': /ServiceError|at file:|ECONN|GraphQL/.test(body),
  };
  return Object.entries(wrong).flatMap(([what, is]) => (is ? [`${template.name} ${what}`] : []));
}
