import * as z from 'zod';
import {withArguments} from '../field';
import type {Field} from '../field';
import {htmlWords} from '../../../contracts/html-words';
import {truncated} from '../truncated';

const cut = z.strictObject({truncateAt: z.number().nullable().default(null)});

/** Returns a field with the text of HTML, cut at `truncateAt` characters where wanted. */
export function plainTextField(html: string): Field {
  return withArguments(cut, ({truncateAt}) => truncated(htmlWords(html), truncateAt));
}
