import type { ProductImage } from '@pazar/contracts/product-image';
import { useTranslation } from 'react-i18next';
import { Badge } from '@pazar/ui/badge';
import { CardGrid } from '@pazar/ui/card-grid';
import { PageSection } from '@pazar/ui/page-section';
import { Picture } from '@pazar/section/record/picture';
import { StatusPanel } from '@pazar/ui/status-panel';
import { managedRecords } from '../api/records.ts';
import { codeText } from '../model/field-texts.ts';
import { useFormatters } from '../model/use-formatters.ts';
import { LazyLocationsMap } from '../components/record/lazy-locations-map.ts';
import { ManagedRecordPage } from '../components/record/managed-record-page.tsx';
import { ModerationAction } from '../components/record/moderation-action.tsx';

/** Any agent's product, with its pictures and why it is blocked. */
export function ProductRecordPage() {
  const words = useFormatters();
  const { t, localized } = words;
  return (
    <ManagedRecordPage
      kind="products"
      read={managedRecords.products}
      title={({ name }) => localized(name)}
      state={({ visibility: { live, reasons } }) => (
        <Badge tone={live ? 'good' : 'neutral'}>
          {live
            ? t('record.seen')
            : t('record.hidden', { why: reasons.map((one) => codeText(words, one)).join(', ') })}
        </Badge>
      )}
      actions={(product) => <ModerationAction product={product} name={localized(product.name)} />}
    >
      {({ moderation, images }) => (
        <>
          {moderation.status === 'BLOCKED' && (
            <StatusPanel
              title={t('record.blocked')}
              detail={moderation.reason ?? ''}
              tone="danger"
              icon="warning"
            />
          )}
          <Pictures images={images} />
        </>
      )}
    </ManagedRecordPage>
  );
}

function Pictures({ images }: { images: readonly ProductImage[] }) {
  const { t } = useTranslation('management');
  if (images.length === 0) return null;
  return (
    <PageSection title={t('record.pictures')}>
      <CardGrid>
        {images.map((image) => (
          <Picture key={image.id} image={image} size={480} />
        ))}
      </CardGrid>
    </PageSection>
  );
}

/** Any agent's lot. */
export function LotRecordPage() {
  const { localized } = useFormatters();
  return (
    <ManagedRecordPage
      kind="produce"
      read={managedRecords.produce}
      title={({ cropName, lotNumber }) => `${localized(cropName)} ${lotNumber}`}
    />
  );
}

/** Any agent's location, on the map too. */
export function LocationRecordPage() {
  const { t } = useTranslation('management');
  return (
    <ManagedRecordPage kind="locations" read={managedRecords.locations} title={({ name }) => name}>
      {(location) => <LazyLocationsMap label={t('record.map')} locations={[location]} />}
    </ManagedRecordPage>
  );
}

/** Any agent's promotion. */
export function PromotionRecordPage() {
  const { localized } = useFormatters();
  return (
    <ManagedRecordPage
      kind="promotions"
      read={managedRecords.promotions}
      title={({ name }) => localized(name)}
    />
  );
}
