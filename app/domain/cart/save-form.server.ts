import * as z from 'zod';

import type {FormReading} from '../form/field-error';
import {email, readForm} from '../form/read-form.server';
import type {Cart} from './cart';
import {contentOf} from './line-content';
import {isDonationLine} from './quantity';
import {isFreeArticleLine} from './perks';
import type {WantedLine} from './offered-lines';

const form = z.object({email});

/** The form that asks where the link to a saved cart shall go. */
export function readSaveForm(data: FormData): FormReading<{readonly email: string}, 'email'> {
  return readForm(data, ['email'], form);
}

/** What of a cart is worth keeping: what the shopper chose, without the lines that the worker keeps by itself. */
export function linesToSave(cart: Pick<Cart, 'lines'> | null): readonly WantedLine[] {
  return (cart?.lines ?? [])
    .filter((line) => !isDonationLine(line) && !isFreeArticleLine(line))
    .map((line) => ({...contentOf(line), quantity: line.quantity}));
}
