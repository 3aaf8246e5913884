import * as z from 'zod';

import type {LimitName} from '../../config/limits';

/** The limit that sending a form counts for (`app/config/limits.ts`). */
export type FormLimit = {
  readonly name: LimitName;
  /** What the form is about: the mailbox, the order number or the code that is counted, whoever sends it. */
  readonly targets?: readonly string[];
  /**
   * Whether it counts again when it is sent again: where what it does is not all in the form, such as the lines of a cart, or where the
   * service counts each time.
   */
  readonly isRepeatCounted?: boolean;
  /**
   * The mailbox that gets a mail without having confirmed its address, and the limit of such mails. Beyond it, a form whose purpose
   * is the mail is refused (`isPurpose`), and every other one is carried out without it.
   */
  readonly mail?: {readonly name: 'mail' | 'receipt'; readonly to: string; readonly isPurpose: boolean};
};

/** A form: its fields, the command that they make, and why it may be refused although every field is right. */
export type FormDefinition<Value, Field extends string, Code extends string> = {
  /** All that is read. */
  readonly fields: readonly Field[];
  /** Those that are never shown again. */
  readonly secret?: readonly Field[];
  /** Those that may be there several times, such as boxes to tick: their values are joined by commas. */
  readonly lists?: readonly Field[];
  /** Nothing is typed, there is a button alone: an outage leads to the page of outages, not back to the form. */
  readonly isButton?: boolean;
  readonly schema: z.ZodType<Value>;
  /** How often it may be sent; `null` for a step that costs nothing. A form without it has no limit of its own. */
  readonly limit?: (value: Value) => FormLimit | null;
  /** The codes of refusals, each with its HTTP status. */
  readonly refusals: Readonly<Record<Code, number>>;
};

/** Defines a form; `formAction` makes a route's action of it. */
export function defineForm<Value, Field extends string, Code extends string = never>(
  definition: FormDefinition<Value, Field, Code>,
): FormDefinition<Value, Field, Code> {
  return definition;
}

/** A form with nothing but a button, such as the confirmation of a link from a mail. */
export const buttonForm = defineForm({fields: [], isButton: true, schema: z.object({}), refusals: {}});
