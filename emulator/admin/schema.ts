import v202604 from '../platform-schemas/admin-2026-04.json';
import {schemasOf} from '../shared/published-schemas';

/** The official schema of the Admin API, cut to what `platform-schemas/admin-fields.json` names; one version answers for all. */
export const schemaOf = schemasOf({'2026-01': v202604, '2026-04': v202604, '2026-07': v202604, '2026-10': v202604});
