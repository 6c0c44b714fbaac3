import { vi } from 'vitest';

/** A file that the page has handed to the browser's downloads. */
export interface Download {
  readonly name: string;
  readonly file: Blob;
}

/**
 * Replaces the browser's downloads, which jsdom lacks, for one test.
 *
 * @returns the files so far
 */
export function catchDownloads(): readonly Download[] {
  const downloads: Download[] = [];
  const files = new Map<string, Blob>();
  class PageUrl extends URL {
    static override createObjectURL(file: Blob): string {
      const url = `blob:${files.size}`;
      files.set(url, file);
      return url;
    }
    static override revokeObjectURL(url: string): void {
      files.delete(url);
    }
  }
  vi.stubGlobal('URL', PageUrl);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    const file = files.get(this.href);
    if (file !== undefined) downloads.push({ name: this.download, file });
  });
  return downloads;
}
