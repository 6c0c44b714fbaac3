import { type ComponentProps, useLayoutEffect } from 'react';
import {
  createPath,
  parsePath,
  type Path,
  type RouterProvider,
  type To,
  useLocation,
} from 'react-router-dom';

type Router = ComponentProps<typeof RouterProvider>['router'];
type Options = Parameters<Router['navigate']>[1];

/** The location of the page that is rendered. The router's state may already be at the next one. */
let rendered: Path | null = null;

/** Notes the location of each page that is rendered, for `ignoreLateRedirects`. */
export function useRenderedLocation(): void {
  const location = useLocation();
  useLayoutEffect(
    function note() {
      rendered = location;
    },
    [location],
  );
}

/**
 * The router that pages see. It ignores a redirect of a page that the user is leaving or has left. React runs the
 * effects of a page, such as those of `<Navigate>`, some time after it has rendered it; on a slow phone the user may
 * click before that. And a page that saves redirects when the answer arrives, which may be after the user opened
 * another section. Either redirect would replace the page that the user opened.
 */
export function ignoreLateRedirects(router: Router): Router {
  function isLate(to: To | null, { fromRouteId }: NonNullable<Options>): boolean {
    const { location } = router.state;
    const target = typeof to === 'string' ? parsePath(to) : (to ?? {});
    if (rendered !== null && rendered.pathname !== location.pathname) {
      // A link to the rendered page is a replacement, too: the user goes back before the next page is there.
      return createPath({ ...location, search: '', hash: '', ...target }) !== createPath(rendered);
    }
    // Only navigations below the routes of a section have no route. A section redirects below its own path.
    const isOfSection = fromRouteId === undefined && target.pathname !== undefined;
    return isOfSection && firstPart(target.pathname) !== firstPart(location.pathname);
  }
  async function navigate(to: number | To | null, options?: Options): Promise<void> {
    if (typeof to === 'number') return router.navigate(to);
    if (options?.replace === true && isLate(to, options)) return undefined;
    return router.navigate(to, options);
  }
  return Object.create(router, { navigate: { value: navigate } }) as Router;
}

/** The part of a path that a section owns: `product` of `/product/7`. */
const firstPart = (path = '') => path.split('/')[1];
