import type {BlockContent, DefinitionContent, Nodes, RootContent} from 'mdast';
import {directiveFromMarkdown} from 'mdast-util-directive';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {directive} from 'micromark-extension-directive';
import {gfmTable} from 'micromark-extension-gfm-table';

/** A part of a text between empty lines. */
export type Block = RootContent | BlockContent | DefinitionContent;

/** A text that uses Markdown in a way that the CMS has no place for. */
export class MarkdownError extends Error {
  /** Counted from 1 in the text. */
  readonly line: number;

  constructor(node: Nodes | undefined, problem: string) {
    super(problem);
    this.line = node?.position?.start.line ?? 1;
  }
}

/**
 * Parses CommonMark with tables and with the directives `:::name[label]{attributes}` and `::name[label]{attributes}`.
 * Directives within a line are not read: a colon may stand before any word.
 */
export function parseMarkdown(text: string): readonly RootContent[] {
  const {children} = fromMarkdown(text, {
    extensions: [{...directive(), text: {}}, gfmTable()],
    mdastExtensions: [directiveFromMarkdown(), gfmTableFromMarkdown()],
  });
  return children;
}
