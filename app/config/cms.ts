/** Where in the CMS the shop's content lies, and the version of its API that the shop speaks. */
export const CMS = {projectId: 'lichtung', dataset: 'production', apiVersion: '2025-02-19'} as const;
