import type { LotDetail } from '@pazar/contracts/produce-detail';
import { formatList } from '@pazar/format/list';
import { useFormatters } from '@pazar/section/use-formatters';
import { PrintAlone } from '@pazar/ui/print/print-alone';
import { QrCode } from '@pazar/ui/print/qr-code';
import { lotName } from '../lot-name.ts';
import styles from './lot-label.module.css';

interface LotLabelProps {
  lot: LotDetail;
  /** Who grew or sells it; undefined while that is not known. */
  producer: string | undefined;
  /** Days on which the content of the pack was picked, oldest first. */
  harvestDays: readonly string[];
  /** Address that the code opens. */
  address: string;
}

export interface LotLabelsProps extends LotLabelProps {
  /** Labels on paper; the page shows one. */
  copies: number;
}

/** Labels for printing, as many side by side as fit on the paper. */
export function LotLabels({ copies, ...label }: LotLabelsProps) {
  return (
    <PrintAlone>
      <div className={styles.sheet}>
        <LotLabel {...label} />
        <div className={styles.copies} aria-hidden="true">
          {Array.from({ length: copies - 1 }, (_, index) => (
            <LotLabel key={index} {...label} />
          ))}
        </div>
      </div>
    </PrintAlone>
  );
}

/** The label of a crate: crop, origin, days, and a code that opens the lot. */
function LotLabel({ lot, producer, harvestDays, address }: LotLabelProps) {
  const { t, locale, ...format } = useFormatters('catalog');
  const day = (value: string) => format.day(value);
  const [first] = harvestDays;
  const last = harvestDays.at(-1);
  const facts = [
    { key: 'lotNumber', detail: lot.lotNumber },
    { key: 'locationId', detail: lot.locationName },
    { key: 'supplierName', detail: lot.supplierName },
    {
      key: 'qualityClass',
      detail: lot.qualityClass === null ? null : t(`produce.quality.${lot.qualityClass}`),
    },
    { key: 'bestBefore', detail: lot.bestBefore === null ? null : day(lot.bestBefore) },
    {
      key: 'certifications',
      detail:
        lot.certifications.length === 0
          ? null
          : formatList(
              lot.certifications.map(({ type }) => t(`certificate.${type}`)),
              locale,
            ),
    },
  ] as const;

  return (
    <article className={styles.label} aria-label={t('produce.label.title')}>
      <div className={styles.words}>
        {producer !== undefined && <p className={styles.producer}>{producer}</p>}
        <h2 className={styles.name}>{lotName(lot, locale)}</h2>
        <dl className={styles.facts}>
          {facts.map(
            ({ key, detail }) =>
              detail !== null && (
                <div key={key} className={styles.fact}>
                  <dt>{t(`produce.field.${key}`)}</dt>
                  <dd>{detail}</dd>
                </div>
              ),
          )}
          {first !== undefined && last !== undefined && (
            <div className={styles.fact}>
              <dt>{t('produce.label.harvested')}</dt>
              <dd>{first === last ? day(first) : `${day(first)} – ${day(last)}`}</dd>
            </div>
          )}
        </dl>
      </div>
      <div className={styles.code}>
        <QrCode text={address} label={t('produce.label.code', { address })} />
        <p className={styles.brand}>{t('produce.label.brand')}</p>
      </div>
    </article>
  );
}
