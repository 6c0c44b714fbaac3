import type { LotDetail } from '@pazar/contracts/produce-detail';
import { RecordName } from '@pazar/section/record-name';
import { useFormatters } from '@pazar/section/use-formatters';
import { Button } from '@pazar/ui/button';
import { PlainItem, PlainList, Quiet } from '@pazar/ui/layout';
import { PageSection } from '@pazar/ui/page-section';
import { TextLink } from '@pazar/ui/text-link';
import { useState } from 'react';
import { LinkDialog } from './link-dialog.tsx';

/** The products that a lot is sold as. */
export function LinkedProducts({ lot }: { lot: LotDetail }) {
  const { t, ...format } = useFormatters('catalog');
  const [isOpen, setOpen] = useState(false);
  return (
    <PageSection
      title={t('produce.links.title')}
      isLandmark={false}
      actions={<Button onClick={() => setOpen(true)}>{t('produce.links.change')}</Button>}
    >
      {lot.linkedProducts.length === 0 ? (
        <p>{t('produce.links.none')}</p>
      ) : (
        <PlainList>
          {lot.linkedProducts.map(({ id, sku, name, stockAvailable: stock }) => (
            <PlainItem key={id}>
              <TextLink to={`/product/${id}`}>
                <RecordName name={name} />
              </TextLink>
              <Quiet>{sku}</Quiet>
              <span>
                {t('produce.links.stock', {
                  quantity: stock === null ? t('value.none') : format.quantity(stock, lot.unit),
                })}
              </span>
            </PlainItem>
          ))}
        </PlainList>
      )}
      {isOpen && <LinkDialog lot={lot} onClose={() => setOpen(false)} />}
    </PageSection>
  );
}
