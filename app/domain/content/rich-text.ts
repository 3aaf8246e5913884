/** Words of a paragraph; `marks` are `strong`, `em` or the key of a link. */
export type TextSpan = {
  readonly _type: 'span';
  readonly _key: string;
  readonly text: string;
  readonly marks: string[];
};

/** A link inside a text: a path of the shop, a fragment, or an address outside it that is safe to follow. */
export type TextLinkMark = {readonly _type: 'link'; readonly _key: string; readonly href: string};

/** A paragraph, heading, quotation or list entry. A heading's `_key` is its fragment, once on the page. */
export type TextBlock = {
  readonly _type: 'block';
  readonly _key: string;
  readonly style: 'normal' | 'h2' | 'h3' | 'h4' | 'blockquote';
  readonly listItem?: 'bullet' | 'number' | undefined;
  readonly level?: number | undefined;
  readonly children: TextSpan[];
  readonly markDefs: TextLinkMark[];
};

/** Editors' text as portable text. */
export type RichText = readonly TextBlock[];

/** Returns a paragraph's words alone. */
export function plainText({children}: Pick<TextBlock, 'children'>): string {
  return children.map(({text}) => text).join('');
}
