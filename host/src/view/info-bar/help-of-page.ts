/** Pages with a help of their own, by the start of their address; an identifier is `:id`. */
const pages = {
  '/dashboard/arrange': 'arrange',
  '/dashboard': 'dashboard',
  '/product/new': 'productNew',
  '/product/import': 'productImport',
  '/product/:id/stock': 'productStock',
  '/product/:id/history': 'history',
  '/product': 'product',
  '/produce/new': 'lotNew',
  '/produce/import': 'lotImport',
  '/produce/record': 'record',
  '/produce/calendar': 'calendar',
  '/produce/:id/edit': 'lotNew',
  '/produce/:id/label': 'label',
  '/produce': 'produce',
  '/location/new': 'locationNew',
  '/location/import': 'locationImport',
  '/location/:id/edit': 'locationNew',
  '/location/:id/history': 'history',
  '/location': 'location',
  '/promotion/new': 'promotionNew',
  '/promotion/timeline': 'timeline',
  '/promotion/:id/edit': 'promotionNew',
  '/promotion/:id/tags': 'tags',
  '/promotion': 'promotion',
  '/account/profile': 'profile',
  '/account/business': 'business',
  '/account/security': 'security',
  '/account/notifications': 'notifications',
  '/account/verification': 'verification',
  '/account/activity': 'activity',
  '/account/data': 'data',
  '/account': 'account',
  '/management/verification': 'queue',
  '/management/moderation': 'moderation',
  '/management/audit': 'audit',
  '/management/reference': 'reference',
  '/management/figures': 'figures',
  '/management/releases': 'releases',
  '/management/reports': 'reports',
  '/management': 'management',
} as const;

export type HelpTopic = (typeof pages)[keyof typeof pages];

/** What the help of a page is about: the most exact of the addresses that it starts with. */
export function helpOfPage(pathname: string): HelpTopic | 'anywhere' {
  const steps = pathname.split('/').slice(1);
  for (const [page, topic] of Object.entries(pages)) {
    const wanted = page.split('/').slice(1);
    if (wanted.every((step, index) => step === steps[index] || isId(step, steps[index]))) {
      return topic;
    }
  }
  return 'anywhere';
}

function isId(step: string, given: string | undefined): boolean {
  return step === ':id' && given !== undefined && given !== '';
}
