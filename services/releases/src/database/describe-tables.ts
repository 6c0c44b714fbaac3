import { describeTables } from '@pazar/service/tables/describe-tables';
import { tablesOfTheRegistry } from './column-types.ts';
import { registrySchema } from './open-database.ts';

await describeTables(new URL('./tables/', import.meta.url), tablesOfTheRegistry, {
  schema: await registrySchema(),
});
