// A map, because an object answers `constructor` too.
const contentTypes = new Map(
  Object.entries({
    js: 'text/javascript; charset=utf-8',
    css: 'text/css; charset=utf-8',
    json: 'application/json; charset=utf-8',
    map: 'application/json; charset=utf-8',
    txt: 'text/plain; charset=utf-8',
    svg: 'image/svg+xml',
    png: 'image/png',
    jpg: 'image/jpeg',
    webp: 'image/webp',
    avif: 'image/avif',
    ico: 'image/x-icon',
    woff2: 'font/woff2',
  }),
);

/**
 * The content type of a file of a build, by its extension; undefined for a kind that builds may
 * not hold. HTML is not among them: the asset origin never serves a page.
 */
export function contentTypeOf(path: string): string | undefined {
  const extension = /\.([a-z0-9]+)$/.exec(path)?.[1];
  return extension === undefined ? undefined : contentTypes.get(extension);
}
