import type { AxiosProgressEvent } from 'axios';

/**
 * The largest accepted body, in bytes or characters. A problem is a few kilobytes, the largest text
 * of the API 5 MB, and a file at most as large as an agent's pictures. Anything longer is cut off,
 * so that no response fills the memory.
 */
const maxProblemLength = 256 * 1024;
const maxAnswerLength = 32 * 1024 * 1024;
const maxFileLength = 512 * 1024 * 1024;

function limitOf({ status, responseType }: XMLHttpRequest): number {
  if (status >= 400) return maxProblemLength;
  return responseType === 'blob' ? maxFileLength : maxAnswerLength;
}

const cutOff = new WeakMap<object, number>();

/** Aborts a response that is larger than any expected one. */
export function stopEndlessAnswer(progress: AxiosProgressEvent): void {
  const { loaded } = progress;
  const event: unknown = progress.event;
  const request = event instanceof ProgressEvent ? event.target : null;
  if (!(request instanceof XMLHttpRequest) || loaded <= limitOf(request)) return;
  cutOff.set(request, request.status);
  request.abort();
}

/** The status of an answer that was stopped for its size, or undefined. */
export function statusOfCutOff(request: unknown): number | undefined {
  return typeof request === 'object' && request !== null ? cutOff.get(request) : undefined;
}

/**
 * Parses a body: a file as it is, JSON as its value, else the text; undefined without a body. Of an
 * error response only JSON of a reasonable size is parsed; nothing else is trusted.
 */
export function readBody(
  body: unknown,
  headers: { get: (name: 'content-type') => unknown },
  status = 200,
): unknown {
  if (body instanceof Blob) return body;
  if (typeof body !== 'string') return undefined;
  const isJson = /^application\/(?:[\w.-]+\+)?json\b/i.test(String(headers.get('content-type')));
  if (status >= 400) return isJson && body.length <= maxProblemLength ? parsed(body) : undefined;
  if (body === '') return undefined;
  return isJson ? (parsed(body) ?? body) : body;
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/**
 * The server's file name, from its `Content-Disposition` header; null without one. Folders in the
 * name are removed: the file goes to the browser's download folder.
 */
export function fileNameOf(header: unknown): string | null {
  if (typeof header !== 'string') return null;
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(header)?.[1];
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i.exec(header);
  const name = decoded(encoded) ?? plain?.[1] ?? plain?.[2] ?? '';
  return name.split(/[/\\]/).at(-1)?.trim() || null;
}

function decoded(text: string | undefined): string | null {
  try {
    return text === undefined ? null : decodeURIComponent(text.trim());
  } catch {
    return null;
  }
}
