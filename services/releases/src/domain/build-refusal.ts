/** One reason why a build may not be published, with the file concerned. */
export interface RefusalReason {
  path: string;
  detail: string;
}

/** A build that may not be published; it lists every reason, not only the first. */
export class BuildRefusal extends Error {
  readonly reasons: readonly RefusalReason[];

  constructor(reasons: readonly RefusalReason[]) {
    super(reasons.map((reason) => `${reason.path}: ${reason.detail}`).join('\n'));
    this.name = 'BuildRefusal';
    this.reasons = reasons;
  }
}
