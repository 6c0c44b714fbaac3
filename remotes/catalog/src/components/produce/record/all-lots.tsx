import type { LotSummary } from '@pazar/contracts/produce';
import { matchesSearch } from '@pazar/format/search-fold';
import { useTranslation } from '@pazar/shell/translation';
import { TextField } from '@pazar/ui/input/text-field';
import { Dialog } from '@pazar/ui/overlay/dialog';
import { Stack } from '@pazar/ui/record/layout';
import { useState } from 'react';
import type { EntryKind } from '../../../model/produce/entry-kind.ts';
import styles from './entry-form.module.css';
import { useFarLots } from './use-far-lots.ts';
import { useLotText } from './use-lot-text.ts';

export interface AllLotsProps {
  /** Likeliest first. */
  lots: readonly LotSummary[];
  /** Decides which lots of the server can be chosen. */
  kind: EntryKind;
  onChoose: (lot: LotSummary) => void;
  onClose: () => void;
}

/** All lots that an entry can be made on, with a search that also asks the server. */
export function AllLots({ lots, kind, onChoose, onClose }: AllLotsProps) {
  const { t } = useTranslation('catalog');
  const lotText = useLotText();
  const [query, setQuery] = useState('');
  const far = useFarLots(kind, query);
  const all = [...lots, ...far.lots.filter(({ id }) => lots.every((lot) => lot.id !== id))];
  const found = all
    .map((lot) => ({ lot, ...lotText(lot) }))
    .filter(({ label, detail }) => matchesSearch(`${label} ${detail}`, query));

  return (
    <Dialog title={t('produce.entry.otherLot')} onClose={onClose}>
      <Stack>
        <TextField
          label={t('produce.entry.findLot')}
          type="search"
          value={query}
          onChange={setQuery}
          hint={far.hasMore ? t('produce.entry.findMore') : undefined}
        />
        {far.notice}
        <ul className={styles.all} aria-label={t('produce.entry.lot')}>
          {found.map(({ lot, label, detail }) => (
            <li key={lot.id}>
              <button type="button" className={styles.choice} onClick={() => onChoose(lot)}>
                {label}
                <span className={styles.detail}>{detail}</span>
              </button>
            </li>
          ))}
        </ul>
        {found.length === 0 && <p role="status">{t('produce.entry.noneFound')}</p>}
      </Stack>
    </Dialog>
  );
}
