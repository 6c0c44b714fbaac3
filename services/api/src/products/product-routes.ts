import { productDetailSchema, productTransitionSchema } from '@pazar/contracts/product-detail';
import {
  productImagesInputSchema,
  productInputSchema,
  productLotsInputSchema,
  productPatchSchema,
} from '@pazar/contracts/product-input';
import { productHistoryPageSchema } from '@pazar/contracts/product-history';
import { z } from 'zod';
import type { App } from '../http/app-types.ts';
import { answerList } from '../http/list-answer.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { listQuerySchema } from '../lists/list-query.ts';
import { signedInOf } from '../http/authentication.ts';
import { requiredVersion, sendVersioned } from '../http/entity-tags.ts';
import { historyOf, productHistoryList, readHistoryRows } from './product-history.ts';
import { ownListRoute } from '../http/own-list-routes.ts';
import { productList } from './product-list.ts';
import type { ProductService } from './product-service.ts';

const params = z.strictObject({ id: z.uuid() });
const tags = ['product'];
const response = { 200: productDetailSchema };

export function productRoutes(app: App, lists: Dependencies, products: ProductService): void {
  ownListRoute(app, lists, { list: productList, tag: 'product' });
  readingRoutes(app, products);
  historyRoute(app, lists, products);
  changingRoutes(app, products);
  linkRoutes(app, products);
  transitionRoutes(app, products);
}

function readingRoutes(app: App, products: ProductService): void {
  /** `GET /v1/products/{id}`: one own product, its version as the ETag. 404. */
  app.get(
    '/v1/products/:id',
    {
      config: { access: 'ROLE_AGENT', problems: [404, 422] },
      schema: { tags, summary: 'Read one own product', params, response },
    },
    async (request, reply) =>
      sendVersioned(reply, await products.read(signedInOf(request).agent.id, request.params.id)),
  );
}

function historyRoute(app: App, lists: Dependencies, products: ProductService): void {
  /**
   * `GET /v1/products/{id}/history`: what was done to it, newest first, with each changed field
   * before and after. 304; 400; 404; 422.
   */
  app.get(
    '/v1/products/:id/history',
    {
      config: { access: 'ROLE_AGENT', conditional: true, problems: [400, 404, 422] },
      schema: {
        tags,
        summary: 'Read the history of a product',
        params,
        querystring: listQuerySchema(productHistoryList),
        response: { 200: productHistoryPageSchema },
      },
    },
    async (request, reply) => {
      const { id } = signedInOf(request).agent;
      const product = await products.read(id, request.params.id);
      return answerList(lists, productHistoryList, {
        request,
        reply,
        query: request.query,
        own: historyOf(id, product.id),
        owner: `${id} ${product.id}`,
        read: (read) => readHistoryRows(lists.database, read),
      });
    },
  );
}

