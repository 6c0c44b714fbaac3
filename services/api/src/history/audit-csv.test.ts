import { describe, expect, it } from 'vitest';
import { cellsOf, type CellContext } from '../csv/columns.ts';
import { auditCsvColumns } from './audit-csv.ts';

const columns = auditCsvColumns.filter(({ key }) => key === 'after');

describe('The file of the audit', () => {
  it.each<[locale: CellContext['locale'], decimal: CellContext['decimal'], lines: string[]]>([
    ['en', '.', ['Price: 120.00', 'Packs: Price: 0.05; Size: 1.000', 'From this amount: –']],
    ['mk', ',', ['Цена: 120,00', 'Пакувања: Цена: 0,05; Големина: 1.000', 'Од овој износ: –']],
  ])('has money in %s as it is paid, not in minor units', (locale, decimal, lines) => {
    const after = {
      priceMinor: 12_000,
      packs: [{ priceMinor: 5, size: '1.000' }],
      minAmountMinor: null,
    };
    const [cell = ''] = cellsOf(columns, { after }, { locale, decimal, references: {} });
    expect(cell.split('\n')).toEqual(lines);
  });
});
