import type { LocationRow } from '@pazar/contracts/location-row';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { formatMoney } from '@pazar/format/money';
import { formatNumber } from '@pazar/format/number';
import { useHttp } from '@pazar/shell/http';
import { InfoBar } from '@pazar/shell/info-bar';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { DescriptionList } from '@pazar/ui/description-list';
import { InfoCard } from '@pazar/ui/info-card';
import { InfoLine, InfoLines } from '@pazar/ui/info-lines';
import { Row, Stack } from '@pazar/ui/layout';
import { TextLink } from '@pazar/ui/text-link';
import { locationUses } from '../../api/locations.ts';
import { municipalityBeside } from '../../model/municipality-beside.ts';
import { settlementText } from '../../model/settlement-text.ts';
import { LocationWarnings } from '../location/location-warnings.tsx';
import { OpenNow } from '../location/open-now.tsx';

interface ListInfoProps {
  locations: readonly LocationRow[];
  numbers: ReadonlyMap<string, number>;
  selected: string | null;
}

/**
 * Beside the list: the location that is chosen on the map, until then the primary one, and the faults of each
 * location.
 */
export function ListInfo({ locations, numbers, selected }: ListInfoProps) {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const chosen =
    locations.find(({ id }) => id === selected) ?? locations.find(({ isPrimary }) => isPrimary);
  const amiss = locations.filter(({ warnings }) => warnings.length > 0);
  if (chosen === undefined && amiss.length === 0) return null;
  return (
    <InfoBar>
      {chosen !== undefined && <PlaceCard location={chosen} number={numbers.get(chosen.id)} />}
      {amiss.length > 0 && (
        <InfoCard
          title={t('location.info.amiss', {
            count: amiss.length,
            number: formatNumber(amiss.length, locale),
          })}
        >
          <Stack>
            {amiss.map((location) => (
              <div key={location.id}>
                <strong>{location.name}</strong>
                <LocationWarnings location={location} />
              </div>
            ))}
          </Stack>
        </InfoCard>
      )}
    </InfoBar>
  );
}

interface PlaceCardProps {
  location: LocationRow;
  number: number | undefined;
}

/**
 * Position, hours, products and the customers' view of a location. A sale names no location, so the sum of the week
 * is that of the products, wherever they were sold.
 */
function PlaceCard({ location, number = 0 }: PlaceCardProps) {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const { id, name, address, publicPrecision } = location;
  const uses = useInlineQuery(locationUses(useHttp(), id));
  const lines = [
    address.line1,
    settlementText(address, locale),
    municipalityBeside(address, locale),
  ];
  return (
    <InfoCard title={`${number} · ${name}`}>
      <Stack>
        <InfoLines>
          <InfoLine detail={lines.filter(Boolean).join(', ')} />
        </InfoLines>
        <OpenNow location={location} />
        {uses.notice}
        <DescriptionList
          items={[
            ...(uses.data === undefined
              ? []
              : [
                  {
                    term: t('location.info.products'),
                    detail: formatNumber(uses.data.counts.product, locale),
                  },
                  ...uses.data.soldThisWeek.map(({ currency, amountMinor }) => ({
                    term: t('location.info.soldThisWeek'),
                    detail: formatMoney({ minor: amountMinor, currency }, locale),
                  })),
                ]),
            {
              term: t('location.info.seen'),
              detail: t(`location.precision.${publicPrecision}`),
            },
          ]}
        />
        <Row>
          <TextLink to={`/location/${id}`}>{t('location.info.show')}</TextLink>
          <TextLink to={`/location/${id}/edit`}>{t('location.tabs.edit')}</TextLink>
          <TextLink to={`/location/${id}/customer`}>{t('location.action.asCustomer')}</TextLink>
        </Row>
      </Stack>
    </InfoCard>
  );
}
