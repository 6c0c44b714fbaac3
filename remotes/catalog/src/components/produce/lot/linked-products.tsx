import type { LotDetail } from '@pazar/contracts/produce-detail';
import { readLocalizedText } from '@pazar/format/localized-text';
import { formatQuantity } from '@pazar/format/quantity';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { PlainItem, PlainList, Quiet } from '@pazar/ui/record/layout';
import { PageSection } from '@pazar/ui/record/page-section';
import { TextLink } from '@pazar/ui/text-link';
import { useState } from 'react';
import { LinkDialog } from './link-dialog.tsx';

/** The products that a lot is sold as. */
export function LinkedProducts({ lot }: { lot: LotDetail }) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
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
              <TextLink to={`/product/${id}`}>{readLocalizedText(name, locale).text}</TextLink>
              <Quiet>{sku}</Quiet>
              <span>
                {t('produce.links.stock', {
                  quantity:
                    stock === null ? t('value.none') : formatQuantity(stock, lot.unit, locale),
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
