/** Names the build, so that no cached document outlives the files that it asks for. */
declare const __BUILD_ID__: string;

declare module 'virtual:style-sheets' {
  /** The browser's style sheets by their addresses; none while developing. */
  export const styleSheets: ReadonlyMap<string, string>;
}

declare module 'virtual:remix/server-build' {
  import type {ServerBuild} from '@remix-run/server-runtime';

  const build: ServerBuild;
  export = build;
}
