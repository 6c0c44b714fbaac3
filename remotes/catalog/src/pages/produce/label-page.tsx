import { marketDay } from '@pazar/format/market-day';
import type { LotDetail } from '@pazar/contracts/produce-detail';
import { formatNumber } from '@pazar/format/number';
import { ownAccount } from '@pazar/section/account';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { SelectField } from '@pazar/ui/input/select-field';
import { Loaded } from '@pazar/section/record/loaded';
import { TextLink } from '@pazar/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { harvestsOf } from '../../api/produce/harvests.ts';
import styles from '../../components/produce/label/lot-label.module.css';
import { LotLabels } from '../../components/produce/label/lot-label.tsx';
import { LotRecord } from '../../components/produce/lot/lot-record.tsx';
import { PrintButton } from '../../components/produce/print-button.tsx';

/** A crate, or a sheet of A4 with four, eight, twelve or sixteen labels. */
const copyChoices = [1, 2, 4, 8, 12, 16] as const;

/** The label of a lot, ready to be printed. */
export function LabelPage() {
  const { t } = useTranslation('catalog');
  return (
    <LotRecord
      title={() => t('produce.label.title')}
      actions={() => <PrintButton variant="primary" />}
    >
      {(lot) => <PrintableLabel lot={lot} />}
    </LotRecord>
  );
}

function PrintableLabel({ lot }: { lot: LotDetail }) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const http = useHttp();
  const harvests = useQuery(harvestsOf(http, lot.id));
  const account = useInlineQuery(ownAccount(http));
  const [copies, setCopies] = useState<number>(1);
  const path = `/produce/${lot.id}`;
  return (
    <Loaded
      query={harvests}
      texts={{ loading: t('movement.loading'), failed: t('produce.label.failed') }}
    >
      {(movements) => (
        <>
          {account.notice}
          <div className={styles.choice}>
            <SelectField
              label={t('produce.label.copies')}
              value={copies}
              options={copyChoices.map((value) => ({ value, label: formatNumber(value, locale) }))}
              onChange={setCopies}
            />
          </div>
          <LotLabels
            lot={lot}
            producer={account.data?.displayName}
            copies={copies}
            harvestDays={movements.map(({ occurredAt }) => marketDay(new Date(occurredAt)))}
            address={new URL(path, location.origin).href}
          />
          <TextLink to={path}>{t('produce.label.back')}</TextLink>
        </>
      )}
    </Loaded>
  );
}
