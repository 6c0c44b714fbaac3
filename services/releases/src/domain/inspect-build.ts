import { gzipSync } from 'node:zlib';
import type { BuildFiles } from '@pazar/contracts/releases/discovery';
import {
  containerNameOf,
  contractVersion,
  type SectionDescriptor,
} from '@pazar/contracts/releases/section-descriptor';
import {
  type Requirements,
  requirementsFile,
  requirementsSchema,
} from '@pazar/contracts/releases/requirements';
import { sectionDescriptorSchema } from '@pazar/contracts/releases/section-file';
import { z } from 'zod';
import type { BuildFile } from './build-file.ts';
import { BuildRefusal, type RefusalReason } from './build-refusal.ts';
import { checkCopies } from './check-copies.ts';
import { checkFiles } from './check-files.ts';
import { checkNames } from './common-paths.ts';
import { checkScripts, checkTexts } from './check-runs.ts';
import { contentDigest } from './content-digest.ts';
import { readFederationManifest, type FederationFacts } from './federation-manifest.ts';
import { integrityOf } from '@pazar/service/integrity';

/** Largest container entry, gzip −9 (budget in `docs/performance.md`; KB of 1000 bytes). */
const maxEntryGzipBytes = 10_500;

const manifestPath = 'mf-manifest.json';
const sectionPath = 'section.json';
const localization = {
  en: 'assets/localization/en.json',
  mk: 'assets/localization/mk.json',
} as const;

/** A build's properties, read from its bytes and not from its sender. */
export interface InspectedBuild {
  section: SectionDescriptor;
  build: BuildFiles;
  manifestIntegrity: string;
  digest: string;
  /** Null for a build that does not say what it needs. */
  requirements: Requirements | null;
}

type Files = ReadonlyMap<string, BuildFile>;

/** Reads a build and checks all that can be checked without a browser; throws `BuildRefusal`. */
export function inspectBuild(list: readonly BuildFile[]): InspectedBuild {
  const files: Files = new Map(list.map((file) => [file.path, file]));
  const reasons = checkFiles(files);
  const section = readJson({ files, path: sectionPath, schema: sectionDescriptorSchema }, reasons);
  const facts = readManifest(files, reasons);
  const requirements = readRequirements(files, reasons);
  const languages: Record<string, Record<string, unknown>> = {};
  for (const path of Object.values(localization)) {
    const texts = readJson({ files, path, schema: z.record(z.string(), z.unknown()) }, reasons);
    if (texts) languages[path] = texts;
  }
  reasons.push(...checkTexts(languages), ...checkScripts(files), ...checkCopies(files));
  if (section) reasons.push(...checkSection(section, facts), ...checkChunks(section, files));
  if (facts) reasons.push(...checkAssets(facts, files));
  const manifest = files.get(manifestPath);
  if (reasons.length > 0 || !section || !facts || !manifest) throw new BuildRefusal(reasons);
  return {
    section,
    build: describe(facts, list),
    manifestIntegrity: integrityOf(manifest.bytes),
    digest: contentDigest(list),
    requirements,
  };
}

function readJson<T>(
  source: { files: Files; path: string; schema: z.core.$ZodType<T> },
  reasons: RefusalReason[],
): T | undefined {
  const { files, path, schema } = source;
  const file = files.get(path);
  if (!file) {
    reasons.push({ path, detail: 'is missing' });
    return undefined;
  }
  try {
    const parsed = z.safeParse(schema, JSON.parse(new TextDecoder().decode(file.bytes)));
    if (parsed.success) return parsed.data;
    reasons.push({ path, detail: z.prettifyError(parsed.error) });
  } catch {
    reasons.push({ path, detail: 'is not JSON' });
  }
  return undefined;
}

function readRequirements(files: Files, reasons: RefusalReason[]): Requirements | null {
  if (!files.has(requirementsFile)) return null;
  const source = { files, path: requirementsFile, schema: requirementsSchema };
  return readJson(source, reasons) ?? null;
}

