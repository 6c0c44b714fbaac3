/** The groups of the account in the order of their tabs. Each has an address, `/account/{name}`. */
export const accountGroups = [
  'profile',
  'business',
  'security',
  'notifications',
  'verification',
  'activity',
  'data',
] as const;
export type AccountGroup = (typeof accountGroups)[number];
