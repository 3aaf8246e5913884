type Link = {readonly title: string; readonly path: string; readonly note: string};

type Section = {
  readonly title: string;
  /** Sentences before the links. */
  readonly rules?: readonly string[];
  readonly links?: readonly Link[];
};

type Guide = {
  readonly origin: string;
  readonly name: string;
  readonly summary: string;
  readonly sections: readonly Section[];
};

/** Returns what assistants should know of the shop, in Markdown, in the form of llmstxt.org. */
export function agentsText({origin, name, summary, sections}: Guide): string {
  const parts = sections.map(({title, rules = [], links = []}) =>
    [
      `## ${title}`,
      '',
      ...rules.map((rule) => `- ${rule}`),
      ...links.map((link) => `- [${link.title}](${origin}${link.path}): ${link.note}`),
    ].join('\n'),
  );
  return `${[`# ${name}`, `> ${summary}`, ...parts].join('\n\n')}\n`;
}
