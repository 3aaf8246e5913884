import {Stryker} from '@stryker-mutator/core';
import config from '../stryker.config.js';
const topics = process.argv.slice(2).filter((a) => !a.startsWith('-'));
const exclusions = config.mutate.filter((p) => p.startsWith('!'));
await new Stryker({concurrency: 1, configFile: 'stryker.config.js', ...(process.argv.includes('--force') ? {force: true} : {}), ...(topics.length ? {mutate: [...topics.map((t) => t.endsWith('.ts') ? t : `${t}/**/*.ts`), ...exclusions]} : {})}).runMutationTest();
