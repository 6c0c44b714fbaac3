import type { PromotionDetail, PromotionRequirement } from '@pazar/contracts/promotion-detail';
import { useTranslation } from '@pazar/shell/translation';
import { TextLink } from '@pazar/ui/text-link';

/** The field of the form that a requirement is about, and what it says. */
function lineOf({ pointer, code }: PromotionRequirement) {
  if (code === 'past')
    return { field: 'endsAt', key: 'promotion.requirement.endsAt.past' } as const;
  if (code === 'taken-off')
    return { field: 'rule', key: 'promotion.requirement.rule.taken-off' } as const;
  const [, name] = pointer.split('/');
  const field = name === 'startsAt' || name === 'endsAt' || name === 'code' ? name : 'target';
  return { field, key: `promotion.requirement.${field}.required` } as const;
}

/** What publishing still asks for, each with a link to its field. */
export function RequirementLinks({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useTranslation('promotion');
  return promotion.publishRequirements.map((requirement) => {
    const { field, key } = lineOf(requirement);
    return (
      <TextLink
        key={`${requirement.pointer} ${requirement.code}`}
        to={`/promotion/${promotion.id}#${field}`}
      >
        {t(key)}
      </TextLink>
    );
  });
}
