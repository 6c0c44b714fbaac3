import { logMeanExp, type Arm } from './sequential-test.ts';

/** How much more often than allowed visitors may be affected; each is an alternative to bet on. */
const relativeRisks = [1.5, 2, 3, 5, 10];

/**
 * Evidence that more visitors are affected than a limit allows, as the logarithm of an e-value: for
 * a first release, which has no earlier version to compare with. Where the rate is at most the
 * limit, the evidence ever exceeds ln(1 / α) with a probability of at most α, however often somebody
 * looks: each alternative multiplies its stake by how much more likely what happened was under it.
 *
 * @param limit share of those exposed, between 0 and 1
 */
export function evidenceOverLimit({ exposed, affected }: Arm, limit: number): number {
  const stakes = relativeRisks.map((risk) => {
    const rate = Math.min(risk * limit, 0.99);
    return (
      affected * Math.log(rate / limit) + (exposed - affected) * Math.log((1 - rate) / (1 - limit))
    );
  });
  return logMeanExp(stakes);
}
