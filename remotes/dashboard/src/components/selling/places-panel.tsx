import { locationSummarySchema } from '@pazar/contracts/location';
import { maxPageLimit } from '@pazar/contracts/page';
import * as z from '@pazar/contracts/schema';
import { firstLocations } from '@pazar/section/locations';
import { useShell } from '@pazar/shell/context';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { PlaceMap } from '@pazar/ui/map/place-map';
import { placePin } from '@pazar/section/map/place-pin';
import { Loaded } from '@pazar/section/record/loaded';
import { PageSection } from '@pazar/ui/page-section';
import { TextLink } from '@pazar/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { keptQuery } from '../../api/kept-query.ts';

/** Pixels: about as high as the panel beside it. */
const mapHeight = 320;

const kept = { as: 'dashboard.places', schema: z.array(locationSummarySchema) };

/** The active locations of the agent on the map; a pin opens its location. */
export function PlacesPanel({ title }: { title: string }) {
  const { t } = useTranslation('dashboard');
  const navigate = useNavigate();
  const { http, answers } = useShell();
  const locations = useQuery(keptQuery(firstLocations(http), answers, kept));
  const texts = { loading: t('dashboard.loading'), failed: t('dashboard.failed') };
  return (
    <PageSection title={title} isFramed>
      <Loaded query={locations} texts={texts}>
        {(items) =>
          items.length === 0 ? (
            <>
              <p>{t('dashboard.places.nothing')}</p>
              <TextLink to="/location/new">{t('dashboard.places.new')}</TextLink>
            </>
          ) : (
            <>
              <PlaceMap
                label={title}
                width="100%"
                height={mapHeight}
                pins={items.flatMap((location) => placePin(location))}
                onSelect={(id) => void (id !== null && navigate(`/location/${id}`))}
              />
              {items.length === maxPageLimit && <p>{t('dashboard.places.first')}</p>}
              <TextLink to="/location?status=ACTIVE">{t('dashboard.places.all')}</TextLink>
            </>
          )
        }
      </Loaded>
    </PageSection>
  );
}
