import type { Page } from '@pazar/contracts/page';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ListDefinition } from '../lists/list-definition.ts';
import { readList, type ListAnswer, type ListRequest } from '../lists/read-list.ts';
import type { Dependencies } from './dependencies.ts';
import { requestLocale } from './request-locale.ts';

/** The problems of every list's query. */
export const listProblems = [
  'unknown-filter',
  'unknown-sort',
  'cursor-mismatch',
  'validation',
] as const;

interface AskedList<Item> extends Omit<ListRequest<Item>, 'context'> {
  /** What the filters are judged with; the language and the time where absent. */
  context?: ListRequest<Item>['context'];
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Answers a list endpoint: filters, order, search, facets, and pages with a `Link` header. Throws `unknown-sort` and `cursor-mismatch` (400).
 */
export async function answerList<Item>(
  dependencies: Dependencies,
  definition: ListDefinition,
  { request, reply, ...list }: AskedList<Item>,
): Promise<ListAnswer<Item>> {
  const { context = { locale: requestLocale(request), now: dependencies.clock() } } = list;
  const answer = await readList(dependencies, definition, { ...list, context });
  setLinkHeader(request, reply, answer.page);
  return answer;
}

/** RFC 8288. The targets are relative to the request, so they work behind any prefix. */
function setLinkHeader(
  request: FastifyRequest,
  reply: FastifyReply,
  { next, prev, limit }: Page<unknown>['page'],
): void {
  // The parameters of the request without its place in the list.
  const parameters = new URLSearchParams(request.url.split('?', 2)[1]);
  parameters.delete('cursor');
  parameters.set('limit', String(limit));
  const links = Object.entries({ next, prev }).flatMap(([relation, cursor]) =>
    cursor === null ? [] : `<?${parameters.toString()}&cursor=${cursor}>; rel="${relation}"`,
  );
  if (links.length > 0) reply.header('link', links.join(', '));
}
