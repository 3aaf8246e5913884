import type {ActionFunctionArgs} from '@remix-run/server-runtime';

import type {ProfileCommand} from '../domain/account/profile';
import {profilePath} from '../pages/paths';

type Sent = Pick<ActionFunctionArgs, 'context'> & {readonly idempotencyKey: string};

/** Gives a command to the customer's profile, and leads back to its page. */
export async function performProfileCommand(command: ProfileCommand, {context, idempotencyKey}: Sent) {
  const outcome = await context.profile.perform(command, idempotencyKey);
  if (outcome.state !== 'done') return outcome;
  const flash = {kind: 'profile', name: command.name} as const;
  return {state: 'done', target: profilePath(context.i18n.language), flash} as const;
}
