import type {ContainerDirective, LeafDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import * as z from 'zod';
import {MarkdownError} from './markdown';
import type {Block} from './markdown';

/** A link with its words. */
export type Cta = {readonly _type: 'cta'; readonly label: string; readonly href: string};

/** A drawn picture by its name; the emulator puts the picture of the CMS in its place. */
type NamedPicture = {readonly _type: 'picture'; readonly name: string};

/** What stands between a heading of level 3 and the next one. */
export type Entry = {readonly heading: string; readonly content: Content};

/** Tells whether a block is a directive, with content or without. */
export function isDirective(block: Block): block is ContainerDirective | LeafDirective {
  return block.type === 'containerDirective' || block.type === 'leafDirective';
}

/** Returns a drawn picture by its name. */
export function drawnPicture(name: string): NamedPicture {
  return {_type: 'picture', name};
}

/** Blocks of Markdown as the content of a module. */
export class Content {
  constructor(
    private readonly at: Block | undefined,
    private readonly all: readonly Block[],
  ) {}

  /** The Markdown, without links and pictures that stand alone. */
  get text(): readonly Block[] {
    return this.all.filter((block) => !isCta(block) && pictureOf(block) === null);
  }

  /** The links `::cta[words]{href="…"}`; `undefined` where there are none. */
  get links(): readonly Cta[] | undefined {
    const found = this.all.filter(isDirective).filter(isCta).map(ctaOf);
    return found.length === 0 ? undefined : found;
  }

  /** The only link. */
  get link(): Cta | undefined {
    if ((this.links?.length ?? 0) > 1) throw new MarkdownError(this.at, 'there may be one link at most');
    return this.links?.[0];
  }

  /** The picture that stands alone in a line, `![](name)`. */
  get picture(): NamedPicture | undefined {
    const [name] = this.all.flatMap((block) => pictureOf(block) ?? []);
    return name === undefined ? undefined : drawnPicture(name);
  }

  /**
   * The words of the only paragraph.
   *
   * @throws {MarkdownError} for more than a paragraph of plain words
   */
  get words(): string {
    const [paragraph, ...rest] = this.text;
    if (paragraph?.type !== 'paragraph' || rest.length > 0) {
      throw new MarkdownError(rest[0] ?? paragraph ?? this.at, 'expected one paragraph');
    }
    const marked = paragraph.children.find(({type}) => type !== 'text');
    if (marked !== undefined) throw new MarkdownError(marked, `expected plain words, found ${marked.type}`);
    return toString(paragraph).replaceAll('\n', ' ');
  }

  /** The parts below headings of level 3. */
  get entries(): readonly Entry[] {
    const starts = this.all.flatMap((block, index) => (block.type === 'heading' && block.depth === 3 ? [index] : []));
    if (starts[0] !== 0) throw new MarkdownError(this.all[0] ?? this.at, 'expected a heading "### …"');
    return starts.map((start, index) => {
      const heading = this.all[start];
      const content = new Content(heading, this.all.slice(start + 1, starts[index + 1]));
      return {heading: toString(heading), content};
    });
  }
}

/** A module of a text: `:::name[label]{attributes}`. */
export class Directive extends Content {
  /** What stands in the brackets; `undefined` without them. */
  readonly label: string | undefined;

  constructor(private readonly node: ContainerDirective | LeafDirective) {
    const inner: readonly Block[] = node.type === 'containerDirective' ? node.children : [];
    const label = inner.find((block) => block.type === 'paragraph' && block.data?.directiveLabel === true);
    super(
      node,
      inner.filter((block) => block !== label),
    );
    const words = toString(node.type === 'leafDirective' ? node : label);
    this.label = words === '' ? undefined : words;
  }

  get name(): string {
    return this.node.name;
  }

  /** @throws {MarkdownError} where the attributes do not fit the schema */
  attributes<S extends z.ZodType>(schema: S): z.output<S> {
    const result = schema.safeParse(this.node.attributes ?? {});
    if (result.success) return result.data;
    const problems = result.error.issues.map(({path, message}) => [...path.map(String), message].join(': '));
    throw this.error(`${this.name}: ${problems.join('; ')}`);
  }

  error(problem: string): MarkdownError {
    return new MarkdownError(this.node, problem);
  }
}

function isCta(block: Block): boolean {
  return block.type === 'leafDirective' && block.name === 'cta';
}

function ctaOf(node: ContainerDirective | LeafDirective): Cta {
  const directive = new Directive(node);
  const {href} = directive.attributes(z.strictObject({href: z.string().min(1)}));
  if (directive.label === undefined) throw directive.error('cta: expected words in brackets');
  return {_type: 'cta', label: directive.label, href};
}

function pictureOf(block: Block): string | null {
  if (block.type !== 'paragraph') return null;
  const [image, ...rest] = block.children;
  return image?.type === 'image' && rest.length === 0 ? image.url : null;
}
