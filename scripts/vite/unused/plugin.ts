import type {Plugin} from 'vite';

import remixOptions from '../../../remix.config.js';
import {cut, type Cuts} from './cut';
import {REACT, UNUSED_OF_REACT, UNUSED_OF_RENDERER} from './react';
import {REACT_ROUTER} from './react-router';
import {REMIX} from './remix';
import {ROUTER} from './router';

const CUTS: Cuts = {...REMIX, ...ROUTER, ...REACT_ROUTER, ...REACT};

/** The flags that the cuts take for granted. */
const FLAGS = {v3_fetcherPersist: true, v3_lazyRouteDiscovery: false, v3_relativeSplatPath: true, v3_singleFetch: true};

/** What the shop would need the whole packages for. */
const CUT_AWAY = new RegExp(
  [
    String.raw`\b(?:clientLoader|HydrateFallback|viewTransition|flushSync|encType|useBlocker|unstable_usePrompt|NavLink|Await)\b`,
    String.raw`\.Form\b`,
  ].join('|'),
);

const names = [...UNUSED_OF_REACT, ...UNUSED_OF_RENDERER].join('|');
const CUT_EXPORTS = new RegExp(
  `\\bReact(?:DOM)?\\.(?:${names})\\b|\\bimport [^;]*\\b(?:${names})\\b[^;]* from\\s*["']react(?:-dom(?:/client)?)?["']`,
);

const inPackages = (id: string) => id.split('/node_modules/').at(-1) ?? id;

/**
 * Leaves out of the browser's scripts what the shop never runs of React, Remix and its router, so that the bundler drops what
 * only that needs (docs/decisions/195-unused-parts-of-packages.md). The build fails where a package has other code, a flag has
 * another value, or something uses what is cut away.
 */
export const unusedParts: Plugin = {
  name: 'lichtung:unused-parts',
  apply: (_config, {command, isSsrBuild}) => command === 'build' && isSsrBuild !== true,
  buildStart() {
    for (const [flag, value] of Object.entries(FLAGS))
      if (Object.entries(remixOptions.future ?? {}).every(([name, set]) => name !== flag || set !== value))
        this.error(`${flag} is not ${value} (remix.config.js): see scripts/vite/unused`);
  },
  transform(code, id) {
    const cuts = CUTS[inPackages(id)];
    if (cuts) return {code: cut(inPackages(id), code, cuts), map: null};
    const [used] = CUT_EXPORTS.exec(code) ?? (id.includes('/node_modules/') ? [] : (CUT_AWAY.exec(code) ?? []));
    if (used !== undefined) this.error(`${id} uses ${used}, which is cut away: see scripts/vite/unused`);
    return null;
  },
  buildEnd(error) {
    const read = new Set([...this.getModuleIds()].map(inPackages));
    const missing = Object.keys(CUTS).filter((file) => !read.has(file));
    if (!error && missing.length > 0) this.error(`No ${missing.join(', ')} any more: see scripts/vite/unused`);
  },
};
