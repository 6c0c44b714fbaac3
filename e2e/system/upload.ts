import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { OpenedSystem } from './open-system.ts';
import { repository } from './repository.ts';

/** A file of a build, as the registry wants it. */
export interface UploadFile {
  readonly path: string;
  readonly integrity: string;
  readonly content: string;
}

/** One file of an upload. */
export function uploadFile(path: string, bytes: Uint8Array): UploadFile {
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  return { path, integrity, content: Buffer.from(bytes).toString('base64') };
}

/** The build of a remote of this checkout, without twins and source maps. */
export async function readBuild(remote: string): Promise<UploadFile[]> {
  const root = join(repository, 'remotes', remote, 'dist');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz|map)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    paths.map(async (path) =>
      uploadFile(relative(root, path).split(sep).join('/'), await readFile(path)),
    ),
  );
}

/** Publishes a build and gives it to everybody; answers the sequence of the document. */
export async function publishBuild(
  { releasesUrl, home }: Pick<OpenedSystem, 'releasesUrl' | 'home'>,
  build: { remote: string; version: string; files: readonly UploadFile[] },
): Promise<number> {
  const token = await readFile(join(home, 'releases', 'publish-token'), 'utf8');
  const { remote, version, files } = build;
  const response = await fetch(`${releasesUrl}/v1/remotes/${remote}/versions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token.trim()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ version, release: 'live', reason: 'for the proof', files }),
  });
  const answer: unknown = await response.json();
  if (response.ok && isReceipt(answer)) return answer.sequence;
  throw new Error(`${remote} ${version} was not published: ${JSON.stringify(answer)}`);
}

function isReceipt(answer: unknown): answer is { sequence: number } {
  return typeof answer === 'object' && answer !== null && 'sequence' in answer;
}
