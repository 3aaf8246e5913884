import {expect, it} from 'vitest';

import {DEPLOYABLE, readEnvironment} from '../../scripts/lib/settings.mjs';

it.each(['wrangler.toml', 'service/wrangler.toml'].flatMap((config) => DEPLOYABLE.map((env) => ({config, env}))))(
  '$config, $env: the platform keeps our log lines, and no addresses of its own',
  async ({config, env}) => {
    expect((await readEnvironment(config, env)).observability).toEqual({
      enabled: true,
      head_sampling_rate: 1,
      logs: {enabled: true, invocation_logs: false},
      traces: {enabled: false},
    });
  },
);
