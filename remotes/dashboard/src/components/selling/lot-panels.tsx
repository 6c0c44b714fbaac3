import { formatDate } from '@pazar/format/date';
import { readLocalizedText } from '@pazar/format/localized-text';
import { formatNumber } from '@pazar/format/number';
import { formatQuantity } from '@pazar/format/quantity';
import { RecordPicture } from '@pazar/section/record-picture';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { useToday } from '@pazar/ui/input/use-today';
import { PlainItem, PlainList, Quiet, Row } from '@pazar/ui/layout';
import { TextLink } from '@pazar/ui/text-link';
import { useState } from 'react';
import { byCropName } from '../../model/by-crop-name.ts';
import type { BlockData } from '../../model/known-dashboard.ts';
import styles from './panels.module.css';
import { maxRows, ShowAll } from './show-all.tsx';
import { Subject } from './subject.tsx';

type DueLot = BlockData['harvestDue']['items'][number];

function useLotName(): (lot: Pick<DueLot, 'cropName' | 'variety'>) => string {
  const locale = useLocale();
  return ({ cropName, variety }) =>
    [readLocalizedText(cropName, locale).text, variety].filter((part) => part !== null).join(' ');
}

/** Lots whose harvest is expected within two weeks, or was. */
export function HarvestDue({ data: { items, total } }: { data: BlockData['harvestDue'] }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const today = useToday();
  const nameOf = useLotName();
  if (items.length === 0) return <p>{t('dashboard.harvestDue.nothing')}</p>;
  return (
    <>
      <PlainList>
        {items.slice(0, maxRows).map((lot) => {
          const first = lot.expectedFrom ?? lot.expectedTo ?? today;
          const isOver = (lot.expectedTo ?? first) < today;
          return (
            <PlainItem key={lot.id}>
              <Subject
                tile={<RecordPicture name={lot.cropName} kind={lot.cropId} />}
                action={
                  <TextLink to={`/produce/record/harvest?lot=${lot.id}`}>
                    {t('dashboard.quick.harvest')}
                  </TextLink>
                }
              >
                <TextLink to={`/produce/${lot.id}`}>{nameOf(lot)}</TextLink>{' '}
                <Quiet>
                  {t(isOver ? 'dashboard.harvestDue.overdue' : 'dashboard.harvestDue.from', {
                    day: formatDate(isOver ? (lot.expectedTo ?? first) : first, locale),
                  })}
                  {lot.expectedQuantity !== null &&
                    ` · ${formatQuantity(lot.expectedQuantity, lot.unit, locale)}`}
                </Quiet>
              </Subject>
            </PlainItem>
          );
        })}
      </PlainList>
      <ShowAll total={total} to="/produce?harvest=due&harvest=overdue" />
    </>
  );
}

/** Lots to sell first: their best is soon over, or is. */
export function BestBefore({ data: { items, total } }: { data: BlockData['bestBefore'] }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const today = useToday();
  const nameOf = useLotName();
  if (items.length === 0) return <p>{t('dashboard.bestBefore.nothing')}</p>;
  return (
    <>
      <PlainList>
        {items.slice(0, maxRows).map((lot) => {
          const isOver = lot.bestBefore < today;
          return (
            <PlainItem key={lot.id}>
              <Subject
                tile={<RecordPicture name={lot.cropName} kind={lot.cropId} />}
                action={
                  <Row>
                    {!isOver && (
                      <TextLink to={`/promotion/new?lot=${lot.id}`}>
                        {t('dashboard.bestBefore.promote')}
                      </TextLink>
                    )}
                    <TextLink to={`/produce/record/sale?lot=${lot.id}`}>
                      {t('dashboard.quick.sale')}
                    </TextLink>
                  </Row>
                }
              >
                <TextLink to={`/produce/${lot.id}`}>{nameOf(lot)}</TextLink>{' '}
                <Quiet>
                  {t(isOver ? 'dashboard.bestBefore.over' : 'dashboard.bestBefore.until', {
                    quantity: formatQuantity(lot.remaining, lot.unit, locale),
                    day: formatDate(lot.bestBefore, locale),
                  })}
                </Quiet>
              </Subject>
            </PlainItem>
          );
        })}
      </PlainList>
      <ShowAll total={total} to="/produce?sellFirst=true&sort=bestBefore" />
    </>
  );
}

/** The quantities on offer, by crop and unit. */
export function Remaining({ data: { items } }: { data: BlockData['remaining'] }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const [isWhole, setWhole] = useState(false);
  if (items.length === 0) return <p>{t('dashboard.remaining.nothing')}</p>;
  const sorted = byCropName(items, locale);
  const shown = isWhole ? sorted : sorted.slice(0, maxRows);
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('dashboard.remaining.crop')}</th>
            <th scope="col">{t('dashboard.remaining.lots')}</th>
            <th scope="col">{t('dashboard.remaining.left')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ cropId, cropName, unit, lots, remaining }) => {
            const name = readLocalizedText(cropName, locale).text;
            return (
              <tr key={`${cropId ?? name} ${unit}`}>
                <th scope="row">
                  <span className={styles.crop}>
                    <RecordPicture name={cropName} kind={cropId} />
                    {cropId === null ? (
                      name
                    ) : (
                      <TextLink to={`/produce?status=AVAILABLE&stock=some&cropId=${cropId}`}>
                        {name}
                      </TextLink>
                    )}
                  </span>
                </th>
                <td>{formatNumber(lots, locale)}</td>
                <td>{formatQuantity(remaining, unit, locale)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {items.length > maxRows && (
        <div className={styles.flush}>
          <Button variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {t('dashboard.showAll', { number: formatNumber(items.length, locale) })}
          </Button>
        </div>
      )}
    </>
  );
}
