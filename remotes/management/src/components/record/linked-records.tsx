import { localizedTextSchema } from '@pazar/contracts/locale';
import * as z from '@pazar/contracts/schema';
import { read } from '@pazar/section/read';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useHttp } from '@pazar/shell/http';
import { TextLink } from '@pazar/ui/text-link';
import { useFormatters } from '../../model/use-formatters.ts';
import styles from './linked-records.module.css';

export interface LinkedRecordsProps {
  agentId: string;
  ids: readonly string[];
}

/** Most records of one agent that are read for their names; the others are counted. */
const query = { limit: 100 };

// Of their rows a link needs the names alone; the schemas of whole rows belong to the lists.
const placesSchema = z.object({
  items: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
const lotsSchema = z.object({
  items: z.array(z.object({ id: z.uuid(), lotNumber: z.string(), cropName: localizedTextSchema })),
});

/** The places that a record names, each with a link to its page. */
export function LinkedLocations({ agentId, ids }: LinkedRecordsProps) {
  const path = `/v1/management/agents/${agentId}/locations` as const;
  const key = ['management', 'names', 'locations', agentId];
  const { data, notice } = useInlineQuery(
    read(useHttp(), { key, path, schema: placesSchema, query }),
  );
  return notice ?? <Links kind="locations" ids={ids} rows={data?.items ?? []} />;
}

/** The lots that a product is sold from. */
export function LinkedLots({ agentId, ids }: LinkedRecordsProps) {
  const { localized } = useFormatters();
  const path = `/v1/management/agents/${agentId}/produce` as const;
  const key = ['management', 'names', 'produce', agentId];
  const { data, notice } = useInlineQuery(
    read(useHttp(), { key, path, schema: lotsSchema, query }),
  );
  const rows = (data?.items ?? []).map(({ id, cropName, lotNumber }) => ({
    id,
    name: `${localized(cropName)} ${lotNumber}`,
  }));
  return notice ?? <Links kind="produce" ids={ids} rows={rows} />;
}

interface LinksProps {
  kind: 'locations' | 'produce';
  ids: readonly string[];
  rows: readonly { readonly id: string; readonly name: string }[];
}

function Links({ kind, ids, rows }: LinksProps) {
  const { t, number } = useFormatters();
  const named = rows.filter(({ id }) => ids.includes(id));
  const rest = ids.length - named.length;
  return (
    <ul className={styles.links}>
      {named.map(({ id, name }) => (
        <li key={id}>
          <TextLink to={`/management/${kind}/${id}`}>{name}</TextLink>
        </li>
      ))}
      {rest > 0 && <li>{t('value.count', { count: rest, number: number(rest) })}</li>}
    </ul>
  );
}
