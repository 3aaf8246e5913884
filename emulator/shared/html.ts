import type {HtmlEscapedString} from 'hono/utils/html';

/** A part of a page. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;
