/** The pages about Pazar that anybody may read; each is a path of its own. */
export const publicPageNames = ['landing', 'feature', 'subscription', 'contact'] as const;
export type PublicPageName = (typeof publicPageNames)[number];

/** A page whose code arrives with the first of its kind: most visits open none. */
export type LazyPageName = PublicPageName | 'about' | 'notFound';
