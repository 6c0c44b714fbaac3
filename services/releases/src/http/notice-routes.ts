import { randomUUID } from 'node:crypto';
import { noticeListSchema } from '../domain/notice-api.ts';
import { reasonRequestSchema } from '../domain/maintenance-api.ts';
import { deliverDue } from '../notices/deliver.ts';
import { keepNotice, listNotices } from '../notices/notice-store.ts';
import { appendAudit } from '../registry/audit-log.ts';
import { readDocumentRow } from '../registry/read-registry.ts';
import { TransitionRefused } from '../registry/refusals.ts';
import type { RegistryParts } from '../registry/registry-parts.ts';
import type { Authorization } from './authorize.ts';
import type { App } from './app-types.ts';

const tags = ['operation'];
const access = { roles: ['operator'] } as const;

/** What operators are notified outside of Pazar. */
export function noticeRoutes(app: App, parts: RegistryParts, authorization: Authorization): void {
  const { database, notices, now } = parts;
  const { queries } = database;
  const { channels, senders } = notices;
  const ended = new AbortController();
  app.addHook('preClose', async () => ended.abort());

  app.get(
    '/v1/notices',
    {
      config: { access },
      schema: {
        tags,
        summary: 'List notices',
        description:
          'The channels of this registry, and the newest 50 notices with what became of them: each is one row for each channel.',
        response: { 200: noticeListSchema },
      },
    },
    async () => ({ channels: [...channels], items: await listNotices(queries) }),
  );

  app.post(
    '/v1/notices/test',
    {
      config: { access, problems: ['invalid-transition'] },
      schema: {
        tags,
        summary: 'Send a test notice',
        description:
          'Sends it at once through each channel, and answers what became of it; one that was not accepted is sent again later. Refused where no channel is configured.',
        body: reasonRequestSchema,
        response: { 200: noticeListSchema },
      },
    },
    async (request) => {
      if (channels.length === 0) {
        throw new TransitionRefused(
          'Nobody would be notified: set PAZAR_NOTIFY_WEBHOOK or PAZAR_NOTIFY_MAIL of the registry',
        );
      }
      const at = now().toISOString();
      const key = `test:${randomUUID()}`;
      const by = authorization.actorOf(request);
      const content = {
        kind: 'test' as const,
        at,
        title: 'A test of the notices',
        text: `${by} asked for it at ${at}: ${request.body.reason}`,
        remote: null,
        version: null,
      };
      await queries.transaction(async (inside) => {
        const { sequence } = await readDocumentRow(inside);
        const record = { actor: by, action: 'test-notices', reason: request.body.reason, sequence };
        await appendAudit(inside, record, new Date(at));
        await keepNotice(inside, { key, content }, channels);
      });
      await deliverDue({ queries, senders, now, key, signal: ended.signal });
      return { channels: [...channels], items: await listNotices(queries, key) };
    },
  );
}
