/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export type Random = () => number;

/** A separate generator for each seed; good enough to draw visitors, not to create secrets. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How many of `trials` happen, each with `chance`. */
export function drawBinomial(random: Random, trials: number, chance: number): number {
  if (chance <= 0) return 0;
  let happened = 0;
  for (let trial = 0; trial < trials; trial += 1) if (random() < chance) happened += 1;
  return happened;
}

/** A whole number around `mean`, as visitors arrive (Poisson; normal above 500). */
export function drawPoisson(random: Random, mean: number): number {
  if (mean > 500) {
    // Box and Muller; the first draw may not be 0.
    const radius = Math.sqrt(-2 * Math.log(1 - random()));
    return Math.max(
      0,
      Math.round(mean + radius * Math.cos(2 * Math.PI * random()) * Math.sqrt(mean)),
    );
  }
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > limit; product *= random()) count += 1;
  return count;
}