function readManifest(files: Files, reasons: RefusalReason[]): FederationFacts | undefined {
  const file = files.get(manifestPath);
  const path = manifestPath;
  if (!file) {
    reasons.push({ path, detail: 'is missing' });
    return undefined;
  }
  try {
    const facts = readFederationManifest(new TextDecoder().decode(file.bytes));
    if (!Array.isArray(facts)) return facts;
    reasons.push(...facts.map((detail) => ({ path, detail })));
  } catch {
    reasons.push({ path, detail: 'is not JSON' });
  }
  return undefined;
}

function checkSection(section: SectionDescriptor, facts?: FederationFacts): RefusalReason[] {
  const reasons: RefusalReason[] = [];
  if (section.contract !== contractVersion) {
    const detail = `is written for contract version ${section.contract}; the shell has ${contractVersion}`;
    reasons.push({ path: sectionPath, detail });
  }
  const container = containerNameOf(section.name);
  // The suffix is a hash. A longer name is another remote's, such as `cat_alog` next to `cat`.
  const suffix = facts?.container.startsWith(container) && facts.container.slice(container.length);
  const isOwn = typeof suffix === 'string' && /^(?:_[0-9a-f]{8})?$/.test(suffix);
  if (facts && !isOwn) {
    const detail = `needs a container named ${container}_…, but the manifest names ${facts.container}`;
    reasons.push({ path: sectionPath, detail });
  }
  return reasons;
}

/** A path that the build does not have, or a name that its build did not replace. */
function checkChunks({ chunks = {} }: SectionDescriptor, files: Files): RefusalReason[] {
  return Object.entries(chunks).flatMap(([page, paths]) =>
    paths
      .filter((path) => !files.has(path))
      .map((path) => ({
        path: sectionPath,
        detail: `names "${path}" as a chunk of ${page}, which is not in the build`,
      })),
  );
}

function checkAssets(facts: FederationFacts, files: Files): RefusalReason[] {
  const named = [facts.entry, ...facts.expose.js, ...facts.expose.css, ...facts.lazy];
  const reasons = named
    .filter((path) => !files.has(path))
    .map((path) => ({ path, detail: 'is named by the manifest but is not in the build' }));
  const entry = files.get(facts.entry);
  if (entry) reasons.push(...checkEntry(entry));
  return [...reasons, ...checkNames(describe(facts, [...files.values()]), [...files.keys()])];
}

/** A CommonJS module marks itself so; the bundler's own runtime does it once. */
const commonJsMark = /Symbol\.toStringTag,\s*\{\s*value:\s*["']Module["']/g;

function checkEntry({ path, bytes }: BuildFile): RefusalReason[] {
  const reasons: RefusalReason[] = [];
  const marks = new TextDecoder().decode(bytes).match(commonJsMark)?.length ?? 0;
  if (marks > 1) {
    const detail = `contains ${marks - 1} CommonJS modules: build with the federation runtime as ES modules`;
    reasons.push({ path, detail });
  }
  const size = gzipSync(bytes, { level: 9 }).byteLength;
  if (size > maxEntryGzipBytes) {
    reasons.push({
      path,
      detail: `is ${size} bytes after gzip; an entry may have ${maxEntryGzipBytes}`,
    });
  }
  return reasons;
}

function describe(facts: FederationFacts, files: readonly BuildFile[]): BuildFiles {
  const texts = new Set<string>(Object.values(localization));
  const hashed = files.filter(({ path }) => /\.(?:js|css)$/.test(path) || texts.has(path));
  return {
    pluginVersion: facts.pluginVersion,
    container: facts.container,
    entry: facts.entry,
    expose: facts.expose,
    localization: { ...localization },
    shared: facts.shared,
    integrity: Object.fromEntries(
      hashed
        .toSorted((left, right) => (left.path < right.path ? -1 : 1))
        .map((file) => [file.path, integrityOf(file.bytes)]),
    ),
  };
}
