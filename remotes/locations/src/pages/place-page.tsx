import { municipalityName } from '@pazar/geography/municipalities';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { Outlet, useParams } from '@pazar/shell/router';
import { useTranslation } from '@pazar/shell/translation';
import { Badge } from '@pazar/ui/badge';
import { RecordPage } from '@pazar/ui/record/record-page';
import { useQuery } from '@tanstack/react-query';
import { placeResource } from '../api/places.ts';
import { PlaceActions } from '../components/place/place-actions.tsx';
import { PlaceInfo } from '../components/place/place-info.tsx';

const tabs = { overview: '', edit: '/edit', history: '/history' } as const;
// The keys are those of the object above.
const tabNames = Object.keys(tabs) as (keyof typeof tabs)[];

/** One place: its head, its tabs and what stands beside it. Each tab is a separate route. */
export function PlacePage() {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const { id = '' } = useParams();
  const query = useQuery(placeResource.detail(useHttp(), id));
  return (
    <RecordPage
      query={query}
      list={{ path: '/location', title: t('location.title') }}
      texts={{ loading: t('location.detail.loading'), failed: t('location.detail.failed') }}
      title={({ name }) => name}
      facts={({ type, address, status, isPrimary }) => (
        <>
          <span>{t(`location.type.${type}`)}</span>
          <span>{municipalityName(address.municipalityCode, locale)}</span>
          <Badge tone={status === 'ACTIVE' ? 'good' : 'neutral'}>
            {t(`location.status.${status}`)}
          </Badge>
          {isPrimary && <Badge tone="info">{t('location.primary')}</Badge>}
        </>
      )}
      actions={(place) => <PlaceActions place={place} />}
      tabs={() =>
        tabNames.map((tab) => ({
          path: `/location/${id}${tabs[tab]}`,
          label: t(`location.tabs.${tab}`),
        }))
      }
    >
      {(place) => (
        <>
          <Outlet key={place.id} context={place} />
          <PlaceInfo place={place} />
        </>
      )}
    </RecordPage>
  );
}
