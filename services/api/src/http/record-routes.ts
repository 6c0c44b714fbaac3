import type { OwnList } from '../lists/own-list.ts';
import type { OwnTypes } from '../records/own-record.ts';
import type { App } from './app-types.ts';
import type { Dependencies } from './dependencies.ts';
import { historyRoute } from './history-route.ts';
import { ownListRoute } from './own-list-routes.ts';
import { ownRecords, type OwnRecordRoutes } from './own-records.ts';

/** The routes of a kind of record below the path of its list: the list, its file, histories, and those of `ownRecords`. */
export function recordRoutes<Types extends OwnTypes>(
  app: App,
  dependencies: Dependencies,
  { list, ...kind }: Omit<OwnRecordRoutes<Types>, 'path' | 'tag'> & { list: OwnList },
) {
  const path = `/v1/${list.path}` as const;
  const { record } = kind;
  const tag = record.entity;
  ownListRoute(app, dependencies, { list, tag });
  historyRoute(app, dependencies, { record, owner: list.owner, path, tag });
  return ownRecords(app, dependencies, { ...kind, path, tag });
}
