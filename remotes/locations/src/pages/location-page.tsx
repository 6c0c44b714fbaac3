import { municipalityName } from '@pazar/geography/municipalities';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { Outlet, useMatch, useParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Badge } from '@pazar/ui/badge';
import { RecordPage } from '@pazar/section/record/record-page';
import { useQuery } from '@tanstack/react-query';
import { locationResource } from '../api/locations.ts';
import { LocationActions } from '../components/location/location-actions.tsx';
import { LocationInfo } from '../components/location/location-info.tsx';

const tabs = { overview: '', edit: '/edit', customer: '/customer', history: '/history' } as const;
// The keys are those of the object above.
const tabNames = Object.keys(tabs) as (keyof typeof tabs)[];

/** One location: its head, its tabs and its cards in the info bar. Each tab is a separate route. */
export function LocationPage() {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const { id = '' } = useParams();
  const isEdited = useMatch('/location/:id/edit') !== null;
  const query = useQuery(locationResource.detail(useHttp(), id));
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
      actions={(location) => <LocationActions location={location} />}
      tabs={() =>
        tabNames.map((tab) => ({
          path: `/location/${id}${tabs[tab]}`,
          label: t(`location.tabs.${tab}`),
        }))
      }
    >
      {(location) => (
        <>
          <Outlet key={location.id} context={location} />
          {/* The form has its own cards, of what is typed. */}
          {!isEdited && <LocationInfo location={location} />}
        </>
      )}
    </RecordPage>
  );
}
