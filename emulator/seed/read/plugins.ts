import path from 'node:path';
import type {Plugin as EsbuildPlugin} from 'esbuild';
import type {Plugin as VitePlugin} from 'vite';
import {SeedError} from './data-file';
import {SEED_IMPORT, seedModule} from './parts';

/** Relative to the folder of the project, from which everything is run. */
const ROOT = 'emulator/seed';

/**
 * Lets esbuild bundle `virtual:seed/*`. Wrong data fails the build with file, field and reason; changed data is built
 * again where esbuild watches.
 */
export function seedForEsbuild(root = path.resolve(ROOT)): EsbuildPlugin {
  return {
    name: 'seed',
    setup: (build) => {
      build.onResolve({filter: SEED_IMPORT}, ({path: id}) => ({path: id, namespace: 'seed', sideEffects: false}));
      build.onLoad({filter: SEED_IMPORT, namespace: 'seed'}, ({path: id}) => {
        try {
          const {code, files, folders} = seedModule(id, root);
          return {contents: code, loader: 'js', watchFiles: [...files], watchDirs: [...folders]};
        } catch (error) {
          if (!(error instanceof SeedError)) throw error;
          const watchFiles = [path.join(root, error.file)];
          return {errors: error.message.split('\n').map((text) => ({text})), watchFiles};
        }
      });
    },
  };
}

/** Lets Vite, and so Vitest, load `virtual:seed/*`. */
export function seedForVite(root = path.resolve(ROOT)): VitePlugin {
  return {
    name: 'seed',
    resolveId: (id) => (SEED_IMPORT.test(id) ? `\0${id}` : null),
    load(id) {
      if (!SEED_IMPORT.test(id.slice(1))) return null;
      const {code, files} = seedModule(id.slice(1), root);
      for (const file of files) this.addWatchFile(file);
      return code;
    },
  };
}
