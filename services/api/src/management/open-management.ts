import type { App } from '../http/app-types.ts';
import type { Dependencies } from '../http/dependencies.ts';
import type { Mailer } from '../mail/mailer.ts';
import { managementActionRoutes } from './management-action-routes.ts';
import { managementListRoutes } from './management-list-routes.ts';
import { managementRoutes } from './management-routes.ts';
import { createManagementService } from './management-service.ts';

/** What management reads of agents and does to them. */
export function openManagement(app: App, lists: Dependencies, mailer: Mailer): void {
  const { database, clock } = lists;
  const service = createManagementService({ database, clock, mailer });
  managementRoutes(app, service, lists);
  managementActionRoutes(app, service);
  managementListRoutes(app, lists);
}
