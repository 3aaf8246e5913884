import type {PicturesEnv} from '../images/rendered-picture';
import type {CmsObject, CmsObjectEnv} from './cms-object';

/** What the CMS needs of the worker's configuration. */
export type CmsEnv = CmsObjectEnv &
  PicturesEnv & {
    readonly CMS: DurableObjectNamespace<CmsObject>;
    /** An editor's token: reads drafts, changes documents. */
    readonly CMS_TOKEN: string;
    /** Where assets are served: begins the address of each. */
    readonly EMULATOR_ORIGIN: string;
  };
