import { LotPicture } from '@pazar/section/record-picture';
import { useChoices } from '@pazar/section/use-inline-query';
import { useFormatters } from '@pazar/section/use-formatters';
import { useHttp } from '@pazar/shell/http';
import { InfoBar } from '@pazar/shell/info-bar';
import { InfoCard } from '@pazar/ui/info-card';
import { useToday } from '@pazar/ui/input/use-today';
import { InfoLine, InfoLines } from '@pazar/ui/info-lines';
import { TextLink } from '@pazar/ui/text-link';
import { lotName } from '../lot-name.ts';
import { lotsToSellFirst } from '../../../api/produce/lots.ts';

/** Lots that are past their best or soon will be, soonest first: candidates for tomorrow's market. */
export function SellFirst() {
  const { t, locale, ...format } = useFormatters('catalog');
  const today = useToday();
  const { rows: lots, notice } = useChoices(lotsToSellFirst(useHttp()));
  if (lots.length === 0 && !notice) return null;
  return (
    <InfoBar>
      <InfoCard title={t('produce.sellFirst.title')}>
        {notice}
        <InfoLines>
          {lots.map((lot) => {
            const day = lot.bestBefore ?? today;
            const isOver = day < today;
            return (
              <InfoLine
                key={lot.id}
                picture={<LotPicture lot={lot} />}
                name={<TextLink to={`/produce/${lot.id}`}>{lotName(lot, locale)}</TextLink>}
                detail={t(isOver ? 'produce.sellFirst.over' : 'produce.sellFirst.until', {
                  quantity: format.quantity(lot.remaining, lot.unit),
                  day: format.day(day),
                })}
              >
                {!isOver && (
                  <TextLink to={`/promotion/new?lot=${lot.id}`}>
                    {t('produce.sellFirst.promote')}
                  </TextLink>
                )}
                <TextLink to={`/produce/record/sale?lot=${lot.id}`}>
                  {t('produce.entry.save.sale')}
                </TextLink>
              </InfoLine>
            );
          })}
        </InfoLines>
      </InfoCard>
    </InfoBar>
  );
}
