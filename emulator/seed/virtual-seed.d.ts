// The folders of seed data as modules: `read/parts.ts` reads and checks them when something is bundled.

declare module 'virtual:seed/catalogue' {
  const catalogue: import('./schema/catalogue').Catalogue;
  export default catalogue;
}

declare module 'virtual:seed/platform' {
  const platform: import('./schema/platform').Platform;
  export default platform;
}

declare module 'virtual:seed/customers' {
  const customers: import('./schema/customers').Customers;
  export default customers;
}

declare module 'virtual:seed/reviews' {
  const reviews: import('./schema/reviews').Reviews;
  export default reviews;
}

declare module 'virtual:seed/cms' {
  const cms: import('./read/cms').Cms;
  export default cms;
}
