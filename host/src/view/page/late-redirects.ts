import { type ComponentProps, useLayoutEffect } from 'react';
import { type RouterProvider, type To, useLocation } from 'react-router-dom';

type Router = ComponentProps<typeof RouterProvider>['router'];
type Options = Parameters<Router['navigate']>[1];

/** The path of the page that is rendered. The router's state may already be at the next one. */
let renderedPath: string | null = null;

/** Notes the path of each page that is rendered, for `ignoreLateRedirects`. */
export function useRenderedPath(): void {
  const { pathname } = useLocation();
  useLayoutEffect(
    function note() {
      renderedPath = pathname;
    },
    [pathname],
  );
}

/**
 * The router that pages see. It ignores a redirect of a page that the user is leaving or has left. React runs the
 * effects of a page, such as those of `<Navigate>`, some time after it has rendered it; on a slow phone a click comes in
 * between. And a page that saves redirects when the answer arrives, which may be after the user has gone on. Either
 * redirect would replace the page that was clicked.
 */
export function ignoreLateRedirects(router: Router): Router {
  function isLate({ fromRouteId }: NonNullable<Options>): boolean {
    const { location, matches } = router.state;
    if (renderedPath !== null && renderedPath !== location.pathname) return true;
    return fromRouteId !== undefined && matches.every(({ route }) => route.id !== fromRouteId);
  }
  async function navigate(to: number | To | null, options?: Options): Promise<void> {
    if (typeof to === 'number') return router.navigate(to);
    if (options?.replace === true && isLate(options)) return undefined;
    return router.navigate(to, options);
  }
  return Object.create(router, { navigate: { value: navigate } }) as Router;
}
