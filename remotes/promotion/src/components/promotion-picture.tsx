import type { PromotionSummary } from '@pazar/contracts/promotion';
import { RecordPicture } from '@pazar/section/record-picture';
import { RuleTile } from './rule-tile.tsx';

/** The tile before a promotion's name: its first product, or how much less everything costs. */
export function PromotionPicture({ promotion }: { promotion: PromotionSummary }) {
  const { rule, subject } = promotion;
  const [first] = subject?.names ?? [];
  if (first === undefined) return <RuleTile rule={rule} />;
  return <RecordPicture name={first} cover={subject?.cover} />;
}
