import type { Currency } from '@pazar/contracts/money';
import type { PromotionDetail, PromotionRequirement } from '@pazar/contracts/promotion-detail';
import { useTranslation } from 'react-i18next';
import { TextLink } from '@pazar/ui/text-link';

const required = ['target', 'startsAt', 'endsAt', 'code'] as const;
const judged = ['rule', 'endsAt', 'currency', 'locationIds', 'usageLimit', 'stockLimit'] as const;

/** The field of the form that a requirement is about, and what it says. */
export function lineOf({ pointer, code }: PromotionRequirement, currency: Currency) {
  const [, name] = pointer.split('/');
  if (code === 'required') {
    const field = required.find((one) => one === name) ?? 'target';
    return { field, key: `promotion.requirement.${field}` } as const;
  }
  const field = judged.find((one) => one === name) ?? 'rule';
  if (code === 'other-currency') {
    return { field, key: `promotion.requirement.other-currency.${currency}` } as const;
  }
  return { field, key: `promotion.requirement.${code}` } as const;
}

/** The page of a promotion at the first field that publishing asks for; at its top without one. */
export function lackingPath({ id, currency, publishRequirements }: PromotionDetail): string {
  const [first] = publishRequirements;
  return `/promotion/${id}${first === undefined ? '' : `#${lineOf(first, currency).field}`}`;
}

/** What publishing still asks for, each with a link to its field. */
export function RequirementLinks({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useTranslation('promotion');
  return promotion.publishRequirements.map((requirement) => {
    const { field, key } = lineOf(requirement, promotion.currency);
    return (
      <TextLink key={requirement.pointer} to={`/promotion/${promotion.id}#${field}`}>
        {t(key)}
      </TextLink>
    );
  });
}
