import { type RequestOptions, sendRequest } from './send-request.ts';

/**
 * Requests JSON.
 *
 * @throws Error that says whether the address could not be reached, answered with an error, or with
 *   something else than JSON; what aborted the request
 */
export async function requestJson(address: string, options: RequestOptions): Promise<unknown> {
  try {
    return await sendRequest(address, options, (response): Promise<unknown> => {
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      return response.json();
    });
  } catch (cause) {
    if (cause instanceof TypeError) throw new Error(`${address} could not be reached`, { cause });
    if (cause instanceof SyntaxError) throw new Error(`${address} is not JSON`, { cause });
    throw cause;
  }
}
