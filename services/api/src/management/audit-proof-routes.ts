import { auditProofSchema, lastAuditProofSchema } from '@pazar/contracts/audit-proof';
import type { App } from '../http/app-types.ts';
import { signedInOf } from '../http/authentication.ts';
import type { AuditProofs } from './audit-proofs.ts';

const access = 'ROLE_MANAGEMENT';
const tags = ['management'];

/** Whether the audit is as it was written. */
export function auditProofRoutes(app: App, proofs: AuditProofs): void {
  /** `GET /v1/management/audit/proof`: what the newest check of the chain found, who made it, and when. */
  app.get(
    '/v1/management/audit/proof',
    {
      config: { access },
      schema: {
        tags,
        summary: 'Read the newest proof of the audit',
        response: { 200: lastAuditProofSchema },
      },
    },
    async () => ({ proof: await proofs.last() }),
  );

  /** `POST /v1/management/audit/proof`: checks every entry of the audit now; the first that does not fit is named. */
  app.post(
    '/v1/management/audit/proof',
    {
      config: { access },
      schema: { tags, summary: 'Prove the audit', response: { 200: auditProofSchema } },
    },
    (request) => proofs.prove(signedInOf(request).agent.id),
  );
}
