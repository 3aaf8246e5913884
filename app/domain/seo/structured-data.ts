/** A value of JSON-LD. */
export type LinkedData = string | number | boolean | readonly LinkedData[] | {readonly [name: string]: LinkedData};

export type LinkedNode = {readonly [name: string]: LinkedData};

/** Writes nodes as one document of JSON-LD; nothing in it can end the `<script>` that it stands in. */
export function linkedDocument(nodes: readonly LinkedNode[]): string {
  return JSON.stringify({'@context': 'https://schema.org', '@graph': nodes}).replaceAll('<', '\\u003c');
}

/** Returns the trail of a page as a BreadcrumbList: names with absolute addresses, home first. */
export function breadcrumbList(trail: readonly {readonly name: string; readonly url: string}[]): LinkedNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({name, url}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}
