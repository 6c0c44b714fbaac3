import { lotDetailSchema } from '@pazar/contracts/produce-detail';
import {
  produceCalendarQuerySchema,
  produceCalendarSchema,
} from '@pazar/contracts/produce-calendar';
import { lotCloseSchema, lotLossSchema, lotPatchSchema } from '@pazar/contracts/produce-input';
import { lotBulkSchema } from '@pazar/contracts/produce-bulk';
import { linkPreviewSchema, lotLinksInputSchema } from '@pazar/contracts/produce-links';
import { z } from 'zod';
import { inSnapshot, inTransaction } from '../http/agent-requests.ts';
import type { App } from '../http/app-types.ts';
import { bulkRoutes } from '../http/bulk-routes.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { ownListRoute } from '../http/own-list-routes.ts';
import { ownRecords } from '../http/own-records.ts';
import { requestLocale } from '../http/request-locale.ts';
import { linkProducts, previewLinks } from './link-products.ts';
import { lotBulk } from './lot-bulk.ts';
import { lotList } from './lot-list.ts';
import { closeLot, copyLot, loseLot, removeLot, reopenLot } from './lot-moves.ts';
import { lotRecord } from './lot-record.ts';
import { seasonCalendar } from './season-calendar.ts';

const tag = 'produce';
const access = 'ROLE_AGENT';

export function lotRoutes(app: App, dependencies: Dependencies): void {
  ownListRoute(app, dependencies, { list: lotList, tag });
  calendarRoute(app, dependencies);
  const lots = ownRecords(app, dependencies, {
    record: lotRecord,
    path: `/v1/${lotList.path}`,
    tag,
    patch: lotPatchSchema,
    detail: lotDetailSchema,
  });
  lots.read({
    summary: 'Read one own lot',
    description: 'With its quantities in its unit and its linked products. `ETag` has the version.',
  });
  lots.create({
    summary: 'Create a lot',
    description:
      'As planned or growing; stock comes with its first movement. Without a number it gets the next one. ' +
      '`duplicate` for a number that another lot of the agent has.',
    problems: ['duplicate'],
  });
  lots.change({
    summary: 'Change a lot',
    description:
      'Arrays are replaced whole. `status` is PLANNED or GROWING, and cannot be given once there was ' +
      'a harvest.',
    problems: ['duplicate', 'invalid-transition'],
  });
  lots.remove({
    summary: 'Delete a lot',
    description: 'One that nothing was ever booked on.',
    problems: ['in-use'],
    run: removeLot,
  });
  lots.copy({
    summary: 'Plan a lot again',
    description: 'The same again this season, without dates, notes, images and number.',
    run: copyLot,
  });
  lots.act({
    name: 'close',
    summary: 'Close a lot',
    description:
      'AVAILABLE → CLOSED. What is left is written off in the same step, or is an ' +
      '`invalid-transition` with `remaining`.',
    problems: ['invalid-transition'],
    body: lotCloseSchema,
    run: closeLot,
  });
  lots.act({
    name: 'reopen',
    summary: 'Reopen a closed lot',
    description:
      'CLOSED → AVAILABLE, within 30 days. What the closing wrote off is in the lot again.',
    problems: ['invalid-transition'],
    run: reopenLot,
  });
  lots.act({
    name: 'mark-lost',
    summary: 'Mark a lot as lost',
    description: 'PLANNED or GROWING → LOST.',
    problems: ['invalid-transition'],
    body: lotLossSchema,
    run: loseLot,
  });
  lots.act({
    method: 'PUT',
    name: 'links',
    summary: 'Link a lot with products',
    description: 'The own products that draw on the lot.',
    body: lotLinksInputSchema,
    run: linkProducts,
  });
  linkPreviewRoute(app, dependencies);
  bulkRoutes(app, dependencies, { kind: lotBulk, tag, body: lotBulkSchema });
}

function calendarRoute(app: App, dependencies: Dependencies): void {
  app.get(
    '/v1/produce/calendar',
    {
      config: { access, problems: ['unknown-filter', 'validation'] },
      schema: {
        tags: [tag],
        summary: 'Read the season calendar',
        description:
          'Twelve months of the own crops; without a year those of this one. `cover` is the picture of the newest lot of the crop that has one, else that of a product.',
        querystring: produceCalendarQuerySchema,
        response: { 200: produceCalendarSchema },
      },
    },
    (request) => {
      const { year } = request.query;
      const locale = requestLocale(request);
      return inSnapshot(dependencies, request, (context) =>
        seasonCalendar(context, { year, locale }),
      );
    },
  );
}

function linkPreviewRoute(app: App, dependencies: Dependencies): void {
  app.post(
    '/v1/produce/:id/links/preview',
    {
      config: { access, problems: ['not-found', 'validation'] },
      schema: {
        tags: [tag],
        summary: 'Preview what links do to stock',
        description: 'Changes nothing.',
        params: z.strictObject({ id: z.uuid() }),
        body: lotLinksInputSchema,
        response: { 200: linkPreviewSchema },
      },
    },
    (request) =>
      inTransaction(dependencies, request, (context) =>
        previewLinks(context, request.params.id, request.body),
      ),
  );
}
