import type {vitePlugin} from '@remix-run/dev';

declare const options: NonNullable<Parameters<typeof vitePlugin>[0]>;
export default options;
