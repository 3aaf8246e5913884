// The folders of seed data as modules: `read/parts.ts` reads and checks them when something is bundled.

declare module 'virtual:seed/catalogue' {
  const catalogue: import('./schema/catalogue').SeedCatalogue;
  export default catalogue;
}

declare module 'virtual:seed/platform' {
  const platform: import('./schema/platform').Platform;
  export default platform;
}

declare module 'virtual:seed/customers' {
  const customers: import('zod').output<typeof import('./schema/customers').customersSchema>;
  export default customers;
}

declare module 'virtual:seed/reviews' {
  const reviews: import('zod').output<typeof import('./schema/reviews').reviewsSchema>;
  export default reviews;
}

declare module 'virtual:seed/cms' {
  const cms: ReturnType<typeof import('./read/cms').readCms>;
  export default cms;
}
