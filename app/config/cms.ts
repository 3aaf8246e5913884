/** The version of the CMS's API that the shop speaks. */
export const CMS_API_VERSION = '2025-02-19';
