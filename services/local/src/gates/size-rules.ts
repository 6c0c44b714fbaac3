/** The most lines that the product is to have (docs/decisions/0034). */
const maxLines = 105_000;

const code = /^(?<part>host|remotes|services\/(?:api|releases|edge|local)|shared)\/.*\.tsx?$/;

/** Tests with what they use, benchmarks, the gallery, declarations, configuration, and what a command writes. */
const others = [
  /\.(?:test|spec|config|d)\.tsx?$/,
  /^shared\/testing\//,
  /\/(?:testing|test|fixtures|example|bench|gallery|demo-identity)\//,
  /\/database\/tables\//,
];

/** Part of the product that a file belongs to, such as `services/api`; undefined for what is no product. */
export function partOf(file: string): string | undefined {
  if (others.some((pattern) => pattern.test(file))) return undefined;
  return code.exec(file)?.groups?.['part'];
}

/** The lines of the product as one note, with the aim. */
export function describeSize(lines: ReadonlyMap<string, number>): string {
  const total = [...lines.values()].reduce((sum, one) => sum + one, 0);
  const number = new Intl.NumberFormat('en');
  const parts = [...lines].map(([part, one]) => `${part} ${number.format(one)}`);
  const aim = `the aim is at most ${number.format(maxLines)}`;
  return `${number.format(total)} lines of product, ${aim}: ${parts.join(', ')}`;
}
