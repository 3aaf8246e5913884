import {allows, consentMode} from '../domain/consent';

import {buyerIdentity} from './buyer-identity';
import {currentConsent, onConsent} from './consent';
import {onShopEvent} from './shop-events';
import {loadTagManager, type LoadedTagManager, type TagManager} from './tag-manager';
import {tellWebVitals} from './web-vitals';

/** Where measurement and error reports go; a part that is not configured is `null` and never loaded. */
export type Measurement = {
  readonly tagManager: TagManager | null;
  readonly errorReportingDsn: string | null;
};

const mayCount = () => allows(currentConsent(), 'statistics');

/**
 * Loads the tag manager and error reporting and tells the shop how fast its pages are, each as soon as the visitor allows what it is for, at
 * once or later. Call it after the first interaction; before consent no request leaves for it.
 */
export function startMeasurement({tagManager, errorReportingDsn}: Measurement): void {
  let loaded: LoadedTagManager | null = null;
  let reporting = false;
  let timing = false;

  function follow() {
    const state = currentConsent();
    if (loaded) loaded.update(consentMode(state));
    else if (tagManager && (mayCount() || allows(state, 'marketing'))) {
      loaded = loadTagManager(tagManager, consentMode(state));
      onShopEvent((event) => {
        if (mayCount()) loaded?.tell(event);
      });
    }
    if (!timing && mayCount()) {
      timing = true;
      tellWebVitals(mayCount);
    }
    if (errorReportingDsn !== null && !reporting && mayCount()) {
      reporting = true;
      void reportErrors(errorReportingDsn);
    }
  }

  follow();
  onConsent(follow);
}

/** A page without error reports is a whole page. */
async function reportErrors(dsn: string): Promise<void> {
  try {
    const {startErrorReporting} = await import('./error-reporting.client');
    const nameCustomer = startErrorReporting(dsn, mayCount);
    // The customer's id comes along where somebody is logged in (Specification, section 4, Login).
    const {id} = await buyerIdentity();
    if (id !== null) nameCustomer(id);
  } catch {
    return;
  }
}
