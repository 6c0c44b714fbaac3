import { auditProofSchema, lastAuditProofSchema } from '@pazar/contracts/audit-proof';
import type { App } from '../http/app-types.ts';
import { signedInOf } from '../http/authentication.ts';
import { prepared } from '../http/prepared.ts';
import type { ChainCheck } from '../records/audit-chain.ts';
import type { AuditProofs } from './audit-proofs.ts';

const access = 'ROLE_MANAGEMENT';
const tags = ['management'];

/** Whether the audit is as it was written. */
export function auditProofRoutes(app: App, proofs: AuditProofs): void {
  app.get(
    '/v1/management/audit/proof',
    {
      config: { access },
      schema: {
        tags,
        summary: 'Read the newest proof of the audit',
        description:
          'The result of the newest check of the audit chain, with who made it and when; null before ' +
          'the first one.',
        response: { 200: lastAuditProofSchema },
      },
    },
    async () => ({ proof: await proofs.last() }),
  );

  const checked = prepared<ChainCheck>();
  app.post(
    '/v1/management/audit/proof',
    {
      config: { access },
      schema: {
        tags,
        summary: 'Prove the audit',
        description:
          'Checks every entry of the audit now, and names the first that does not fit. `busy` while the ' +
          'same manager or too many others check it.',
        response: { 200: auditProofSchema },
      },
      // Before the transaction of a request with a key, which would hold up everybody else.
      preHandler: async (request) => {
        checked.keep(request, await proofs.check(signedInOf(request).agent.id));
      },
    },
    (request) => proofs.keep(signedInOf(request).agent.id, checked.of(request)),
  );
}
