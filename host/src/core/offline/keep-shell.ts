import { offlineFile, pageCache, shellCache } from '@pazar/contracts/releases/kept-caches';
import { offlineFilesSchema } from '@pazar/contracts/releases/offline';
import { startDataId } from '@pazar/contracts/releases/page-parts';
import { startDataSchema } from '@pazar/contracts/releases/runtime-config';
import { type Trust, verifyDocument } from '../discovery/verify-document.ts';
import { keepFiles, request } from './keep-files.ts';

/** Headers of a page that describe its own arrival, or bytes that are decoded by now. */
const ownHeaders = /^(?:content-encoding|content-length|server-timing|reporting-endpoints|etag)$/;

/**
 * Keeps the page and the files of its build. A page is kept only when the document in it verifies, and after all
 * of its files: until then the earlier page stays.
 *
 * @returns the cache with the files of the build; null while the server has parts of two builds, or a document
 *   that does not verify
 * @throws what a request throws
 */
export async function keepShell(trust: Trust): Promise<string | null> {
  const [page, list] = await Promise.all([request('/'), request(`/${offlineFile}`)]);
  const [html, named] = await Promise.all([page.text(), list.text()]);
  const { script, hashed, fixed } = offlineFilesSchema.parse(JSON.parse(named));
  if (!html.includes(`"${script}"`) || !(await isVerified(html, trust))) return null;

  const name = shellCache + script;
  await keepFiles(name, Object.entries(hashed));
  const cache = await caches.open(pageCache);
  const known = await cache.match(`/${offlineFile}`);
  if ((await known?.text()) !== named) {
    for (const [address, integrity] of Object.entries(fixed)) {
      await cache.put(address, await request(address, integrity));
    }
    await cache.put(`/${offlineFile}`, new Response(named));
  }
  const headers = [...page.headers].filter(([header]) => !ownHeaders.test(header));
  await cache.put('/', new Response(html, { headers }));
  return name;
}

/** A page without a document, which is too large for it, starts with the last good one of the browser. */
async function isVerified(html: string, trust: Trust): Promise<boolean> {
  const element = new RegExp(
    `<script type="application/json" id="${startDataId}">(.*?)</script>`,
    's',
  );
  const [, json = 'null'] = element.exec(html) ?? [];
  const { data } = startDataSchema.safeParse(JSON.parse(json));
  if (data?.discovery === undefined) return data !== undefined;
  try {
    await verifyDocument(data.discovery, trust);
    return true;
  } catch {
    return false;
  }
}
