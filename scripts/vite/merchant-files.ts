import type {Plugin} from 'vite';

import {merchantFaults} from '../../store/merchant/schema';

/** Refuses to build with a setting of the merchant that is missing or wrong. */
export const merchantFiles: Plugin = {
  name: 'lichtung:merchant-files',
  enforce: 'pre',
  transform(code, id) {
    const [, name] = /\/store\/merchant\/([\w.]+\.json)$/.exec(id) ?? [];
    const faults = name === undefined ? [] : merchantFaults(name, code);
    if (faults.length > 0) this.error(faults.join('\n'));
    return null;
  },
};
