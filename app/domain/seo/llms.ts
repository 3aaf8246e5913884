type Link = {readonly title: string; readonly path: string; readonly note: string};

type Guide = {
  readonly origin: string;
  readonly name: string;
  readonly summary: string;
  readonly sections: readonly {readonly title: string; readonly links: readonly Link[]}[];
};

/** What language models should know of the shop and where to read on, in the form of llmstxt.org. */
export function llmsText({origin, name, summary, sections}: Guide): string {
  const parts = sections.map(({title, links}) =>
    [`## ${title}`, '', ...links.map((link) => `- [${link.title}](${origin}${link.path}): ${link.note}`)].join('\n'),
  );
  return `${[`# ${name}`, `> ${summary}`, ...parts].join('\n\n')}\n`;
}
