import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import type { TextKey } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { AlsoLines } from './also-lines.tsx';
import { ChecklistCard } from './checklist-card.tsx';
import { lineOf } from './requirement-links.tsx';

const asked = ['rule', 'target', 'startsAt', 'endsAt'] as const;

type Ready = Extract<TextKey<'promotion'>, `promotion.ready.${string}`>;

/** What the checklist says of a field that is right. */
function readyKey(field: string, { startsAt, endsAt }: PromotionDetail): Ready {
  if (field === 'endsAt' && endsAt === null) return 'promotion.ready.goesOn';
  if (field === 'startsAt' && startsAt === null) return 'promotion.ready.startsNow';
  // Every field that is asked for has a text; the type of the fields is wider.
  return `promotion.ready.${field}` as Ready;
}

/** The requirements for publishing: the fulfilled ones, and the others with a link to the field. */
export function Checklist({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useTranslation('promotion');
  const { id, trigger, currency, publishRequirements } = promotion;
  const isPaused = promotion.effectiveStatus === 'PAUSED';
  const lacking = new Map(
    publishRequirements
      .map((requirement) => lineOf(requirement, currency))
      .map(({ field, key }) => [field, key]),
  );
  const fields = [
    ...asked,
    ...(trigger === 'CODE' ? (['code'] as const) : []),
    ...(['usageLimit', 'stockLimit'] as const).filter((limit) => promotion[limit] !== null),
    // Requirements that are shown only when they are not met.
    ...(['currency', 'locationIds'] as const).filter((field) => lacking.has(field)),
  ];
  const lines = fields.map((field) => {
    const key = lacking.get(field);
    return key === undefined
      ? { field, fix: null, text: t(readyKey(field, promotion)) }
      : { field, fix: `/promotion/${id}#${field}`, text: t(key) };
  });
  return (
    <ChecklistCard
      title={t(isPaused ? 'promotion.info.checklistPaused' : 'promotion.info.checklist')}
      lines={lines}
    >
      {!isPaused && <AlsoLines promotion={promotion} />}
    </ChecklistCard>
  );
}
