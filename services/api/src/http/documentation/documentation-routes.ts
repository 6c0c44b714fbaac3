import type { App } from '../app-types.ts';
import { documentationPage } from './documentation-page.ts';
import { documentationStyle } from './documentation-style.ts';

/** The page runs no script and shows nothing from elsewhere. */
const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";

export function documentationRoutes(app: App): void {
  /** `GET /v1/docs`: the OpenAPI document as a page to read. */
  app.get('/v1/docs', { config: { access: 'public' }, schema: { hide: true } }, (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('content-language', 'en')
      .send(documentationPage(app.swagger())),
  );

  /** `GET /v1/docs/style.css`: its style. */
  app.get(
    '/v1/docs/style.css',
    { config: { access: 'public' }, schema: { hide: true } },
    (_, reply) => reply.type('text/css; charset=utf-8').send(documentationStyle),
  );
}
