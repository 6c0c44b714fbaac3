import type { LotSummary } from '@pazar/contracts/produce';
import { magnitude } from '@pazar/format/quantity-math';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useFormatters } from '@pazar/section/use-formatters';
import { useHttp } from '@pazar/shell/http';
import { InfoBar } from '@pazar/shell/info-bar';
import { InfoCard } from '@pazar/ui/info-card';
import { InfoLine, InfoLines } from '@pazar/ui/info-lines';
import { TextLink } from '@pazar/ui/text-link';
import { lastMovementsOf } from '../../../api/produce/harvests.ts';
import { lotName } from '../lot-name.ts';

/** The last entries of the lot, shown beside a new one so that the same is not recorded twice. */
export function LastEntriesCard({ lot }: { lot: LotSummary }) {
  const { t, locale, ...format } = useFormatters('catalog');
  const { data: last, notice } = useInlineQuery(lastMovementsOf(useHttp(), lot.id));
  if (last === undefined && notice === null) return null;
  return (
    <InfoBar>
      <InfoCard title={`${lotName(lot, locale)} ${lot.lotNumber}`}>
        {notice}
        {last?.isNew === true && <p>{t('movement.empty')}</p>}
        <InfoLines>
          {last?.movements.map(({ id, type, quantity, unit, occurredAt }) => (
            <InfoLine
              key={id}
              name={`${t(`movement.type.${type}`)} ${format.quantity(type === 'ADJUST' ? quantity : magnitude(quantity), unit)}`}
              detail={format.timestamp(occurredAt)}
            />
          ))}
        </InfoLines>
        <TextLink to={`/produce/${lot.id}`}>{t('produce.entry.allEntries')}</TextLink>
      </InfoCard>
    </InfoBar>
  );
}
