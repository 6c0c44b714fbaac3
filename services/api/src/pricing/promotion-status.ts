import type { EffectivePromotionStatus } from '@pazar/contracts/promotion';
import { sql, type SQL } from '../database/drizzle.ts';
import { promotions } from '../database/tables/promotions.ts';

/** The status of a promotion at `now`: its stored status combined with its dates and its limits. */
export function effectiveStatus(now: Date): SQL<EffectivePromotionStatus> {
  const instant = sql`cast(${now.toISOString()} as timestamptz)`;
  return sql`case
    when ${promotions.status} in ('DRAFT', 'ARCHIVED') then ${promotions.status}
    when ${promotions.status} = 'STOPPED' or ${promotions.endsAt} <= ${instant}
      or ${promotions.exhaustedAt} <= ${instant} then 'ENDED'
    when ${promotions.status} = 'PAUSED' then 'PAUSED'
    when ${promotions.startsAt} > ${instant} then 'SCHEDULED'
    else 'ACTIVE'
  end`;
}
