import {MAX_RETURN_ITEMS} from '../../contracts/return-values';
import {AGENT_PATHS} from '../pages/crawlers';
import {isServicePage} from '../pages/service-paths';

/** Requests that a path accepts: methods, and for `POST` the media types of the body, and the fields of a form. */
type Acceptance = {
  readonly methods: readonly string[];
  readonly mediaTypes: readonly string[];
  readonly maxFields?: number;
};

type Endpoint = Acceptance & {
  readonly pathname: string;
  /** Programs may post here, whose requests name no page (`Origin`): nothing that belongs to a visitor is read. */
  readonly openTo?: 'programs';
};

/** The media types of HTML forms (HTML, section 4.10.21.3). */
export const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'] as const;

const POST_JSON = {methods: ['POST'], mediaTypes: ['application/json']} as const;
const READ_ONLY = {methods: ['GET', 'HEAD'], mediaTypes: []} as const;

/** The paths that the worker answers without a page. A `pathname` that ends in a slash stands for all paths below it. */
export const ENDPOINTS = {
  cspReport: {
    pathname: '/csp-report',
    methods: ['POST'],
    mediaTypes: ['application/csp-report', 'application/reports+json'],
  },
  webVitals: {pathname: '/web-vitals', ...POST_JSON},
  cmsWebhook: {pathname: '/webhooks/cms', ...POST_JSON},
  platformWebhook: {pathname: '/webhooks/platform', ...POST_JSON},
  health: {pathname: '/healthz', ...READ_ONLY},
  ucpProfile: {pathname: AGENT_PATHS.profile, ...READ_ONLY},
  ucpTools: {pathname: AGENT_PATHS.tools, ...POST_JSON, openTo: 'programs'},
  media: {pathname: '/media/', ...READ_ONLY},
} as const satisfies Readonly<Record<string, Endpoint>>;

/** The most fields that a form may have. */
export const MAX_FIELDS = 50;
/** A page takes forms. One without an action refuses them itself, with the texts of its language. */
const PAGE: Acceptance = {methods: ['GET', 'HEAD', 'POST'], mediaTypes: FORM_TYPES, maxFields: MAX_FIELDS};
/** The form of a return has a field for each line of its order. */
const ORDER_PAGE: Acceptance = {...PAGE, maxFields: MAX_FIELDS + MAX_RETURN_ITEMS};

/** Returns the methods and bodies that a path accepts: the one place that decides it. */
export function acceptedAt(pathname: string): Acceptance & Pick<Endpoint, 'openTo'> {
  const endpoints: readonly Endpoint[] = Object.values(ENDPOINTS);
  return (
    endpoints.find((endpoint) =>
      endpoint.pathname.endsWith('/') ? pathname.startsWith(endpoint.pathname) : pathname === endpoint.pathname,
    ) ?? (isServicePage(pathname, 'order') ? ORDER_PAGE : PAGE)
  );
}
