import type { LotSummary } from '@pazar/contracts/produce';
import { matchesSearch } from '@pazar/format/search-fold';
import { LotPicture } from '@pazar/section/record-picture';
import { useChoices } from '@pazar/section/use-inline-query';
import { useFormatters } from '@pazar/section/use-formatters';
import { useHttp } from '@pazar/shell/http';
import { useTranslation } from 'react-i18next';
import { TextField } from '@pazar/ui/input/text-field';
import { useSettled } from '@pazar/ui/input/use-settled';
import { Dialog } from '@pazar/ui/overlay/dialog';
import { Stack } from '@pazar/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { openLots, openLotsMatching } from '../../../api/produce/lots.ts';
import { canRecord, type EntryKind } from '../../../model/produce/entry-kind.ts';
import { lotName } from '../lot-name.ts';
import styles from './entry-form.module.css';

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
                <LotPicture lot={lot} />
                <span className={styles.words}>
                  {label}
                  <span className={styles.detail}>{detail}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        {found.length === 0 && <p role="status">{t('produce.entry.noneFound')}</p>}
      </Stack>
    </Dialog>
  );
}

/** Letters from which a search finds few enough. */
const minSearchLength = 2;

export interface FarLots {
  /** Open lots that match, of all that the agent has. */
  readonly lots: readonly LotSummary[];
  /** Whether there are more than those that are loaded. */
  readonly hasMore: boolean;
  readonly notice: ReactNode;
}

/** Searches the server for lots where there are more than a page brings. */
export function useFarLots(kind: EntryKind, search: string): FarLots {
  const http = useHttp();
  // oxlint-disable-next-line pazar/read-failure -- OpenLots reports that the lots did not load
  const { data } = useQuery(openLots(http));
  const hasMore = data !== undefined && data.page.next !== null;
  const q = useSettled(search.trim());
  const enabled = hasMore && q.length >= minSearchLength;
  const { rows, notice } = useChoices({ ...openLotsMatching(http, q), enabled });
  const lots = rows.filter(({ status }) => canRecord(kind, status));
  return { lots, hasMore, notice };
}

/** A lot as an option: its name, and below it number, location and remaining quantity. */
export function useLotText() {
  const { t, locale, ...format } = useFormatters('catalog');
  return (lot: LotSummary) => ({
    label: lotName(lot, locale),
    detail: [
      lot.lotNumber,
      lot.locationName,
      t('produce.entry.left', { quantity: format.quantity(lot.remaining, lot.unit) }),
    ]
      .filter((part) => part !== null)
      .join(' · '),
  });
}
