import { createHash } from 'node:crypto';
import { Script } from 'node:vm';
import type { BuildFile } from './build-file.ts';
import type { RefusalReason } from './build-refusal.ts';
import { integrityOf } from '@pazar/service/integrity';

type Files = ReadonlyMap<string, BuildFile>;

/** A hash that the bundler writes into a script for a chunk which that script loads. */
const embeddedIntegrity = /sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}/g;

/**
 * Reasons why a browser could not run the scripts of a build: one does not parse, or it loads a
 * chunk by a hash that no file of the build has, so the file was edited after bundling.
 */
export function checkScripts(files: Files): RefusalReason[] {
  const hashes = new Set([...files.values()].flatMap(({ bytes }) => hashesOf(bytes)));
  return [...files.values()]
    .filter(({ path }) => path.endsWith('.js'))
    .flatMap(({ path, bytes }) => {
      const text = new TextDecoder().decode(bytes);
      const unknown = (text.match(embeddedIntegrity) ?? []).filter((hash) => !hashes.has(hash));
      const edited = unknown.map((hash) => ({
        path,
        detail: `loads a file with the hash ${hash}, which the build does not have: build it again, and change no file afterwards`,
      }));
      return [...parseFaults(path, text), ...edited];
    });
}

function hashesOf(bytes: Uint8Array): string[] {
  return [`sha256-${createHash('sha256').update(bytes).digest('base64')}`, integrityOf(bytes)];
}

function parseFaults(path: string, text: string): RefusalReason[] {
  try {
    // Parsed and dropped: nothing of a build ever runs in the registry.
    void new Script(text, { filename: path });
    return [];
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return [{ path, detail: `is not a valid script: ${detail}` }];
  }
}

/** Reasons why texts would be missing on a screen: a language without keys, or without some keys. */
export function checkTexts(languages: Record<string, Record<string, unknown>>): RefusalReason[] {
  const all = new Set(Object.values(languages).flatMap((texts) => Object.keys(texts)));
  return Object.entries(languages).flatMap(([path, texts]) => {
    const missing = [...all].filter((key) => !Object.hasOwn(texts, key));
    if (all.size === 0) return [{ path, detail: 'contains no texts' }];
    if (missing.length === 0) return [];
    const named = missing.slice(0, 5).join(', ');
    const more = missing.length > 5 ? ` and ${missing.length - 5} more` : '';
    return [{ path, detail: `lacks keys that the other language has: ${named}${more}` }];
  });
}
