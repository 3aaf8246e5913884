import type {ActionFunctionArgs} from '@remix-run/server-runtime';

import type {FormAnswer} from '../domain/form/form-answer';
import type {formAction} from './form-action.server';

/** The action of a form (`formAction`). */
type FormAction<Field extends string, Code extends string, Shown> = ReturnType<
  typeof formAction<unknown, Field, Code, Shown>
>;

/**
 * Answers a form that a script sends by itself, and not by the router: what `action` answers a script, as JSON that nobody
 * keeps. `more` is what such a page needs beside it, such as texts.
 */
export async function jsonAnswer<Field extends string, Code extends string, Shown>(
  action: FormAction<Field, Code, Shown>,
  args: ActionFunctionArgs,
  more: (answer: FormAnswer<Field, Code, Shown>) => Readonly<Record<string, unknown>>,
): Promise<Response> {
  const answer = await action({...args, context: {...args.context, isDataRequest: true}});
  if (!('init' in answer)) return new Response(null, {status: answer.status, headers: answer.headers});
  const headers = new Headers(answer.init?.headers);
  headers.set('Cache-Control', 'private, no-store');
  return Response.json({...answer.data, ...more(answer.data)}, {...answer.init, headers});
}
