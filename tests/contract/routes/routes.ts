import type {Hono} from 'hono';
import {accounts} from '../../../emulator/accounts/routes';
import {analytics} from '../../../emulator/analytics/analytics';
import {archive} from '../../../emulator/archive/archive';
import {checkout} from '../../../emulator/checkout/routes';
import {cms} from '../../../emulator/cms/cms';
import {errorSink} from '../../../emulator/error-sink/error-sink';
import {videos, images} from '../../../emulator/images/images';
import {MEDIA_FOLDERS} from '../../../emulator/images/media-address';
import emulator from '../../../emulator/index';
import {outbox} from '../../../emulator/mail/outbox';
import {postmark} from '../../../emulator/mail-providers/postmark';
import {resend} from '../../../emulator/mail-providers/resend';
import {search} from '../../../emulator/search/handler';
import {subscriptionService} from '../../../emulator/subscriptions/handler';
import {app as service} from '../../../service/index';
import {ucp} from '../../../emulator/ucp/handler';

/** An application of routes, whatever it works with. */
type Routes = Pick<Hono, 'routes'>;

/** The services behind the worker's doors, with the path that each is mounted at. */
const BEHIND_DOORS: readonly (readonly [Routes, mountedAt: string])[] = [
  [subscriptionService, ''],
  [accounts, ''],
  [cms, ''],
  [search, ''],
  [analytics, ''],
  [checkout, '/checkouts'],
  [images, MEDIA_FOLDERS.files.own],
  [images, MEDIA_FOLDERS.files.shared],
  [videos, MEDIA_FOLDERS.videos.own],
  [videos, MEDIA_FOLDERS.videos.shared],
  [outbox, '/mail'],
  [postmark, '/postmark'],
  [resend, '/resend'],
  [archive, '/archive'],
  [errorSink, '/sentry'],
  [ucp, ''],
];

const GRAPHQL = 'graphql';

/** Where a request enters a service, each with the start of the routes behind it; GraphQL has no routes of its own. */
const DOORS: Readonly<Record<string, string>> = {
  '/.well-known/ucp': '/.well-known/ucp',
  '/api/ucp/*': '/api/ucp/',
  '/api/*': GRAPHQL,
  '/admin/api/*': GRAPHQL,
  '/:shop/account/customer/api/*': GRAPHQL,
  '/checkouts/*': '/checkouts/',
  '/.well-known/openid-configuration': '/.well-known/',
  '/.well-known/customer-account-api': '/.well-known/',
  '/authentication/:shop/oauth/*': '/authentication/',
  '/authentication/:shop/*': '/authentication/',
  '/cdn/shop/files/*': '/cdn/shop/files/',
  '/s/files/1/7000/0001/files/*': '/s/files/1/7000/0001/files/',
  '/cdn/shop/videos/*': '/cdn/shop/videos/',
  '/videos/*': '/videos/',
  '/recharge/api/*': '/recharge/api/',
  '/recharge/*': '/recharge/',
  '/1/indexes/*': '/1/indexes/',
  '/1/*': '/1/',
  '/mail/*': '/mail',
  '/postmark/*': '/postmark/',
  '/resend/*': '/resend/',
  '/archive/*': '/archive/',
  '/sentry/*': '/sentry',
  '/gtm.js': '/gtm.js',
  '/collect': '/collect',
  '/analytics/*': '/analytics',
};

/** Every route of the service worker, such as `GET /v1/orders/:token`. */
export function serviceRoutes(): readonly string[] {
  return [...new Set(namesOf(service.routes, ''))].sort();
}

/** Every route of the emulator, such as `GET /checkouts/cn/:token`: those behind the doors, and the worker's own. */
export function everyRoute(): readonly string[] {
  const behind = BEHIND_DOORS.flatMap(([{routes}, at]) => namesOf(routes, at));
  const own = namesOf(emulator.routes, '');
  return [...new Set([...behind, ...own])].sort();
}

/** The worker's doors that nobody has told which routes are behind them. */
export function unknownDoors(): readonly string[] {
  const behind = everyRoute();
  return emulator.routes
    .filter(({method, path}) => method === 'ALL' && path !== '/*' && !path.startsWith('/control'))
    .map(({path}) => path)
    .filter((path) => {
      const start = DOORS[path];
      return start !== GRAPHQL && !behind.some((route) => route.split(' ')[1]?.startsWith(start ?? ' '));
    });
}

function namesOf(routes: Routes['routes'], mountedAt: string): readonly string[] {
  return routes
    .filter(({method}) => method !== 'ALL')
    .map(({method, path}) => {
      const plain = path.replace(/(:\w+)\{[^/]*\}/g, '$1').replace(/^\/$/, '');
      return `${method} ${mountedAt + plain === '' ? '/' : mountedAt + plain}`;
    });
}
