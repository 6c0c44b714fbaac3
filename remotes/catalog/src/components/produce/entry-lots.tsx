import type { LotSummary } from '@pazar/contracts/produce';
import { formatQuantity } from '@pazar/format/quantity';
import { matchesSearch } from '@pazar/format/search-fold';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { RadioGroup } from '@pazar/ui/form/radio-group';
import { TextField } from '@pazar/ui/form/text-field';
import { useState } from 'react';
import { lotName } from './lot-name.ts';
import styles from './entry-form.module.css';

/** As many as a thumb reaches without scrolling. */
const mostSuggested = 3;

export interface EntryLotsProps {
  /** Likeliest first. */
  lots: readonly LotSummary[];
  value: string | null;
  onChange: (lotId: string) => void;
}

/** The lot that an entry is for: a few likely ones, all of them on request. */
export function EntryLots({ lots, value, onChange }: EntryLotsProps) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const [isWhole, setWhole] = useState(false);
  const [query, setQuery] = useState('');
  const found = lots.filter((lot) =>
    matchesSearch(`${lotName(lot, locale)} ${lot.lotNumber} ${lot.locationName ?? ''}`, query),
  );
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
        />
      )}
      <RadioGroup
        label={t('produce.entry.lot')}
        value={value}
        onChange={onChange}
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
      {!isWhole && lots.length > suggested.length && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {t('produce.entry.allLots', { number: lots.length, count: lots.length })}
        </Button>
      )}
    </div>
  );
}
