import type {Pages} from './page';

const PROFILE = {robots: 'disallow', languageSwitch: 'by-path', link: 'document'} as const;
const DASHBOARD = {robots: 'disallow', languageSwitch: 'by-path', parent: 'dashboard'} as const;

/** The pages of the account: login, orders, profile and 'My Coffee Subscription'. */
export const ACCOUNT_PAGES = {
  loginFailed: {
    path: '/:lang/account/login',
    file: 'login-failed.tsx',
    robots: 'disallow',
    languageSwitch: 'by-path',
    title: 'account:login.title',
    description: 'account:description',
  },
  logout: {
    path: '/:lang/account/logout',
    file: 'logout.tsx',
    robots: 'disallow',
    languageSwitch: 'by-path',
    title: 'account:logout.title',
    description: 'account:description',
  },
  orders: {
    path: '/:lang/account/orders',
    file: 'orders.tsx',
    robots: 'disallow',
    languageSwitch: 'by-path',
    title: 'account:orders.title',
    description: 'account:description',
    link: 'document',
  },
  profile: {
    path: '/:lang/account/profile',
    file: 'profile.tsx',
    ...PROFILE,
    title: 'account:profile.title',
    description: 'account:description',
  },
  newAddress: {
    path: '/:lang/account/profile/addresses/new',
    file: 'new-address.tsx',
    ...PROFILE,
    title: 'account:profile.add.title',
  },
  addressCommand: {
    path: '/:lang/account/profile/addresses/:address/:command',
    file: 'address-command.tsx',
    ...PROFILE,
    title: 'account:profile.edit.title',
  },
  nextDelivery: {path: '/:lang/account/subscription/next', file: 'next-delivery.ts', robots: 'disallow'},
  nextDeliveryDay: {path: '/:lang/account/subscription/next.json', file: 'next-delivery-day.ts', robots: 'disallow'},
  deliveriesFeed: {path: '/:lang/account/subscription/deliveries.ics', file: 'deliveries-feed.ts', robots: 'disallow'},
  subscriptionState: {
    path: '/:lang/account/subscription/state.json',
    file: 'subscription-state.ts',
    robots: 'disallow',
  },
  dashboard: {
    path: '/:lang/account/subscription',
    file: 'subscription.tsx',
    robots: 'disallow',
    languageSwitch: 'by-path',
    title: 'account:subscription.title',
    description: 'account:description',
  },
  'subscription-overview': {
    path: '/:lang/account/subscription',
    file: 'subscription-page.ts',
    ...DASHBOARD,
  },
  'subscription-upcoming': {
    path: '/:lang/account/subscription/deliveries',
    file: 'subscription-page.ts',
    ...DASHBOARD,
    title: 'account:subscription.pages.upcoming',
    description: 'account:description',
  },
  'subscription-past': {
    path: '/:lang/account/subscription/deliveries/past',
    file: 'subscription-page.ts',
    ...DASHBOARD,
    title: 'account:subscription.pages.past',
    description: 'account:description',
  },
  'subscription-products': {
    path: '/:lang/account/subscription/products',
    file: 'subscription-page.ts',
    ...DASHBOARD,
    title: 'account:subscription.pages.products',
    description: 'account:description',
  },
  deliveryCommand: {
    path: '/:lang/account/subscription/deliveries/:delivery/:command',
    file: 'delivery-command.tsx',
    ...DASHBOARD,
  },
  productCommand: {
    path: '/:lang/account/subscription/products/:item/:command',
    file: 'product-command.tsx',
    ...DASHBOARD,
  },
  cancelAll: {
    path: '/:lang/account/subscription/cancel',
    file: 'cancel-all.tsx',
    ...DASHBOARD,
  },
} as const satisfies Pages;
