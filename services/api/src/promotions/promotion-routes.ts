import { promotionBulkSchema } from '@pazar/contracts/promotion-bulk';
import { promotionDetailSchema, promotionEffectSchema } from '@pazar/contracts/promotion-detail';
import { promotionPatchSchema } from '@pazar/contracts/promotion-input';
import {
  promotionPreviewRequestSchema,
  promotionPreviewSchema,
} from '@pazar/contracts/promotion-preview';
import { promotionOverlapsSchema } from '@pazar/contracts/promotion-overlaps';
import { z } from 'zod';
import { inSnapshot } from '../http/agent-requests.ts';
import type { App } from '../http/app-types.ts';
import { bulkRoutes } from '../http/bulk-routes.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { ownListRoute } from '../http/own-list-routes.ts';
import { ownRecords } from '../http/own-records.ts';
import { previewPromotion } from './preview-promotion.ts';
import { promotionBulk } from './promotion-bulk.ts';
import { readEffect } from './promotion-effect.ts';
import { promotionList } from './promotion-list.ts';
import {
  copyPromotion,
  movePromotion,
  promotionMoves,
  removePromotion,
  replacePromotion,
  type PromotionMove,
} from './promotion-moves.ts';
import { readOverlaps } from './promotion-overlaps.ts';
import { promotionRecord } from './promotion-record.ts';

const tag = 'promotion';

export function promotionRoutes(app: App, dependencies: Dependencies): void {
  ownListRoute(app, dependencies, { list: promotionList, tag });
  const promotions = ownRecords(app, dependencies, {
    record: promotionRecord,
    path: `/v1/${promotionList.path}`,
    tag,
    patch: promotionPatchSchema,
    detail: promotionDetailSchema,
  });
  promotions.read({
    summary: 'Read one own promotion',
    description: 'With its targets, its dates and its state today. `ETag` has the version.',
  });
  previewRoute(app, dependencies);
  effectRoute(app, dependencies);
  overlapsRoute(app, dependencies);
  bulkRoutes(app, dependencies, { kind: promotionBulk, tag, body: promotionBulkSchema });
  promotions.create({
    summary: 'Create a promotion',
    description: 'As a draft, which may wait for its dates and its code.',
    problems: ['duplicate'],
  });
  promotions.copy({
    summary: 'Duplicate a promotion',
    description: 'As a draft, without its dates and its code.',
    run: copyPromotion,
  });
  promotions.copy({
    name: 'replacement',
    summary: 'Duplicate a promotion to replace it',
    description:
      'As a draft. The other one says that it was replaced, if it was stopped, once this is published.',
    run: replacePromotion,
  });
  promotions.change({
    summary: 'Change a promotion',
    description:
      'Once it has started, only name, note, end and limit: others are `locked`. A published one must ' +
      'stay fit to be published, and a running one may go on for what has become cheaper since.',
    problems: ['duplicate', 'publish-requirements'],
  });
  promotions.remove({
    summary: 'Delete a draft',
    description: 'A draft that was never published.',
    problems: ['invalid-transition'],
    run: removePromotion,
  });
  // A constant has no other keys than its type.
  for (const name of Object.keys(promotionMoves) as PromotionMove[]) {
    const { summary, description, to } = promotionMoves[name];
    promotions.act({
      name,
      summary,
      description,
      who: { role: 'ROLE_AGENT', ...(to === 'PUBLISHED' && { verified: true }) },
      problems: ['invalid-transition', 'publish-requirements'],
      run: (context, target) => movePromotion(context, target, name),
    });
  }
}

function previewRoute(app: App, dependencies: Dependencies): void {
  app.post(
    '/v1/promotions/preview',
    {
      // It writes nothing.
      config: { access: { role: 'ROLE_AGENT', suspended: 'allowed' }, problems: ['validation'] },
      schema: {
        tags: [tag],
        summary: 'Preview a promotion',
        description:
          'What it would do: prices with and without VAT, other promotions in its way, and warnings.',
        body: promotionPreviewRequestSchema,
        response: { 200: promotionPreviewSchema },
      },
    },
    (request) => {
      const { id, promotion, at } = request.body;
      return inSnapshot(dependencies, request, (context) =>
        previewPromotion(context, { id, promotion, at }),
      );
    },
  );
}

function effectRoute(app: App, dependencies: Dependencies): void {
  app.get(
    '/v1/promotions/:id/effect',
    {
      config: { access: 'ROLE_AGENT', problems: ['not-found', 'validation'] },
      schema: {
        tags: [tag],
        summary: 'Read the results of a promotion',
        description: 'Sales that name it, and those of the same products in the two weeks before.',
        params: z.strictObject({ id: z.uuid() }),
        response: { 200: promotionEffectSchema },
      },
    },
    (request) =>
      inSnapshot(dependencies, request, (context) => readEffect(context, request.params.id)),
  );
}

function overlapsRoute(app: App, dependencies: Dependencies): void {
  app.get(
    '/v1/promotions/overlaps',
    {
      config: { access: 'ROLE_AGENT' },
      schema: {
        tags: [tag],
        summary: 'Read which promotions overlap',
        description: 'Pairs of published ones for some of the same packs, and who wins.',
        response: { 200: promotionOverlapsSchema },
      },
    },
    async (request) => ({ items: await inSnapshot(dependencies, request, readOverlaps) }),
  );
}
