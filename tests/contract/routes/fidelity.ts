import {readFileSync} from 'node:fs';

const FIDELITY = ['same', 'simplified', 'invented'];
/** Doors to GraphQL: there are no routes behind them. */
const GRAPHQL = [
  'POST /api/:version/graphql.json',
  'POST /admin/api/:version/graphql.json',
  'POST /:shop/account/customer/api/:version/graphql',
];

type Row = {readonly names: readonly string[]; readonly fidelity: string};

/** The table of how close the emulator is, in its README. */
function rows(): readonly Row[] {
  const [, table = ''] = readFileSync('emulator/README.md', 'utf8').split('| operation | fidelity |');
  return (table.split('\n\n')[0] ?? '')
    .split('\n')
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, operation = '']) => !operation.startsWith('**'))
    .map(([, operation = '', fidelity = '']) => ({
      fidelity,
      names: [...operation.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    }));
}

/** The words of the table's second column that are none of the three. */
export function unknownFidelities(): readonly string[] {
  return rows()
    .map(({fidelity}) => fidelity)
    .filter((word) => !FIDELITY.includes(word));
}

/** The names in the table that have the form of a GraphQL field. */
export function listedFields(): ReadonlySet<string> {
  return new Set(rows().flatMap(({names}) => names.filter((name) => /^\w+$/.test(name))));
}

/** Routes that the table does not tell of, and patterns of the table that no route follows. */
export function routesAmiss(routes: readonly string[]): {readonly missing: string[]; readonly dead: string[]} {
  const patterns = rows().flatMap(({names}) => names.filter((name) => name.includes('/')));
  const covers = (pattern: string, route: string) => {
    const full = pattern.startsWith('/') ? `${route.split(' ')[0]} ${pattern}` : pattern;
    return full.endsWith('/*') ? route.startsWith(full.slice(0, -1)) : route === full;
  };
  return {
    missing: routes.filter((route) => !patterns.some((pattern) => covers(pattern, route))),
    dead: patterns.filter((pattern) => ![...GRAPHQL, ...routes].some((route) => covers(pattern, route))),
  };
}
