import type { AxiosProgressEvent, AxiosResponseHeaders } from 'axios';

/**
 * What is read of an answer, in bytes or characters: a problem is a few kilobytes, and the largest
 * export of the API 5 MB. More is cut off, so that no answer fills the memory.
 */
const maxProblemLength = 256 * 1024;
const maxAnswerLength = 32 * 1024 * 1024;

const limitOf = (status: number) => (status >= 400 ? maxProblemLength : maxAnswerLength);

const cutOff = new WeakMap<object, number>();

/** Stops an answer that is larger than any that is expected. */
export function stopEndlessAnswer(progress: AxiosProgressEvent): void {
  const { loaded } = progress;
  const event: unknown = progress.event;
  const request = event instanceof ProgressEvent ? event.target : null;
  if (!(request instanceof XMLHttpRequest) || loaded <= limitOf(request.status)) return;
  cutOff.set(request, request.status);
  request.abort();
}

/** The status of an answer that was stopped for its size, or undefined. */
export function statusOfCutOff(request: unknown): number | undefined {
  return typeof request === 'object' && request !== null ? cutOff.get(request) : undefined;
}

/**
 * Reads a body: JSON where it is some, else its text, and undefined where there is none. Of an
 * error only JSON of a reasonable size is read; everything else says nothing that can be believed.
 */
export function readBody(
  body: unknown,
  headers: Pick<AxiosResponseHeaders, 'get'>,
  status = 200,
): unknown {
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
