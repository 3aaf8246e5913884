import {useNavigation} from '@remix-run/react';

import {optimisticSubscription, optimisticCommand} from '../../domain/subscription/optimistic';
import type {Subscription} from '../../domain/subscription/subscription';

type PendingCommand = {
  readonly isPending: boolean;
  /** The subscription with the command that is under way; what the service refuses is gone again with its answer. */
  readonly applied: (subscription: Subscription) => Subscription;
};

/** The command that is on its way to the worker. `today` is the day in Germany. */
export function usePendingCommand(today: string): PendingCommand {
  const {formData, formAction} = useNavigation();
  if (formData === undefined || formAction === undefined) return {isPending: false, applied: (known) => known};
  const {pathname} = new URL(formAction, 'https://shop.example');
  const command = optimisticCommand(pathname, formData.get('which') === 'some');
  return {
    isPending: command !== null,
    applied: (known) => (command === null ? known : optimisticSubscription(known, command, today)),
  };
}
