import { imageLimits, imageSchema, imageSizes } from '@pazar/contracts/image';
import { z } from 'zod';
import type { App } from '../http/app-types.ts';
import { signedInOf } from '../http/authentication.ts';
import { prepared } from '../http/prepared.ts';
import { fileSchema, registerUploads } from '../http/uploads.ts';
import type { ImageService, KeptImage } from './image-service.ts';

const tags = ['files'];
const sizeSchema = z.coerce.number().pipe(z.literal(imageSizes));

export function imageRoutes(app: App, images: ImageService): void {
  registerUploads(app, imageLimits.bytes, (scope) => uploadRoute(scope, images));

  app.delete(
    '/v1/images/:id',
    {
      config: { access: 'signed-in', problems: ['not-found', 'in-use', 'validation'] },
      schema: {
        tags,
        summary: 'Delete an image',
        description:
          'Deletes an own image that no record shows. `in-use` names the records that show it.',
        params: z.strictObject({ id: z.uuid() }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await images.remove(signedInOf(request).agent.id, request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/v1/images/:id/:size(^\\d+).webp',
    {
      config: { access: 'public', isPicture: true, problems: ['not-found', 'validation'] },
      schema: {
        tags,
        summary: 'Fetch a rendition of an image',
        description:
          'A rendition as WebP, `size` pixels wide. Its address is public and its content never ' +
          'changes.',
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
  const kept = prepared<KeptImage>();

  scope.post(
    '/v1/images',
    {
      config: { access: 'signed-in' },
      schema: {
        tags,
        summary: 'Upload an image',
        description:
          'Takes a JPEG, PNG or WebP of at most 8 MB and 40 megapixels in the form field `file`, and ' +
          'answers the addresses of its renditions. `validation` when it is damaged or its shorter side ' +
          'is below 300 pixels; `unsupported-media` for other files; `busy` when too many wait.',
        consumes: ['multipart/form-data'],
        body: z.strictObject({ file: fileSchema }),
        response: { 201: imageSchema },
      },
      onRequest: async (request) => images.requirePlace(signedInOf(request).agent.id),
      preHandler: async (request) => {
        const { id } = signedInOf(request).agent;
        kept.keep(request, await images.keep(id, request.body.file));
      },
    },
    async (request, reply) => {
      const image = await images.add(signedInOf(request).agent.id, kept.of(request));
      return reply.code(201).header('location', image.url).send(image);
    },
  );
}
