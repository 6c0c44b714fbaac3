import { newProductSchema } from '@pazar/contracts/new-product';
import { productDetailSchema, productTransitionSchema } from '@pazar/contracts/product-detail';
import {
  productImagesInputSchema,
  productLotsInputSchema,
  productPatchSchema,
} from '@pazar/contracts/product-input';
import {
  pricePreviewRequestSchema,
  pricePreviewSchema,
  productBulkSchema,
} from '@pazar/contracts/product-bulk';
import { priceHistorySchema } from '@pazar/contracts/price-history';
import { saleOffersQuerySchema, saleOffersSchema } from '@pazar/contracts/sale-offers';
import { z } from 'zod';
import { selectIds } from '../bulk/bulk-work.ts';
import { inSnapshot } from '../http/agent-requests.ts';
import type { App } from '../http/app-types.ts';
import { bulkRoutes } from '../http/bulk-routes.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { recordRoutes } from '../http/record-routes.ts';
import { patchOwn } from '../records/change-own.ts';
import { arrangeImages } from './arrange-images.ts';
import { createProduct } from './create-product.ts';
import { previewPrices } from './preview-prices.ts';
import { productBulk } from './product-bulk.ts';
import { readSaleOffers } from '../pricing/sale-offers.ts';
import { readPriceHistory } from './price-history.ts';
import { productList } from './product-list.ts';
import {
  copyProduct,
  moveProduct,
  productMoves,
  removeProduct,
  type ProductMove,
} from './product-moves.ts';
import { productRecord } from './product-record.ts';
import { reportFixed } from './report-fixed.ts';

const tag = 'product';

export function productRoutes(app: App, dependencies: Dependencies): void {
  pricesRoute(app, dependencies);
  offersRoute(app, dependencies);
  const products = recordRoutes(app, dependencies, {
    record: productRecord,
    list: productList,
    patch: productPatchSchema,
    detail: productDetailSchema,
  });
  products.read({
    summary: 'Read one own product',
    description:
      'With its packs, links and images, what it lacks before it can be published, and warnings. ' +
      '`ETag` has the version.',
  });
  products.create({
    summary: 'Create a product',
    description: 'As a draft, with its packs, links and images, and with what there is of it.',
    problems: ['duplicate'],
    entered: { body: newProductSchema, run: createProduct },
  });
  products.change({
    summary: 'Change a product',
    description:
      'Arrays are replaced whole. The currency is `in-use` while a promotion runs that changes the price.',
    problems: ['duplicate', 'in-use'],
  });
  products.remove({
    summary: 'Delete a draft',
    description: 'A draft that was never published and has no movements.',
    problems: ['invalid-transition', 'in-use'],
    run: removeProduct,
  });
  products.act({
    method: 'PUT',
    name: 'produce',
    summary: 'Link a product with lots',
    description: 'The own lots, in its unit, that it draws on.',
    body: productLotsInputSchema,
    run: (context, target, patch) => patchOwn(productRecord, context, { ...target, patch }),
  });
  products.act({
    method: 'PUT',
    name: 'images',
    summary: 'Arrange the images of a product',
    description: 'Own images in their order, with what they show.',
    body: productImagesInputSchema,
    run: arrangeImages,
  });
  // A constant has no other keys than its type.
  for (const name of Object.keys(productMoves) as ProductMove[]) {
    products.act({
      name,
      summary: productMoves[name].summary,
      description:
        '`in-use` when a running promotion is for this product alone and `confirm` is not set.',
      problems: ['not-verified', 'invalid-transition', 'in-use', 'publish-requirements'],
      body: z.nullish(productTransitionSchema),
      run: (context, target, body) =>
        moveProduct(context, target, { move: name, confirm: body?.confirm ?? false }),
    });
  }
  products.act({
    name: 'fixed',
    summary: 'Say that a blocked product is put right',
    description:
      'Notifies management. `invalid-transition` for one that is not blocked; `validation` while nothing ' +
      'has changed since the block.',
    problems: ['invalid-transition'],
    body: z.nullish(z.strictObject({})),
    run: reportFixed,
  });
  products.copy({
    summary: 'Duplicate a product',
    description: 'As a draft with the next code, without its lots.',
    run: copyProduct,
  });
  bulkRoutes(app, dependencies, { kind: productBulk, tag, body: productBulkSchema });
  pricePreviewRoute(app, dependencies);
}

function pricePreviewRoute(app: App, dependencies: Dependencies): void {
  app.post(
    '/v1/products/bulk/preview',
    {
      config: { access: 'ROLE_AGENT', problems: ['validation'] },
      schema: {
        tags: [tag],
        summary: 'Preview new prices',
        description: 'The prices that `adjustPrice` would make; changes nothing.',
        body: pricePreviewRequestSchema,
        response: { 200: pricePreviewSchema },
      },
    },
    (request) =>
      inSnapshot(dependencies, request, async (context) => {
        const { transaction: database, agentId } = context;
        const ids = await selectIds(
          productList,
          { ...dependencies, database, agentId },
          request.body,
        );
        return previewPrices(context, ids, request.body.params);
      }),
  );
}

function pricesRoute(app: App, dependencies: Dependencies): void {
  app.get(
    '/v1/products/:id/prices',
    {
      config: { access: 'ROLE_AGENT', problems: ['not-found', 'validation'] },
      schema: {
        tags: [tag],
        summary: 'Read the price history of a product',
        description:
          'Each change of the price of each of its packs, and the promotion that made it.',
        params: z.strictObject({ id: z.uuid() }),
        response: { 200: priceHistorySchema },
      },
    },
    (request) =>
      inSnapshot(dependencies, request, (context) => readPriceHistory(context, request.params.id)),
  );
}

function offersRoute(app: App, dependencies: Dependencies): void {
  app.get(
    '/v1/products/:id/offers',
    {
      config: { access: 'ROLE_AGENT', problems: ['not-found', 'validation'] },
      schema: {
        tags: [tag],
        summary: 'Read under which promotions a product can be sold',
        description:
          'The one that the customer gets first, then those that hold too, and those that need a larger quantity.',
        params: z.strictObject({ id: z.uuid() }),
        querystring: saleOffersQuerySchema,
        response: { 200: saleOffersSchema },
      },
    },
    (request) =>
      inSnapshot(dependencies, request, (context) =>
        readSaleOffers(context, { productId: request.params.id, sale: request.query }),
      ),
  );
}
