import { useEffect, useRef, useState } from 'react';
import { ImageFaultError, scaleImage } from './scale-image.ts';
import type { UploadImage } from './uploaded-image.ts';

/** A file on its way. */
export interface PendingImage {
  readonly key: string;
  readonly name: string;
  readonly file: File;
  /** A `data:` URL, once the file has been read. */
  readonly preview: string | null;
  readonly state: 'waiting' | 'scaling' | 'sending' | 'failed';
  /** Uploaded share, 0 to 1. */
  readonly sent: number;
  /** Why it failed. */
  readonly error: unknown;
}

interface UploadsOptions<Image> {
  readonly upload: UploadImage<Image>;
  readonly smallestSide: number;
  readonly onUploaded: (image: Image) => void;
}

/** Uploads files one after another, in order; a failed one waits for a retry. */
export function useUploads<Image>({ upload, smallestSide, onUploaded }: UploadsOptions<Image>) {
  const [pending, setPending] = useState<readonly PendingImage[]>([]);
  const lastKey = useRef(0);
  const stops = useRef(new Map<string, AbortController>());
  const queue = useRef(Promise.resolve());
  // An upload ends long after its start, when the list has changed.
  const finish = useRef(onUploaded);
  useEffect(function followList() {
    finish.current = onUploaded;
  });
  useEffect(function stopWhenGone() {
    const { current } = stops;
    return () => {
      for (const stop of current.values()) stop.abort();
    };
  }, []);

  const change = (key: string, next: Partial<PendingImage>) =>
    setPending((all) => all.map((one) => (one.key === key ? { ...one, ...next } : one)));
  const drop = (key: string) => setPending((all) => all.filter((one) => one.key !== key));

  async function send({ key, file }: PendingImage, signal: AbortSignal): Promise<void> {
    change(key, { state: 'scaling', error: undefined, sent: 0 });
    const scaled = await scaleImage(file, smallestSide);
    change(key, { state: 'sending', preview: scaled.preview });
    const onProgress = (sent: number) => change(key, { sent });
    const image = await upload(scaled.file, { signal, onProgress });
    if (signal.aborted) return;
    drop(key);
    finish.current(image);
  }
  async function run(image: PendingImage, stop: AbortController): Promise<void> {
    if (stop.signal.aborted) return;
    try {
      await send(image, stop.signal);
    } catch (error) {
      if (!stop.signal.aborted) change(image.key, { state: 'failed', error });
    } finally {
      stops.current.delete(image.key);
    }
  }
  function start(image: PendingImage): void {
    const stop = new AbortController();
    stops.current.set(image.key, stop);
    queue.current = queue.current.then(() => run(image, stop));
  }

  return {
    pending,
    isBusy: pending.some(({ state }) => state !== 'failed'),
    add(files: readonly File[]): void {
      const nextKey = () => String((lastKey.current += 1));
      const added = files.map((file): PendingImage => ({
        key: nextKey(),
        name: file.name,
        file,
        preview: null,
        state: 'waiting',
        sent: 0,
        error: null,
      }));
      setPending((all) => [...all, ...added]);
      for (const image of added) start(image);
    },
    retry(image: PendingImage): void {
      change(image.key, { state: 'waiting' });
      start(image);
    },
    remove(key: string): void {
      stops.current.get(key)?.abort();
      drop(key);
    },
  };
}

/** Whether another try may bring another end: not with a file that cannot be read. */
export const isWorthRetrying = ({ error }: PendingImage) => !(error instanceof ImageFaultError);
