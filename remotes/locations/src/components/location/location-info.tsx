import type { LocationDetail } from '@pazar/contracts/location-detail';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useHttp } from '@pazar/shell/http';
import { InfoBar } from '@pazar/shell/info-bar';
import { useTranslation } from 'react-i18next';
import { InfoCard } from '@pazar/ui/info-card';
import { Stack } from '@pazar/ui/layout';
import { locationUses } from '../../api/locations.ts';
import { OpenNow } from './open-now.tsx';
import { LocationUses } from './location-uses.tsx';
import { LocationWarnings } from './location-warnings.tsx';

/** As many of a kind as a card has lines for. */
const maxNamed = 5;

/** The info bar of a location: its hours today, its warnings and its uses. */
export function LocationInfo({ location }: { location: LocationDetail }) {
  const { t } = useTranslation('locations');
  const { warnings } = location;
  return (
    <InfoBar>
      <InfoCard title={t('location.info.open')}>
        <OpenNow location={location} />
      </InfoCard>
      {warnings.length > 0 && (
        <InfoCard title={t('location.info.warnings')}>
          <LocationWarnings location={location} />
        </InfoCard>
      )}
      <UsesCard id={location.id} />
    </InfoBar>
  );
}

/** What depends on a location. */
export function UsesCard({ id }: { id: string }) {
  const { t } = useTranslation('locations');
  const uses = useInlineQuery(locationUses(useHttp(), id));
  return (
    <InfoCard title={t('location.info.uses')}>
      <Stack>
        {uses.notice}
        {uses.data !== undefined && <LocationUses uses={uses.data} most={maxNamed} />}
      </Stack>
    </InfoCard>
  );
}
