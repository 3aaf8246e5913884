/** Names the build, so that no cached document outlives the files that it asks for. */
declare const __BUILD_ID__: string;

/** Of the browser's files; nothing while developing. */
declare module 'virtual:style-sheets' {
  /** The styles that every document has. */
  export const documentSheet: string;
  /** Style sheets by their addresses. */
  export const styleSheets: Readonly<Record<string, string>>;
}

declare module 'virtual:menus/*' {
  const menus: import('./pages/menus').Menus;
  export default menus;
}

declare module 'virtual:footer-menu/*' {
  const menu: readonly import('./pages/menus').MenuItem[];
  export default menu;
}

declare module 'virtual:remix/server-build' {
  import type {ServerBuild} from '@remix-run/server-runtime';

  const build: ServerBuild;
  export = build;
}
