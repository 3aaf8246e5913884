import type {PicturesEnv} from '../images/rendered-picture';
import type {ClockEnv} from '../shared/clock';
import type {CmsObject} from './cms-object';

/** What the CMS needs of the worker's configuration. */
export type CmsEnv = ClockEnv &
  PicturesEnv & {
    readonly CMS: DurableObjectNamespace<CmsObject>;
    readonly CMS_PROJECT_ID: string;
    readonly CMS_DATASET: string;
    /** An editor's token: reads drafts, changes documents. */
    readonly CMS_TOKEN: string;
    /** Signs the webhook to the shop; no webhook is sent where it is empty or missing. */
    readonly CMS_WEBHOOK_SECRET?: string;
    /** Where assets are served: begins the address of each. */
    readonly EMULATOR_ORIGIN: string;
    /** Where the webhook goes, `/webhooks/cms`. */
    readonly SHOP_ORIGIN: string;
  };
