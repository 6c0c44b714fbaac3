import type { ProductDetail } from '@pazar/contracts/product-detail';
import { placeSource } from '@pazar/section/places';
import { namedQuery } from '@pazar/section/search-source';
import { useBeside } from '@pazar/section/use-beside';
import { useHttp } from '@pazar/shell/http';
import { useTranslation } from '@pazar/shell/translation';
import { InfoCard } from '@pazar/ui/info-card';
import { InfoLine, InfoLines } from '@pazar/ui/record/info-lines';
import { TextLink } from '@pazar/ui/text-link';

/** Where customers can buy it, with the way to each place. */
export function PlacesCard({ product: { locationIds } }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const { data = [], notice } = useBeside(namedQuery(useHttp(), placeSource(), locationIds));
  if (locationIds.length === 0) return null;
  return (
    <InfoCard title={t('product.places.title')}>
      {notice}
      <InfoLines>
        {data.map(({ id, name, address }) => (
          <InfoLine
            key={id}
            name={<TextLink to={`/location/${id}`}>{name}</TextLink>}
            detail={address.settlement}
          />
        ))}
      </InfoLines>
    </InfoCard>
  );
}
