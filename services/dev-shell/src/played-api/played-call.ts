/** A request to the played API. */
export interface PlayedCall {
  readonly method: string;
  /** Without the query: `/v1/locations`. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The parsed body of a write; undefined for a read. */
  readonly body: unknown;
}

/** What it answers: a body with status 200, or a problem. */
export type PlayedAnswer =
  | { readonly body: unknown; readonly status?: number }
  | {
      readonly problem: { readonly status: number; readonly code: string; readonly detail: string };
    };

/** Answers a call; undefined where it does not know the path. */
export type Player = (
  call: PlayedCall,
) => PlayedAnswer | undefined | Promise<PlayedAnswer | undefined>;

/** The answer for a path without a record. */
export const notFound: PlayedAnswer = {
  problem: { status: 404, code: 'not-found', detail: 'There is no such record' },
};
