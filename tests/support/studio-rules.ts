import {evaluate, parse} from 'groq-js';
import * as z from 'zod';

import {schemaTypes} from '../../store/cms/schema/schema-types';

type Check = (value: unknown, context: object) => unknown;

const check = z.custom<Check>((value) => typeof value === 'function');
const definition = z.looseObject({
  name: z.string().optional(),
  type: z.string(),
  validation: check.optional(),
  options: z.looseObject({isUnique: check.optional()}).optional(),
  fields: z.array(z.unknown()).default([]),
  of: z.array(z.unknown()).default([]),
});
type Definition = z.output<typeof definition>;

/** The field of a type, by the names of the fields and entries on the way to it. */
function fieldAt([first, ...path]: readonly string[]): Definition {
  const all: readonly unknown[] = schemaTypes('en');
  const named = (list: readonly unknown[], name: string) => {
    const found = list.map((each) => definition.parse(each)).find((each) => each.name === name);
    if (found === undefined) throw new Error(`The Studio has no ${name}.`);
    return found;
  };
  return path.reduce((at, name) => named([...at.fields, ...at.of], name), named(all, first ?? ''));
}

/** The rules of a field that are functions. */
function checksOf({validation, options}: Definition): readonly Check[] {
  const checks: Check[] = [];
  const rule: object = new Proxy(
    {},
    {
      get: (_, name) => (argument: unknown) => {
        if (name === 'custom') checks.push(check.parse(argument));
        return rule;
      },
    },
  );
  validation?.(rule, {});
  const isUnique = options?.isUnique;
  const slug = z.object({current: z.string()});
  return isUnique ? [...checks, (value, context) => isUnique(slug.parse(value).current, context)] : checks;
}

const ofDocument = z.looseObject({_id: z.string()});

/**
 * Tells whether the Studio lets editors publish a value of a field, as far as a rule is a function.
 *
 * @param path the type and the names of the fields and entries on the way
 * @param document that the value is in
 * @param dataset all other documents
 */
export async function isPublishable(
  path: readonly string[],
  value: unknown,
  {
    document = {_id: 'drafts.own'},
    dataset = [],
    parent,
  }: {document?: object; dataset?: readonly object[]; parent?: object} = {},
): Promise<boolean> {
  const fetch = async (groq: string, params: Record<string, unknown>) => {
    const found = await evaluate(parse(groq, {params}), {dataset: [ofDocument.parse(document), ...dataset], params});
    return z.boolean().parse(await found.get());
  };
  const context = {document, parent, getClient: () => ({fetch})};
  const verdicts = await Promise.all(checksOf(fieldAt(path)).map((each) => each(value, context)));
  return verdicts.every((verdict) => verdict === true);
}
