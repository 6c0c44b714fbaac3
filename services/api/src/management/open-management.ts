import type { App } from '../http/app-types.ts';
import type { Dependencies } from '../http/dependencies.ts';
import type { SessionService } from '../account/sessions/session-service.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Jobs } from '../operations/open-jobs.ts';
import { agentPartRoutes } from './agent-part-routes.ts';
import { agentViewRoutes } from './agent-view-routes.ts';
import { createAuditProofs } from './audit-proofs.ts';
import { auditProofRoutes } from './audit-proof-routes.ts';
import { managedRecordRoutes } from './managed-record-routes.ts';
import { managementActionRoutes } from './management-action-routes.ts';
import { managementListRoutes } from './management-list-routes.ts';
import { managementRoutes } from './management-routes.ts';
import { verificationQueueRoutes } from './verification-queue-routes.ts';

const hourSeconds = 60 * 60;

interface ManagementNeeds {
  jobs: Jobs;
  mailer: Mailer;
  sessions: SessionService;
}

/** What management reads of agents and does to them. */
export function openManagement(
  app: App,
  lists: Dependencies,
  { jobs, mailer, sessions }: ManagementNeeds,
): void {
  const { database, clock } = lists;
  managementRoutes(app, lists);
  verificationQueueRoutes(app, lists);
  managementActionRoutes(app, { database, clock });
  managementListRoutes(app, lists);
  managedRecordRoutes(app, lists);
  agentPartRoutes(app, lists);
  agentViewRoutes(app, { database, clock, sessions });
  const proofs = createAuditProofs({ database, clock, mailer });
  auditProofRoutes(app, proofs);
  jobs.repeat({
    name: 'prove-audit',
    what: 'proving the audit',
    everySeconds: hourSeconds,
    lane: 'audit',
    work: proofs.proveDue,
  });
}
