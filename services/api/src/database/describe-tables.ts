import { describeTables } from '@pazar/service/tables/describe-tables';
import { tablesOfTheApi } from './column-types.ts';
import { apiSchema } from './open-database.ts';
import { pgliteExtensions } from './pglite-extensions.ts';

await describeTables(new URL('./tables/', import.meta.url), tablesOfTheApi, {
  schema: await apiSchema(),
  extensions: pgliteExtensions,
});
