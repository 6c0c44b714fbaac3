import {
  produceCalendarQuerySchema,
  produceCalendarSchema,
} from '@pazar/contracts/produce-calendar';
import type { App } from '../http/app-types.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { signedInOf } from '../http/authentication.ts';
import { requestLocale } from '../http/request-locale.ts';
import { ownListRoute } from '../http/own-list-routes.ts';
import { lotList } from './lot-list.ts';
import type { ProduceService } from './produce-service.ts';

const tags = ['produce'];

/** Many lots: the list and the calendar. */
export function produceRoutes(app: App, lists: Dependencies, produce: ProduceService): void {
  ownListRoute(app, lists, { list: lotList, tag: 'produce' });

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
