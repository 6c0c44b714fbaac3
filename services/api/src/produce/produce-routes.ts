import { lotPageSchema } from '@pazar/contracts/produce';
import {
  produceCalendarQuerySchema,
  produceCalendarSchema,
} from '@pazar/contracts/produce-calendar';
import type { App } from '../http/app-types.ts';
import { marketDay } from '../clock/market-day.ts';
import { answerList } from '../http/list-answer.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { listQuerySchema } from '../lists/list-query.ts';
import { signedInOf } from '../http/authentication.ts';
import { requestLocale } from '../http/request-locale.ts';
import { lotList, ownLots } from './lot-list.ts';
import { readLotRows } from './lot-repository.ts';
import type { ProduceService } from './produce-service.ts';

const tags = ['produce'];

/** Many lots: the list and the calendar. */
export function produceRoutes(app: App, lists: Dependencies, produce: ProduceService): void {
  const { database, clock } = lists;

  /**
   * `GET /v1/produce`: the agent's own lots, changed last first. `sellFirst=true` keeps those that
   * are on offer and at most a week from their best-before day; with `sort=bestBefore` in the order
   * in which sales take from them. 400 `unknown-filter`, `unknown-sort`, `cursor-mismatch`.
   */
  app.get(
    '/v1/produce',
    {
      config: { access: 'ROLE_AGENT', conditional: true, problems: [400, 422] },
      schema: {
        tags,
        summary: 'List own lots',
        querystring: listQuerySchema(lotList(marketDay(new Date(0)))),
        response: { 200: lotPageSchema },
      },
    },
    async (request, reply) => {
      const { id } = signedInOf(request).agent;
      const today = marketDay(clock());
      const { query } = request;
      const list = { request, reply, query, own: ownLots(id), owner: id };
      return answerList(lists, lotList(today), {
        ...list,
        read: (slice) => readLotRows(database, slice, today),
      });
    },
  );

  /** `GET /v1/produce/calendar?year=`: twelve months of the own crops; without a year this one. 422. */
  app.get(
    '/v1/produce/calendar',
    {
      config: { access: 'ROLE_AGENT', problems: [400, 422] },
      schema: {
        tags,
        summary: 'Read the season calendar',
        querystring: produceCalendarQuerySchema,
        response: { 200: produceCalendarSchema },
      },
    },
    (request) => {
      const { year } = request.query;
      return produce.calendar(signedInOf(request).agent.id, {
        year,
        locale: requestLocale(request),
      });
    },
  );
}
