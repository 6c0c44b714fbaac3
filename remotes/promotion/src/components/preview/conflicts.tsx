import type {
  ConflictWinner,
  PromotionConflict,
  PromotionPreview,
  WinnerName,
} from '@pazar/contracts/promotion-preview';
import { formatDateTime } from '@pazar/format/date';
import { readLocalizedText } from '@pazar/format/localized-text';
import { formatMoney } from '@pazar/format/money';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { PlainItem, PlainList, Quiet } from '@pazar/ui/record/layout';
import { TextLink } from '@pazar/ui/text-link';
import { packName } from '@pazar/format/pack-name';

/** Other promotions that hold at the same time, when that begins, and who gives each pack its price. */
export function Conflicts({ preview }: { preview: PromotionPreview }) {
  const { t } = useTranslation('promotion');
  if (preview.conflicts.length === 0) return <p>{t('promotion.conflict.none')}</p>;
  return (
    <>
      <h3>{t('promotion.conflict.title')}</h3>
      <p>
        <Quiet>{t('promotion.conflict.rule')}</Quiet>
      </p>
      <PlainList label={t('promotion.conflict.title')}>
        {preview.conflicts.map((conflict) => (
          <PlainItem key={conflict.id}>
            <Conflict conflict={conflict} preview={preview} />
          </PlainItem>
        ))}
      </PlainList>
    </>
  );
}

interface ConflictProps {
  conflict: PromotionConflict;
  preview: PromotionPreview;
}

function Conflict({ conflict, preview }: ConflictProps) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const { id, name, code, from, winners } = conflict;
  const money = (minor: number) => formatMoney({ minor, currency: preview.currency }, locale);
  const packs = new Map(
    preview.products.flatMap((product) =>
      product.packs.map((pack) => [
        pack.packId,
        `${readLocalizedText(product.name, locale).text} ${packName(pack, locale)}`,
      ]),
    ),
  );
  /** Who gives a pack its price, and both prices. */
  const say = ({ packId, thisMinor, otherMinor }: ConflictWinner, winner: WinnerName) =>
    t(
      winner !== 'QUANTITY' && thisMinor === otherMinor
        ? `promotion.conflict.same${winner}`
        : `promotion.conflict.${winner}`,
      {
        names: packs.get(packId) ?? '',
        price: money(winner === 'OTHER' ? otherMinor : thisMinor),
        amount: money(winner === 'OTHER' ? thisMinor : otherMinor),
      },
    );
  return (
    <>
      <TextLink to={`/promotion/${id}`}>{readLocalizedText(name, locale).text}</TextLink>{' '}
      {from !== null && (
        <Quiet>{t('promotion.conflict.from', { start: formatDateTime(from, locale) })}</Quiet>
      )}{' '}
      {code !== null && <Quiet>{t('promotion.conflict.code', { code })}</Quiet>}
      <ul>
        {winners
          .filter(({ packId }) => packs.has(packId))
          .map((pack) => (
            <li key={pack.packId}>
              {pack.withCode === null ? (
                say(pack, pack.winner)
              ) : (
                <>
                  {t('promotion.conflict.withoutCode', { text: say(pack, pack.winner) })}
                  <br />
                  {t('promotion.conflict.withTheCode', { text: say(pack, pack.withCode) })}
                </>
              )}
            </li>
          ))}
      </ul>
    </>
  );
}
