import { imageLimits, imageSchema, imageSizes } from '@pazar/contracts/image';
import { z } from 'zod';
import type { App } from '../http/app-types.ts';
import { signedInOf } from '../http/authentication.ts';
import { prepared } from '../http/prepared.ts';
import { fileSchema, registerUploads } from '../http/uploads.ts';
import type { ImageService } from './image-service.ts';
import type { RenderedImage } from './render-image.ts';

const tags = ['files'];
const sizeSchema = z.coerce.number().pipe(z.literal(imageSizes));

export function imageRoutes(app: App, images: ImageService): void {
  registerUploads(app, imageLimits.bytes, (scope) => uploadRoute(scope, images));

  /** `DELETE /v1/images/{id}`: an own image that nothing shows. 404; 409 `in-use` with what does. */
  app.delete(
    '/v1/images/:id',
    {
      config: { access: 'ROLE_AGENT', problems: [404, 409, 422] },
      schema: {
        tags,
        summary: 'Delete an image',
        params: z.strictObject({ id: z.uuid() }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await images.remove(signedInOf(request).agent.id, request.params.id);
      return reply.code(204).send(null);
    },
  );

  /**
   * `GET /v1/images/{id}/{size}.webp`: a rendition, for everyone who knows its address, and for good.
   * 404.
   */
  app.get(
    '/v1/images/:id/:size(^\\d+).webp',
    {
      // A page shows many; an <img> has no session to count them by.
      config: { access: 'public', unlimited: true, problems: [404, 422, 503] },
      schema: {
        tags,
        summary: 'Fetch a rendition of an image',
        params: z.strictObject({ id: z.uuid(), size: sizeSchema }),
        response: {
          200: {
            description: 'The picture',
            content: { 'image/webp': { schema: z.unknown() } },
          },
        },
      },
    },
    async (request, reply) => {
      const { id, size } = request.params;
      const content = await images.read(id, size);
      reply.removeHeader('vary');
      reply.removeHeader('content-language');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type('image/webp')
        .send(Buffer.from(content));
    },
  );
}

function uploadRoute(scope: App, images: ImageService): void {
  const rendered = prepared<RenderedImage>();

  /**
   * `POST /v1/images`: a JPEG, PNG or WebP of at most 8 MB and 40 megapixels, in a form field `file`.
   * 201 with the addresses of its renditions; 413 `too-large`; 415 `unsupported-media` for another
   * kind of file; 422 `validation` when it is damaged or its shorter side is below 300 pixels; 503
   * `busy` before the body is read, when too many wait.
   */
  scope.post(
    '/v1/images',
    {
      config: { access: 'ROLE_AGENT' },
      schema: {
        tags,
        summary: 'Upload an image',
        consumes: ['multipart/form-data'],
        body: z.strictObject({ file: fileSchema }),
        response: { 201: imageSchema },
      },
      onRequest: async (request) => images.requirePlace(signedInOf(request).agent.id),
      preHandler: async (request) => {
        const { id } = signedInOf(request).agent;
        rendered.keep(request, await images.render(id, request.body.file));
      },
    },
    async (request, reply) => {
      const image = await images.add(signedInOf(request).agent.id, rendered.of(request));
      return reply.code(201).header('location', image.url).send(image);
    },
  );
}
