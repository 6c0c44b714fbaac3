/**
 * Answers of the played API that only this section needs, by `GET /v1/orders`: a body, or a function of the
 * call that makes it. A change of this file counts at the next request.
 */
export const answers: Readonly<Record<string, unknown>> = {};
