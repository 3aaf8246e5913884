import {Hono} from 'hono';
import * as z from 'zod';
import {caseSubject} from '../../domain/case-subject';
import {erasableCounts, keptOf} from '../../domain/kept-data';
import {labelReference} from '../../domain/return-label';
import type {OperatorCase} from '../../objects/operator-session-object';
import {workListOf} from '../../objects/work-list';
import {caseChoicePage, caseListPage} from '../../pages/case-list-page';
import {casePage} from '../../pages/case-page';
import {erasurePage} from '../../pages/erasure-page';
import {erasePersonalData, exportPersonalData, readPersonalData} from '../../workflows/personal-data';
import {emailsOf} from '../../workflows/case-emails';
import {newId, now} from '../app';
import type {OperatorApp, OperatorContext} from './app';
import {readForm, show, showProblem} from './app';

const subjectSchema = z.object({subject: z.string().trim().max(254)});
const markSchema = z.object({
  reference: z.string().regex(/^[\w-]{1,40}$/),
  state: z.enum(['open', 'done']),
  case: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
});
const saidSchema = z.enum(['done', 'open']);
const CASE = '/:id{[0-9a-f]{32}}';

/** Notices, returns and all other data of one address. Mounted at `/operator/cases`. */
export const cases = new Hono<OperatorApp>();

cases.get('/', async (c) => {
  const said = saidSchema.safeParse(c.req.query('said')).data;
  return show(c, caseListPage(c.get('language'), await workListOf(c.env).open(), {said}));
});

cases.post('/', async (c) => {
  const form = await readForm(c, subjectSchema);
  if (form === null) return showProblem(c, 'invalid');
  const subject = caseSubject(form.subject);
  const emails = subject === null ? [] : await emailsOf(c.env, subject);
  const [email, ...others] = emails;
  const language = c.get('language');
  if (email === undefined) {
    const open = await workListOf(c.env).open();
    return show(c, caseListPage(language, open, {typed: form.subject}), 404);
  }
  if (others.length > 0) return show(c, caseChoicePage(language, emails));
  const id = newId();
  await c.get('session')?.openCase(id, email);
  return c.redirect(`/operator/cases/${id}`, 303);
});

cases.post('/mark', async (c) => {
  const form = await readForm(c, markSchema);
  if (form === null) return showProblem(c, 'invalid');
  const isKnown = await workListOf(c.env).mark(form.reference, form.state === 'done' ? now(c) : null);
  if (!isKnown) return showProblem(c, 'not-found');
  const place = form.case === undefined ? '/operator/cases' : `/operator/cases/${form.case}`;
  return c.redirect(`${place}?said=${form.state}`, 303);
});

cases.get(CASE, async (c) => {
  const known = await caseOf(c);
  if (known === null) return showProblem(c, 'not-found');
  const data = await readPersonalData(c.env, known.email);
  const references = [
    ...data.notices.map(({reference}) => reference),
    ...data.returns.flatMap(({reference}) => [reference, labelReference(reference)]),
    ...data.giftVouchers.flatMap(({givenUp}) => givenUp?.reference ?? []),
  ];
  const states = await workListOf(c.env).states(references);
  const isOpen = new Map(states.map((item) => [item.reference, item.isOpen] as const));
  const said = saidSchema.safeParse(c.req.query('said')).data;
  return show(c, casePage(c.get('language'), {...known, id: c.req.param('id'), data, isOpen}, said));
});

cases.get(`${CASE}/export`, async (c) => {
  const known = await caseOf(c);
  if (known === null) return showProblem(c, 'not-found');
  return c.json(await exportPersonalData(c.env, known.email, now(c)), 200, {
    'Content-Disposition': 'attachment; filename="personal-data.json"',
  });
});

cases.get(`${CASE}/erasure`, async (c) => {
  const known = await caseOf(c);
  if (known === null) return showProblem(c, 'not-found');
  const data = await readPersonalData(c.env, known.email);
  const view = {email: known.email, id: c.req.param('id'), erased: erasableCounts(data), kept: keptOf(data)};
  return show(c, erasurePage(c.get('language'), view));
});

cases.post(`${CASE}/erasure`, async (c) => {
  const known = await caseOf(c);
  if (known === null) return showProblem(c, 'not-found');
  const id = c.req.param('id');
  const {erasedAt, erased, kept} = await erasePersonalData(c.env, known.email, now(c));
  await c.get('session')?.noteErasure(id, {erasedAt, erased, kept});
  return c.redirect(`/operator/cases/${id}`, 303);
});

/** Returns the case that the URL names; `null` if this session does not know it. */
async function caseOf(c: OperatorContext): Promise<OperatorCase | null> {
  return (await c.get('session')?.readCase(c.req.param('id') ?? '')) ?? null;
}