function changingRoutes(app: App, products: ProductService): void {
  /**
   * `POST /v1/products`: enters a product as a draft, with its packs and links. 201 with `Location`;
   * 409 `duplicate` (code), 422 `validation`.
   */
  app.post(
    '/v1/products',
    {
      config: { access: 'ROLE_AGENT', problems: [409, 422] },
      schema: {
        tags,
        summary: 'Enter a product',
        body: productInputSchema,
        response: { 201: productDetailSchema },
      },
    },
    async (request, reply) => {
      const product = await products.create(signedInOf(request).agent.id, request.body);
      reply.code(201).header('location', `/v1/products/${product.id}`);
      return sendVersioned(reply, product);
    },
  );

  /**
   * `PATCH /v1/products/{id}`: changes the fields that are sent (RFC 7396), arrays whole. 404; 409
   * `duplicate` (code), `in-use` (currency while a promotion runs); 412, 428; 422.
   */
  app.patch(
    '/v1/products/:id',
    {
      config: { access: 'ROLE_AGENT', problems: [404, 409, 412, 422, 428] },
      schema: { tags, summary: 'Change a product', params, body: productPatchSchema, response },
    },
    async (request, reply) => {
      const target = { id: request.params.id, version: requiredVersion(request) };
      const { id } = signedInOf(request).agent;
      return sendVersioned(reply, await products.patch(id, target, request.body));
    },
  );

  /** `DELETE /v1/products/{id}`: a draft that was never published and has no movements. 404, 409, 412, 428. */
  app.delete(
    '/v1/products/:id',
    {
      config: { access: 'ROLE_AGENT', problems: [404, 409, 412, 422, 428] },
      schema: { tags, summary: 'Delete a draft', params, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const target = { id: request.params.id, version: requiredVersion(request) };
      await products.remove(signedInOf(request).agent.id, target);
      return reply.code(204).send(null);
    },
  );
}

function linkRoutes(app: App, products: ProductService): void {
  /** `PUT /v1/products/{id}/produce`: the own lots, in its unit, that it draws on. 404, 412, 422, 428. */
  app.put(
    '/v1/products/:id/produce',
    {
      config: { access: 'ROLE_AGENT', problems: [404, 412, 422, 428] },
      schema: {
        tags,
        summary: 'Link a product with lots',
        params,
        body: productLotsInputSchema,
        response,
      },
    },
    async (request, reply) => {
      const target = { id: request.params.id, version: requiredVersion(request) };
      const { id } = signedInOf(request).agent;
      return sendVersioned(reply, await products.patch(id, target, request.body));
    },
  );

  /** `PUT /v1/products/{id}/images`: own images in their order, with what they show. 404, 412, 422, 428. */
  app.put(
    '/v1/products/:id/images',
    {
      config: { access: 'ROLE_AGENT', problems: [404, 412, 422, 428] },
      schema: {
        tags,
        summary: 'Arrange the images of a product',
        params,
        body: productImagesInputSchema,
        response,
      },
    },
    async (request, reply) => {
      const target = { id: request.params.id, version: requiredVersion(request) };
      const { id } = signedInOf(request).agent;
      return sendVersioned(reply, await products.arrangeImages(id, target, request.body));
    },
  );
}

const moves = [
  { transition: 'publish', summary: 'Show a product to customers' },
  { transition: 'unpublish', summary: 'Make a product a draft again' },
  { transition: 'archive', summary: 'Archive a product' },
  { transition: 'restore', summary: 'Make an archived product a draft' },
] as const;

function transitionRoutes(app: App, products: ProductService): void {
  for (const { transition, summary } of moves) {
    /**
     * `POST /v1/products/{id}/{transition}`. 404, 412, 428; 409 `invalid-transition`, and `in-use`
     * when a running promotion is for this product alone and `confirm` is not set; publishing also
     * 403 `not-verified` and 422 `publish-requirements` with a pointer for each missing thing.
     */
    app.post(
      `/v1/products/:id/${transition}`,
      {
        config: { access: 'ROLE_AGENT', problems: [403, 404, 409, 412, 422, 428] },
        schema: {
          tags,
          summary,
          params,
          body: z.nullish(productTransitionSchema),
          response,
        },
      },
      async (request, reply) => {
        const target = { id: request.params.id, version: requiredVersion(request) };
        const { id } = signedInOf(request).agent;
        const confirm = request.body?.confirm ?? false;
        return sendVersioned(reply, await products.move(id, target, { transition, confirm }));
      },
    );
  }

  /** `POST /v1/products/{id}/duplicate`: a copy as a draft. 201 with `Location`; 404. */
  app.post(
    '/v1/products/:id/duplicate',
    {
      config: { access: 'ROLE_AGENT', problems: [404, 422] },
      schema: {
        tags,
        summary: 'Copy a product',
        params,
        body: z.nullish(z.strictObject({})),
        response: { 201: productDetailSchema },
      },
    },
    async (request, reply) => {
      const { id } = signedInOf(request).agent;
      const product = await products.duplicate(id, request.params.id);
      reply.code(201).header('location', `/v1/products/${product.id}`);
      return sendVersioned(reply, product);
    },
  );
}
