import { DataTable } from '@pazar/ui/data-table';
import type { Column } from '@pazar/ui/data-table-column';
import { useTranslation } from 'react-i18next';
import type { SectionFacts } from './collect-diagnostics.ts';
import { useSectionNames } from './use-section-names.ts';

/** The running version of each remote, its reason, and its load times. */
export function SectionTable({ sections }: { sections: readonly SectionFacts[] }) {
  const { t } = useTranslation();
  const nameOf = useSectionNames();
  const inTime = (time: number | null) =>
    time === null ? t('about.notYet') : t('about.milliseconds', { time });
  const columns: Column<SectionFacts>[] = [
    { key: 'name', header: t('about.section'), isPrimary: true, cell: ({ name }) => nameOf(name) },
    { key: 'version', header: t('about.version'), kind: 'code', cell: ({ version }) => version },
    { key: 'reason', header: t('about.why'), cell: ({ reason }) => t(`about.reason.${reason}`) },
    {
      key: 'integrity',
      header: t('about.integrity'),
      isMinor: true,
      cell: ({ signedFiles }) =>
        signedFiles === null ? t('about.unsigned') : t('about.signed', { count: signedFiles }),
    },
    {
      key: 'load',
      header: t('about.loaded'),
      kind: 'number',
      align: 'end',
      cell: ({ loadTime }) => inTime(loadTime),
    },
    {
      key: 'mount',
      header: t('about.mounted'),
      kind: 'number',
      align: 'end',
      cell: ({ mountTime }) => inTime(mountTime),
    },
  ];
  return (
    <DataTable
      label={t('about.sections')}
      columns={columns}
      rows={sections}
      getRowKey={({ name }) => name}
    />
  );
}
