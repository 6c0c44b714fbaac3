export interface Arm {
  exposed: number;
  affected: number;
}

/** The same window seen by the canary and by its concurrent control. */
export interface Pair {
  canary: Arm;
  control: Arm;
}

/** How much more often the canary may be affected; each is an alternative that the test bets on. */
const relativeRisks = [1.5, 2, 3, 5, 10, 30];

/**
 * Evidence that the canary is affected more often than its control, as the logarithm of an
 * e-value. When the two are alike, the evidence ever exceeds ln(1 / α) with a probability of at
 * most α, however often somebody looks (Ville's inequality); a usual test promises that for one
 * look at the end.
 *
 * Given that someone is affected, the chance that it is a canary's visitor is the canary's share of
 * those exposed, whatever the rate is. Each alternative bets that it is higher; a window multiplies
 * its stake by how much more likely what happened was under it. Windows are compared by
 * themselves, so that a bad hour that hits both arms says nothing about the canary.
 */
export function evidenceOfHarm(windows: readonly Pair[]): number {
  const stakes = relativeRisks.map((risk) =>
    windows.reduce((sum, window) => sum + logLikelihoodRatio(window, risk), 0),
  );
  return logMeanExp(stakes);
}

function logLikelihoodRatio({ canary, control }: Pair, risk: number): number {
  const exposed = canary.exposed + control.exposed;
  // A window without visits of one arm compares nothing.
  if (canary.exposed === 0 || control.exposed === 0) return 0;
  const share = canary.exposed / exposed;
  const expected = (risk * canary.exposed) / (risk * canary.exposed + control.exposed);
  return (
    canary.affected * Math.log(expected / share) +
    control.affected * Math.log((1 - expected) / (1 - share))
  );
}

/** The logarithm of the mean of stakes that are given as logarithms. */
export function logMeanExp(logarithms: readonly number[]): number {
  const largest = Math.max(...logarithms);
  const sum = logarithms.reduce((stake, value) => stake + Math.exp(value - largest), 0);
  return largest + Math.log(sum / logarithms.length);
}

export function total(windows: readonly Pair[]): Pair {
  const sum = (arm: 'canary' | 'control', field: keyof Arm) =>
    windows.reduce((count, window) => count + window[arm][field], 0);
  return {
    canary: { exposed: sum('canary', 'exposed'), affected: sum('canary', 'affected') },
    control: { exposed: sum('control', 'exposed'), affected: sum('control', 'affected') },
  };
}
