import type { App } from '../http/app-types.ts';
import type { Dependencies } from '../http/dependencies.ts';
import type { SessionService } from '../account/sessions/session-service.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { NewsMails } from '../notifications/news-mails.ts';
import { runRegularly } from '../operations/run-regularly.ts';
import { agentPartRoutes } from './agent-part-routes.ts';
import { agentViewRoutes } from './agent-view-routes.ts';
import { createAuditProofs } from './audit-proofs.ts';
import { auditProofRoutes } from './audit-proof-routes.ts';
import { managedRecordRoutes } from './managed-record-routes.ts';
import { managementActionRoutes } from './management-action-routes.ts';
import { managementListRoutes } from './management-list-routes.ts';
import { managementRoutes } from './management-routes.ts';
import { verificationQueueRoutes } from './verification-queue-routes.ts';

const hourMs = 60 * 60 * 1000;

interface ManagementNeeds {
  newsMails: NewsMails;
  mailer: Mailer;
  sessions: SessionService;
}

/** What management reads of agents and does to them. */
export function openManagement(
  app: App,
  lists: Dependencies,
  { newsMails, mailer, sessions }: ManagementNeeds,
): void {
  const { database, clock } = lists;
  managementRoutes(app, lists);
  verificationQueueRoutes(app, lists);
  managementActionRoutes(app, { database, clock, newsMails });
  managementListRoutes(app, lists);
  managedRecordRoutes(app, lists);
  agentPartRoutes(app, lists);
  agentViewRoutes(app, { database, clock, sessions });
  const proofs = createAuditProofs({ database, clock, mailer });
  auditProofRoutes(app, proofs);
  // Once a day; every service asks, and the first one does it.
  runRegularly(app, { what: 'proving the audit', everyMs: hourMs, work: proofs.proveDue });
}
