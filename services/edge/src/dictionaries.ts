import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const compress = promisify(zstdCompress);

/** Earlier files of one name that are looked at, the newest first. A browser has one of the last versions. */
const maxCandidates = 12;
/** Bytes of answers that are kept in memory. A changed chunk is a few hundred bytes. */
const maxKept = 8 * 1024 * 1024;
/** Between 1 and 22. On a chunk of 80 KB the highest useful one takes 20 ms, once. */
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

/**
 * Compression with what the browser has of an earlier version (RFC 9842): a changed word costs some hundred bytes, not
 * the whole chunk. Each hashed file says that it is the dictionary of later files of its name. When the
 * browser then asks for one, it names the file that it has by its hash.
 *
 * @param root folder of the builds
 */
export function createDictionaries(root: string) {
  const hashes = new LRUCache<string, string>({ max: 10_000 });
  const differences = new LRUCache<string, Buffer, Difference>({
    maxSize: maxKept,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _stale, { context }) => difference(context),
  });

  async function hashOf(file: string): Promise<string> {
    const known = hashes.get(file);
    if (known !== undefined) return known;
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('base64');
    hashes.set(file, hash);
    return hash;
  }

  /** Other files of the same name in the same folder, the newest first. */
  async function earlierFiles(path: string): Promise<string[]> {
    const name = familyOf(basename(path));
    const folder = join(root, dirname(path));
    const files = (await readdir(folder)).filter(
      (file) => familyOf(file) === name && file !== basename(path),
    );
    const aged = await Promise.all(
      files.map(async (file) => ({
        file: join(folder, file),
        at: (await stat(join(folder, file))).mtimeMs,
      })),
    );
    return aged
      .toSorted((a, b) => b.at - a.at)
      .slice(0, maxCandidates)
      .map(({ file }) => file);
  }

  async function difference({ path, dictionary }: Difference): Promise<Buffer | undefined> {
    for (const file of await earlierFiles(path)) {
      if ((await hashOf(file)) !== dictionary) continue;
      const [content, known] = await Promise.all([readFile(join(root, path)), readFile(file)]);
      const frame = await compress(content, {
        dictionary: known,
        params: { [constants.ZSTD_c_compressionLevel]: level },
      });
      return Buffer.concat([dczHeader, Buffer.from(dictionary, 'base64'), frame]);
    }
    return undefined;
  }

  return {
    /** The bytes of a `dcz` answer; null when the named dictionary is no earlier file of this name. */
    async encode(wanted: Difference): Promise<Buffer | null> {
      if (laterFiles(wanted.path) === null) return null;
      const key = `${wanted.path} ${wanted.dictionary}`;
      try {
        return (await differences.fetch(key, { context: wanted })) ?? null;
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
