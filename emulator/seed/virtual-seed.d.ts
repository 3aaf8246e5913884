// The seed data as a bundler hands it over: see `read/parts.ts`.

declare module 'virtual:seed/catalogue' {
  const catalogue: import('./read/catalogue').Catalogue;
  export default catalogue;
}

declare module 'virtual:seed/platform' {
  const platform: import('./read/platform').Platform;
  export default platform;
}

declare module 'virtual:seed/customers' {
  const customers: import('./read/customers').Customers;
  export default customers;
}

declare module 'virtual:seed/reviews' {
  const reviews: import('./read/reviews').Reviews;
  export default reviews;
}

declare module 'virtual:seed/cms' {
  const cms: import('./read/cms').Cms;
  export default cms;
}
