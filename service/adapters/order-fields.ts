import * as z from 'zod';
import type {Language} from '../config/language';

/** Parses the attributes of an order's line. */
export const attributesSchema = z.array(z.object({key: z.string(), value: z.string().nullable()}));

/** Returns the language of an order: that of the checkout, German where the platform does not say. */
export function languageOf({customerLocale}: {readonly customerLocale: string | null}): Language {
  return customerLocale?.startsWith('en') === true ? 'en' : 'de';
}

/** Returns the properties of an order's line. */
export function propertiesOf({customAttributes}: {readonly customAttributes: z.output<typeof attributesSchema>}) {
  return customAttributes.map(({key, value}) => ({name: key, value: value ?? ''}));
}
