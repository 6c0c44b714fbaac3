import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';

const compress = promisify(zstdCompress);

/** Earlier files of one name that are looked at, the newest first. A browser has one of the last versions. */
const maxCandidates = 12;
/** Bytes of answers that are kept in memory. A changed chunk is a few hundred bytes. */
const maxKept = 8 * 1024 * 1024;
/** Answers that are kept, and hashes of files. Misses are small, and only their number limits them. */
const maxEntries = 10_000;
/** For how long no folder is read again for a hash that no file has. */
const missMs = 60_000;
/** Between 1 and 22. With the highest useful one, a chunk of 80 KB needs 20 ms, once. */
const level = 19;
/** RFC 9842, section 5: a skippable frame of 32 bytes, in which the hash of the dictionary is. */
const dczHeader = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00]);
/** A file that the bundler or the registry named by its content: `product-list.5f220a8749.js`. */
const hashedName = /^([\w.-]+)\.[\w-]{8,64}(\.(?:js|css|json))$/;
/** A file that versions have in common. No part of the address begins with a dot. */
const commonFile = /^\/\w[\w-]*\/files\/(?:\w[\w.-]*\/)*\w[\w.-]*$/;

/** An answer as the difference to a file that the browser has. */
export interface Difference {
  /** The address without query: `/catalog/files/static/js/async/lot.1b49bb7cff.js`. */
  readonly path: string;
  /** SHA-256 of the file that the browser has, in base64. */
  readonly dictionary: string;
}

interface Candidate {
  readonly file: string;
  readonly at: number;
  /** Changes when somebody writes the file. */
  readonly state: string;
}

async function candidateOf(file: string): Promise<Candidate> {
  const { mtimeMs: at, size } = await stat(file);
  return { file, at, state: `${at} ${size}` };
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64');
}

/**
 * Compression with what the browser has of an earlier version (RFC 9842): a changed word costs some hundred bytes, not
 * the whole chunk. Each hashed file says that it is the dictionary of later files of its name. When the
 * browser then asks for one, it names the file that it has by its hash.
 *
 * @param root folder of the builds
 */
export function createDictionaries(root: string) {
  const hashes = new LRUCache<string, string>({ max: maxEntries });
  // One at a time: requests for files as they are need the other processors.
  const limit = pLimit(1);
  const differences = new LRUCache<string, Buffer, Difference>({
    max: maxEntries,
    maxSize: maxKept,
    sizeCalculation: ({ length }, key) => length + key.length,
    fetchMethod: async (_key, _stale, { context, options }) => {
      const made = await difference(context);
      if (made.length === 0) options.ttl = missMs;
      return made;
    },
  });

  async function hashOf({ file, state }: Candidate): Promise<string> {
    const key = `${file} ${state}`;
    const known = hashes.get(key);
    if (known !== undefined) return known;
    const hash = sha256(await readFile(file));
    hashes.set(key, hash);
    return hash;
  }

  /** Other files of the same name in the same folder, the newest first. */
  async function earlierFiles(path: string): Promise<Candidate[]> {
    const name = familyOf(basename(path));
    const folder = join(root, dirname(path));
    const files = (await readdir(folder)).filter(
      (file) => familyOf(file) === name && file !== basename(path),
    );
    const candidates = await Promise.all(files.map((file) => candidateOf(join(folder, file))));
    return candidates.toSorted((a, b) => b.at - a.at).slice(0, maxCandidates);
  }

  /** Empty when no earlier file has the hash. */
  async function difference({ path, dictionary }: Difference): Promise<Buffer> {
    for (const candidate of await earlierFiles(path)) {
      if ((await hashOf(candidate)) !== dictionary) continue;
      const frame = await limit(() => compressWith(candidate.file, { path, dictionary }));
      if (frame !== null) {
        return Buffer.concat([dczHeader, Buffer.from(dictionary, 'base64'), frame]);
      }
    }
    return Buffer.alloc(0);
  }

  /** Null when the file has other bytes by now than those of the hash. */
  async function compressWith(file: string, { path, dictionary }: Difference) {
    const [content, known] = await Promise.all([readFile(join(root, path)), readFile(file)]);
    if (sha256(known) !== dictionary) return null;
    return compress(content, {
      dictionary: known,
      params: { [constants.ZSTD_c_compressionLevel]: level },
    });
  }

  return {
    /** The bytes of a `dcz` answer; null when the named dictionary is no earlier file of this name. */
    async encode(wanted: Difference): Promise<Buffer | null> {
      if (laterFiles(wanted.path) === null) return null;
      try {
        // A repair of the file changes its state, so the difference to the broken file is not sent again.
        const { state } = await candidateOf(join(root, wanted.path));
        const key = `${wanted.path} ${state} ${wanted.dictionary}`;
        const bytes = await differences.fetch(key, { context: wanted });
        return bytes === undefined || bytes.length === 0 ? null : bytes;
      } catch {
        // A file is missing or was just deleted. The whole answer, or its 404, says so.
        return null;
      }
    },
  };
}

/**
 * The value of `Use-As-Dictionary` for a file: the addresses of later files of its name.
 * Null for a file that is not named by its content.
 */
export function laterFiles(path: string): string | null {
  const family = commonFile.test(path) ? familyOf(basename(path)) : null;
  return family === null ? null : `match="${dirname(path)}/${family}"`;
}

/** `product-list.*.js` of `product-list.5f220a8749.js`; null for a name without a hash. */
function familyOf(file: string): string | null {
  const [, name, extension] = hashedName.exec(file) ?? [];
  return name === undefined ? null : `${name}.*${extension}`;
}

/** The hash in the header `Available-Dictionary`, `:base64:`; null for anything else. */
export function availableDictionary(header: string | string[] | undefined): string | null {
  const [, hash] = /^:([A-Za-z0-9+/]{43}=):$/.exec(String(header ?? '')) ?? [];
  return hash ?? null;
}
