import type { FastifyRequest } from 'fastify';

/** Folders that hold files and endpoints; a missing one is missing and not a page. */
const neverPages = /^\/(?:static|releases|api|assets|health)(?:\/|$)/;

/** True when a person opens an address of the shell, false when code asks for a file. */
export function isPageRequest(request: FastifyRequest): boolean {
  const path = request.url.split('?', 1)[0] ?? '/';
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const lastSegment = path.slice(path.lastIndexOf('/') + 1);
  if (!isRead || neverPages.test(path) || lastSegment.includes('.')) return false;
  return isNavigation(request);
}

function isNavigation(request: FastifyRequest): boolean {
  const mode = request.headers['sec-fetch-mode'];
  // A browser that sends the header says exactly what it does; only others have to be guessed.
  if (mode !== undefined) return mode === 'navigate';
  return request.headers.accept?.includes('text/html') ?? false;
}
