import type { LotSummary } from '@pazar/contracts/produce';
import { formatNumber } from '@pazar/format/number';
import { formatQuantity } from '@pazar/format/quantity';
import { matchesSearch } from '@pazar/format/search-fold';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { RadioGroup } from '@pazar/ui/input/radio-group';
import { TextField } from '@pazar/ui/input/text-field';
import { useState } from 'react';
import type { EntryKind } from '../../../model/produce/entry-kind.ts';
import { lotName } from '../lot-name.ts';
import { useFarLots } from './use-far-lots.ts';
import styles from './entry-form.module.css';

/** As many as a thumb reaches without scrolling. */
const mostSuggested = 3;

export interface EntryLotsProps {
  /** Likeliest first. */
  lots: readonly LotSummary[];
  /** Given to who searches beyond those that are loaded. */
  kind: EntryKind;
  value: string | null;
  onChange: (lot: LotSummary) => void;
}

/** The lot that an entry is for: a few likely ones, all of them on request. */
export function EntryLots({ lots, kind, value, onChange }: EntryLotsProps) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const [isWhole, setWhole] = useState(false);
  const [query, setQuery] = useState('');
  const far = useFarLots(kind, isWhole ? query : '');
  const near = lots.filter((lot) =>
    matchesSearch(`${lotName(lot, locale)} ${lot.lotNumber} ${lot.locationName ?? ''}`, query),
  );
  const found = [...near, ...far.lots.filter(({ id }) => lots.every((lot) => lot.id !== id))];
  const suggested = lots.filter(({ id }, index) => index < mostSuggested || id === value);
  const shown = isWhole ? found : suggested;

  return (
    <div className={styles.lots}>
      {isWhole && (
        <TextField
          label={t('produce.entry.findLot')}
          type="search"
          value={query}
          onChange={setQuery}
          hint={far.hasMore ? t('produce.entry.findMore') : undefined}
        />
      )}
      {far.notice}
      <RadioGroup
        label={t('produce.entry.lot')}
        value={value}
        onChange={(id) => {
          const chosen = shown.find((lot) => lot.id === id);
          if (chosen !== undefined) onChange(chosen);
        }}
        options={shown.map((lot) => ({
          value: lot.id,
          label: lotName(lot, locale),
          detail: [
            lot.lotNumber,
            lot.locationName,
            t('produce.entry.left', { quantity: formatQuantity(lot.remaining, lot.unit, locale) }),
          ]
            .filter((part) => part !== null)
            .join(' · '),
        }))}
      />
      {!isWhole && (far.hasMore || lots.length > suggested.length) && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {far.hasMore
            ? t('produce.entry.searchLots')
            : t('produce.entry.allLots', {
                number: formatNumber(lots.length, locale),
                count: lots.length,
              })}
        </Button>
      )}
    </div>
  );
}
