import v202601 from '../platform-schemas/admin-2026-01.json';
import v202604 from '../platform-schemas/admin-2026-04.json';
import v202607 from '../platform-schemas/admin-2026-07.json';
import v202610 from '../platform-schemas/admin-2026-10.json';
import {schemasOf} from '../shared/published-schemas';

/** The official schemas of the Admin API, by version, each cut to what `platform-schemas/admin-fields.json` names. */
export const schemaOf = schemasOf({'2026-01': v202601, '2026-04': v202604, '2026-07': v202607, '2026-10': v202610});
