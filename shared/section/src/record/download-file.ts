import type { DownloadOptions, HttpClient } from '@pazar/shell/http';

export interface FileDownload {
  readonly path: `/v1/${string}`;
  readonly query?: DownloadOptions['query'];
  /** Under which it is saved, with its ending: `products.csv`. */
  readonly name: string;
  /** Downloaded share, from 0 to 1; null while it is unknown. */
  readonly onProgress?: DownloadOptions['onProgress'];
}

/** The longest that a browser needs to start a download, in milliseconds. */
const keptMs = 10_000;

/**
 * Passes a file of the API to the browser's downloads, byte for byte.
 *
 * @throws ApiError when the request fails
 */
export async function downloadFile(
  http: HttpClient,
  { path, query = {}, name, onProgress }: FileDownload,
): Promise<void> {
  const { blob } = await http.download(path, { query, ...(onProgress && { onProgress }) });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}
