import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {Plugin, Rollup} from 'vite';

const FILE = 'licenses.txt';

/** The only comment of a script: where the licences of its packages are. */
const NOTE = `! Licences: /${FILE} `;

/** Which comments a script keeps. */
export const KEPT_COMMENTS = new RegExp(`^${NOTE}$`);

/** Returns the folder of the package that a module belongs to, `null` for a module of the shop. The bundler's begin with a zero. */
function packageOf(id: string): string | null {
  return /[^\0]*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? null;
}

/** Returns the folders of the packages that a script has code of. */
function packagesOf({modules}: Pick<Rollup.RenderedChunk, 'modules'>): readonly string[] {
  const ids = Object.keys(modules).filter((id) => (modules[id]?.renderedLength ?? 0) > 0);
  return ids.flatMap((id) => packageOf(id) ?? []);
}

/**
 * Writes the licences of all packages in the browser's scripts into one file, whole: as a comment above each of their modules they
 * would be a kilobyte of every page, and without their terms. The build fails where a package brings none.
 */
export const licences: Plugin = {
  name: 'lichtung:licences',
  apply: (_config, {command, isSsrBuild}) => command === 'build' && isSsrBuild !== true,
  config: () => ({
    build: {
      rollupOptions: {
        output: {banner: (chunk) => (packagesOf(chunk).length > 0 ? `/*${NOTE}*/` : '')},
      },
    },
  }),
  generateBundle(_options, bundle) {
    const folders = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? packagesOf(part) : []));
    const texts = [...new Set(folders)].sort().map((folder) => {
      const name = folder.split('/node_modules/').at(-1) ?? folder;
      const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
      if (file === undefined)
        this.error(`${name} has no licence that could be handed on: see scripts/vite/licences.ts`);
      return `${name}\n\n${readFileSync(path.join(folder, file), 'utf8').trim()}\n`;
    });
    this.emitFile({type: 'asset', fileName: FILE, source: texts.join(`\n${'-'.repeat(80)}\n\n`)});
  },
};
