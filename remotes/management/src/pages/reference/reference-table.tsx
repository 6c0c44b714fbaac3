import { formatNumber } from '@pazar/format/number';
import { useBeside } from '@pazar/section/use-beside';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { DataTable } from '@pazar/ui/data-table';
import type { Column } from '@pazar/ui/data-table-column';
import { Row } from '@pazar/ui/record/layout';
import { Loaded } from '@pazar/ui/record/loaded';
import { RowTitle } from '@pazar/ui/row-title';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { referenceEntries, referenceUses } from '../../api/reference.ts';
import { EntryActions } from '../../components/reference/entry-actions.tsx';
import { entryFacts, entryName } from '../../components/reference/entry-facts.ts';
import { ReferenceForm } from '../../components/reference/reference-form.tsx';
import {
  emptyDraft,
  type Entry,
  inTreeOrder,
  type Kind,
} from '../../model/reference/reference-kind.ts';

/** All entries of one kind of reference data, with what refers to each. Give it its kind as its key. */
export function ReferenceTable({ kind }: { kind: Kind }) {
  const { t } = useTranslation('management');
  const entries = useQuery(referenceEntries[kind](useHttp()));
  const [isAdding, setAdding] = useState(false);
  const start = emptyDraft(kind);
  const texts = { loading: t('records.loading'), failed: t('records.failed') };
  return (
    <>
      {start !== null && (
        <Row align="end">
          <Button variant="primary" onClick={() => setAdding(true)}>
            {t(`reference.add.${kind}`)}
          </Button>
        </Row>
      )}
      <Loaded query={entries} texts={texts}>
        {(rows) => <Entries kind={kind} rows={kind === 'categories' ? inTreeOrder(rows) : rows} />}
      </Loaded>
      {isAdding && start !== null && (
        <ReferenceForm kind={kind} entry={null} start={start} onClose={() => setAdding(false)} />
      )}
    </>
  );
}

function Entries({ kind, rows }: { kind: Kind; rows: readonly Entry[] }) {
  const { t } = useTranslation('management');
  const locale = useLocale();
  const hasUses = kind !== 'fx-rates';
  const counted = useBeside({
    ...referenceUses(useHttp(), hasUses ? kind : 'crops'),
    enabled: hasUses,
  });
  const usesOf = ({ key }: Entry) =>
    counted.data && (counted.data.find((row) => row.key === key)?.uses ?? 0);
  const nameOf = (entry: Entry) => entryName(kind, entry, { t, locale });
  const detailOf = (entry: Entry) => {
    if (kind === 'fx-rates') return undefined;
    const other = entry.name[locale === 'mk' ? 'en' : 'mk'];
    return entry.isActive ? other : [other, t('reference.inactive')].join(' · ');
  };
  const others = rows.filter(({ isActive }) => isActive);
  const columns: Column<Entry>[] = [
    {
      key: 'name',
      header: t('records.column.name'),
      isPrimary: true,
      cell: (entry) => (
        <RowTitle
          title={entry.parentId === null ? nameOf(entry) : `— ${nameOf(entry)}`}
          detail={detailOf(entry)}
        />
      ),
    },
    {
      key: 'facts',
      header: t('reference.column.facts'),
      cell: (entry) => entryFacts(kind, entry, { t, locale }),
    },
    {
      key: 'uses',
      header: t('reference.column.uses'),
      kind: 'number',
      align: 'end',
      cell: (entry) => {
        const uses = usesOf(entry);
        return uses === undefined ? t('value.none') : formatNumber(uses, locale);
      },
    },
    {
      key: 'actions',
      header: t('reference.column.actions'),
      align: 'end',
      cell: (entry) => (
        <EntryActions
          kind={kind}
          entry={entry}
          name={nameOf(entry)}
          uses={usesOf(entry)}
          others={others
            .filter(({ key }) => key !== entry.key)
            .map((other) => ({ value: other.key, label: other.name[locale] }))}
        />
      ),
    },
  ];
  return (
    <>
      {counted.notice}
      <DataTable
        label={t(`reference.kind.${kind}`)}
        columns={hasUses ? columns : columns.filter(({ key }) => key !== 'uses')}
        rows={rows}
        getRowKey={({ key }) => key}
      />
    </>
  );
}
