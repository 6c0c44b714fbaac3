import type { FastifyRequest } from 'fastify';

/** Folders of files and endpoints; a missing one is a 404 and not a page. */
const neverPages = /^\/(?:static|releases|api|assets|health)(?:\/|$)/;

/** `photo.png`, `.env`; not `..%2fetc`, which is no name of a file. */
const fileName = /\.\w+$/;

/** True when a person opens a URL of the shell, false when code requests a file. */
export function isPageRequest(request: FastifyRequest): boolean {
  return isPersonsRequest(request) && !lastSegmentOf(request).includes('.');
}

/**
 * True when a person opens an address that names no file and no endpoint, which also addresses do
 * that were cut off or mistyped.
 */
export function isPersonsRequest(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || neverPages.test(pathOf(request))) return false;
  return !fileName.test(lastSegmentOf(request)) && isNavigation(request);
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? '/';
}

function lastSegmentOf(request: FastifyRequest): string {
  const path = pathOf(request);
  return path.slice(path.lastIndexOf('/') + 1);
}

function isNavigation(request: FastifyRequest): boolean {
  const mode = request.headers['sec-fetch-mode'];
  // A browser that sends the header states the kind of request; for others it has to be guessed.
  if (mode !== undefined) return mode === 'navigate';
  // Whoever asks for nothing else, such as a checker of links in an e-mail, gets the page.
  return /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
}
