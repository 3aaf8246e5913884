import {Hono} from 'hono';
import * as z from 'zod';
import type {ServiceEnv} from '../../env';
import {MAIL_QUEUES} from '../../objects/mail-queue';
import {mailsPage} from '../../pages/mails-page';
import type {QueuedDeadLetter} from '../../pages/mails-page';
import {now} from '../app';
import type {OperatorApp} from './app';
import {readForm, show, showProblem} from './app';

const actionSchema = z.object({
  queue: z.enum(MAIL_QUEUES),
  key: z.string().min(1),
  action: z.enum(['revive', 'discard']),
});
const saidSchema = z.enum(['revived', 'discarded', 'unknown']);

/** The mails that were given up. Mounted at `/operator/mails`. */
export const mails = new Hono<OperatorApp>();

mails.get('/', async (c) => {
  const said = saidSchema.safeParse(c.req.query('said')).data;
  return show(c, mailsPage(c.get('language'), await deadLetters(c.env), said));
});

mails.post('/', async (c) => {
  const form = await readForm(c, actionSchema);
  if (form === null) return showProblem(c, 'invalid');
  const queue = c.env.MAIL_QUEUE.getByName(form.queue);
  const [isDone, said] =
    form.action === 'revive'
      ? [await queue.revive(form.key, now(c)), 'revived']
      : [await queue.discard(form.key), 'discarded'];
  return c.redirect(`/operator/mails?said=${isDone ? said : 'unknown'}`, 303);
});

/** Returns the mails that were given up in every queue, latest first. */
export async function deadLetters(env: ServiceEnv): Promise<readonly QueuedDeadLetter[]> {
  const letters = await Promise.all(
    MAIL_QUEUES.map(async (queue) =>
      (await env.MAIL_QUEUE.getByName(queue).deadLetters()).map((letter) => ({...letter, queue})),
    ),
  );
  return letters.flat().sort((one, other) => other.dueAt - one.dueAt);
}
