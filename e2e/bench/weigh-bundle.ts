import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';

/** Bytes of one package in a bundle: minified, and its share of the gzip size in proportion. */
export interface PackageWeight {
  readonly name: string;
  readonly bytes: number;
  readonly gzip: number;
}

/**
 * Computes the size of each package in a script from its source map. Compression works across
 * packages, so the gzip column is each one's proportional share; its sum is the file's gzip size.
 */
export function weighBundle(file: string): PackageWeight[] {
  const code = readFileSync(file, 'utf8');
  const lines = code.split('\n');
  const weights = new Map<string, number>();
  // A map repeats each source for each of its hundred thousand mappings.
  const owners = new Map<string | null, string>();
  const ownerOf = (source: string | null) => {
    const owner = owners.get(source) ?? packageOf(source);
    owners.set(source, owner);
    return owner;
  };
  let last: { line: number; column: number; owner: string } | undefined;

  const account = (line: number, column: number) => {
    if (last === undefined) return;
    const end = line === last.line ? column : (lines[last.line - 1]?.length ?? last.column);
    const bytes = end - last.column;
    weights.set(last.owner, (weights.get(last.owner) ?? 0) + bytes);
  };
  eachMapping(new TraceMap(readFileSync(`${file}.map`, 'utf8')), (mapping) => {
    account(mapping.generatedLine, mapping.generatedColumn);
    last = {
      line: mapping.generatedLine,
      column: mapping.generatedColumn,
      owner: ownerOf(mapping.source),
    };
  });
  account(Number.POSITIVE_INFINITY, 0);

  const gzip = gzipSync(code, { level: 9 }).length;
  const total = [...weights.values()].reduce((sum, bytes) => sum + bytes, 0);
  return [...weights]
    .map(([name, bytes]) => ({ name, bytes, gzip: Math.round((gzip * bytes) / total) }))
    .toSorted((a, b) => b.gzip - a.gzip);
}

function packageOf(source: string | null): string {
  if (source === null) return 'bundler runtime';
  const installed = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];
  if (installed !== undefined) return installed;
  const own = /(shared\/[^/]+|host)\/src\//.exec(source)?.[1];
  return own ?? (source.includes('webpack/') ? 'bundler runtime' : 'host');
}
