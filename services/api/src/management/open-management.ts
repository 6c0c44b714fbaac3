import type { App } from '../http/app-types.ts';
import type { ListParts } from '../lists/list-answer.ts';
import type { Mailer } from '../mail/mailer.ts';
import { managementActionRoutes } from './management-action-routes.ts';
import { managementListRoutes } from './management-list-routes.ts';
import { managementRoutes } from './management-routes.ts';
import { referenceChangeRoutes } from '../reference/reference-change-routes.ts';
import { createManagementService } from './management-service.ts';
import { createReferenceService } from '../reference/reference-service.ts';

/** Everything that needs ROLE_MANAGEMENT. */
export function openManagement(app: App, lists: ListParts, mailer: Mailer): void {
  const { database, clock } = lists;
  const service = createManagementService({ database, clock, mailer });
  managementRoutes(app, service, lists);
  managementActionRoutes(app, service);
  managementListRoutes(app, lists);
  referenceChangeRoutes(app, createReferenceService(database, clock));
}
