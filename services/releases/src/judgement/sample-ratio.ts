/** How firmly the test believes in the expected share before it saw anyone; larger is slower. */
const prior = 200;

/**
 * Evidence that visitors are not divided as expected, as the logarithm of an e-value: the
 * beta-binomial likelihood of the counts against the expected share. It may be checked as often as
 * needed, like `evidenceOfHarm`. A wrong ratio means that the two arms differ in more than their
 * version (a redirect, a lost beacon, a bot), so no conclusion is valid.
 *
 * Zero when everybody is expected on the canary: pages that opened before this step still report the
 * other version.
 */
export function evidenceOfWrongRatio(
  counted: { canary: number; control: number },
  expectedShare: number,
): number {
  if (expectedShare === 1) return 0;
  const { canary, control } = counted;
  const alpha = prior * expectedShare;
  const beta = prior * (1 - expectedShare);
  return (
    logBeta(alpha + canary, beta + control) -
    logBeta(alpha, beta) -
    canary * Math.log(expectedShare) -
    control * Math.log(1 - expectedShare)
  );
}

function logBeta(left: number, right: number): number {
  return logGamma(left) + logGamma(right) - logGamma(left + right);
}

/** Stirling's series after shifting the argument above 10: exact to about 1e-12. */
function logGamma(value: number): number {
  let shift = 0;
  let argument = value;
  while (argument < 10) {
    shift -= Math.log(argument);
    argument += 1;
  }
  const inverse = 1 / argument;
  const square = inverse * inverse;
  const series = inverse * (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square / 1680)));
  return (
    shift + (argument - 0.5) * Math.log(argument) - argument + 0.5 * Math.log(2 * Math.PI) + series
  );
}
