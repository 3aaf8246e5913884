import type {RouteConfigEntry} from '@remix-run/route-config';
import type {TestProject} from 'vitest/node';

import routes from '../../../app/routes';
import {SERVED_VERSIONS} from '../../../emulator/shared/api-versions';
import {isFullRun} from '../../support/full-run';

/** A route of app/routes.ts, flat. */
export type RouteEntry = {
  readonly id: string;
  /** `root` for those that have no layout around them. */
  readonly parentId: string;
  /** Relative to `app`, such as `routes/home.tsx`. */
  readonly file: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly caseSensitive?: boolean;
};

declare module 'vitest' {
  export interface ProvidedContext {
    /** The routes of the shop, outer ones first. */
    routeTable: readonly RouteEntry[];
    /** Whether this is `npm run test:full`. */
    isFullRun: boolean;
    /** The versions of the Storefront API that are served, and one that has ended. */
    apiVersions: readonly string[];
  }
}

/** Remix names a route by its file, unless it says otherwise. */
function flatten(entries: readonly RouteConfigEntry[], parentId: string): readonly RouteEntry[] {
  return entries.flatMap(({children = [], id: own, ...entry}) => {
    const id = own ?? entry.file.replace(/\.tsx?$/, '');
    return [{...entry, id, parentId}, ...flatten(children, id)];
  });
}

/** Reads app/routes.ts once: its helpers need Node, and the tests run in workerd. */
export default async function setup(project: TestProject) {
  project.provide('routeTable', flatten(await routes, 'root'));
  project.provide('isFullRun', isFullRun);
  project.provide('apiVersions', ['2025-10', ...SERVED_VERSIONS]);
}
