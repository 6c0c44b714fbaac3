import type { LotSummary } from '@pazar/contracts/produce';
import { LotPicture } from '@pazar/section/record-picture';
import { useFormatters } from '@pazar/section/use-formatters';
import { Button } from '@pazar/ui/button';
import { RadioGroup } from '@pazar/ui/input/radio-group';
import { type RefObject, useState } from 'react';
import type { EntryKind } from '../../../model/produce/entry-kind.ts';
import { AllLots, useFarLots, useLotText } from './all-lots.tsx';
import styles from './entry-form.module.css';

/** As many as a thumb reaches without scrolling. */
const maxSuggested = 3;

export interface EntryLotsProps {
  /** Likeliest first. */
  lots: readonly LotSummary[];
  kind: EntryKind;
  /** Identifier of the chosen lot; null before one is chosen. */
  value: string | null;
  error: string | undefined;
  /** The first choice. */
  firstRef: RefObject<HTMLInputElement | null>;
  onChange: (lot: LotSummary) => void;
}

/** The lot that an entry is for: a few likely ones, all of them in a dialog with a search. */
export function EntryLots({ lots, kind, value, error, firstRef, onChange }: EntryLotsProps) {
  const { t, ...format } = useFormatters('catalog');
  const lotText = useLotText();
  const [isOpen, setOpen] = useState(false);
  const { hasMore } = useFarLots(kind, '');
  const suggested = lots.filter(({ id }, index) => index < maxSuggested || id === value);

  return (
    <div className={styles.lots}>
      <RadioGroup
        ref={(first) => {
          firstRef.current = first;
        }}
        label={t('produce.entry.lot')}
        layout="cards"
        error={error}
        value={value}
        onChange={(id) => {
          const chosen = suggested.find((lot) => lot.id === id);
          if (chosen !== undefined) onChange(chosen);
        }}
        options={suggested.map((lot) => ({
          value: lot.id,
          picture: <LotPicture lot={lot} />,
          ...lotText(lot),
        }))}
      />
      {(hasMore || lots.length > suggested.length) && (
        <Button icon="search" onClick={() => setOpen(true)}>
          {hasMore
            ? t('produce.entry.searchLots')
            : t('produce.entry.allLots', {
                number: format.number(lots.length),
                count: lots.length,
              })}
        </Button>
      )}
      {isOpen && (
        <AllLots
          lots={lots}
          kind={kind}
          onChoose={(lot) => {
            setOpen(false);
            onChange(lot);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
