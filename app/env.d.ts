/** Names the build, so that no cached document outlives the files that it asks for. */
declare const __BUILD_ID__: string;

declare module 'virtual:remix/server-build' {
  import type {ServerBuild} from '@remix-run/server-runtime';

  const build: ServerBuild;
  export = build;
}
