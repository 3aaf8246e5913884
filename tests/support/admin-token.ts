/** The object with the access token of the Admin API, which the platform never refuses. */
export const ADMIN_TOKEN = {
  getByName: () => ({token: () => Promise.resolve({ok: true, token: 'shpat_admin'} as const)}),
};
