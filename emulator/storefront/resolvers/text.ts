import * as z from 'zod';
import {withArguments} from '../field';
import type {Field} from '../field';

const ENTITIES: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' '};

/** The field `description`: the HTML's text, cut at `truncateAt` characters where wanted. */
export function descriptionField(html: string): Field {
  return withArguments({truncateAt: z.number().nullable().default(null)}, ({truncateAt}) => {
    const text = plainText(html);
    return truncateAt === null || text.length <= truncateAt ? text : `${text.slice(0, Math.max(0, truncateAt - 3))}...`;
  });
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (whole: string, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}
