import { useShell } from './context.ts';
import type { HttpClient } from './services/http.ts';

export type {
  DownloadOptions,
  DownloadedFile,
  HttpClient,
  QueryValue,
  ReadOptions,
  Reader,
  WriteOptions,
} from './services/http.ts';

/** The client of the section that calls it. */
export function useHttp(): HttpClient {
  return useShell().http;
}
