import { referenceKey } from '@pazar/section/invalidate';
import { tableColumns } from '@pazar/section/table-columns';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useHttp } from '@pazar/shell/http';
import { useNotify } from '@pazar/shell/notify';
import { Outlet } from 'react-router-dom';
import { Button } from '@pazar/ui/button';
import { DataTable } from '@pazar/ui/data-table';
import { Page } from '@pazar/ui/page';
import { Row } from '@pazar/ui/layout';
import { RecordTabs } from '@pazar/section/record/record-tabs';
import { RowTitle } from '@pazar/ui/row-title';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { referenceResources, referenceUses } from '../../api/reference.ts';
import { ReadPart } from '../../components/frame/loaded-part.tsx';
import { useFormatters } from '../../model/use-formatters.ts';
import { EntryActions } from '../../components/reference/entry-actions.tsx';
import { entryFacts, entryName } from '../../components/reference/entry-facts.ts';
import { ReferenceForm } from '../../components/reference/reference-form.tsx';
import {
  type Entry,
  inTreeOrder,
  isAddable,
  type Kind,
  referenceKinds,
} from '../../model/reference/reference-kind.ts';
import { ManagementTabs } from '../../components/frame/management-tabs.tsx';

/** What all agents choose from; each kind is an address. */
export function ReferencePage() {
  const { t } = useFormatters();
  return (
    <Page title={t('reference.title')} subtitle={t('reference.lead')}>
      <ManagementTabs />
      <RecordTabs
        tabs={referenceKinds.map((kind) => ({
          path: `/management/reference/${kind}`,
          label: t(`reference.kind.${kind}`),
        }))}
      />
      <Outlet />
    </Page>
  );
}

/** All entries of one kind of reference data, with what refers to each. Give it its kind as its key. */
export function ReferenceTable({ kind }: { kind: Kind }) {
  const { t } = useFormatters();
  const queries = useQueryClient();
  const notify = useNotify();
  const [isAdding, setAdding] = useState(false);
  function finish(): void {
    setAdding(false);
    // Forms of all sections choose from it.
    void queries.invalidateQueries({ queryKey: [referenceKey, kind] });
    notify(t('reference.done'));
  }
  return (
    <>
      {isAddable(kind) && (
        <Row align="end">
          <Button variant="primary" onClick={() => setAdding(true)}>
            {t(`reference.add.${kind}`)}
          </Button>
        </Row>
      )}
      <ReadPart read={referenceResources[kind].list} of="records">
        {(rows) => (
          <Entries
            kind={kind}
            rows={kind === 'categories' ? inTreeOrder(rows) : rows}
            onDone={finish}
          />
        )}
      </ReadPart>
      {isAdding && (
        <ReferenceForm kind={kind} entry={null} onSaved={finish} onClose={() => setAdding(false)} />
      )}
    </>
  );
}

interface EntriesProps {
  kind: Kind;
  rows: readonly Entry[];
  onDone: () => void;
}

function Entries({ kind, rows, onDone }: EntriesProps) {
  const words = useFormatters();
  const { t, locale, number } = words;
  const hasUses = kind !== 'fx-rates';
  const counted = useInlineQuery({
    ...referenceUses(useHttp(), hasUses ? kind : 'crops'),
    enabled: hasUses,
  });
  const usesOf = ({ id }: Entry) =>
    counted.data && (counted.data.find(({ key }) => key === id)?.uses ?? 0);
  const nameOf = (entry: Entry) => entryName(kind, entry, words);
  const detailOf = (entry: Entry) => {
    if (kind === 'fx-rates') return undefined;
    const other = entry.name[locale === 'mk' ? 'en' : 'mk'];
    return entry.isActive ? other : [other, t('reference.inactive')].join(' · ');
  };
  const choices = rows
    .filter(({ isActive }) => isActive)
    .map(({ id, name }) => ({ value: id, label: name[locale] }));
  const column = tableColumns<Entry, 'name' | 'facts' | 'uses' | 'actions'>((key) =>
    key === 'name' ? t('records.column.name') : t(`reference.column.${key}`),
  );
  const titleOf = (entry: Entry) => (
    <RowTitle
      title={entry.parentId === null ? nameOf(entry) : `— ${nameOf(entry)}`}
      detail={detailOf(entry)}
      cardDetail={[detailOf(entry), entryFacts(kind, entry, words)].filter(Boolean).join(' · ')}
    />
  );
  const usedText = (entry: Entry) => {
    const uses = usesOf(entry);
    return uses === undefined ? null : number(uses);
  };
  const actionsOf = (entry: Entry) => (
    <EntryActions
      kind={kind}
      entry={entry}
      name={nameOf(entry)}
      uses={usesOf(entry)}
      others={choices.filter(({ value }) => value !== entry.id)}
      onDone={onDone}
    />
  );
  const uses = column('uses', usedText, { kind: 'number', align: 'end', card: 'hidden' });
  return (
    <>
      {counted.notice}
      <DataTable
        label={t(`reference.kind.${kind}`)}
        rows={rows}
        getRowKey={({ id }) => id}
        columns={[
          column('name', titleOf, { isPrimary: true }),
          column('facts', (entry) => entryFacts(kind, entry, words), { card: 'hidden' }),
          ...(hasUses ? [uses] : []),
          column('actions', actionsOf, { kind: 'actions', align: 'end', card: 'aside' }),
        ]}
      />
    </>
  );
}
