/** One reason why a build may not be published, with its file; `.` is the whole build. */
export interface RefusalReason {
  path: string;
  detail: string;
}

/** A build that may not be published; it lists every reason, not only the first. */
export class BuildRefusal extends Error {
  readonly reasons: readonly RefusalReason[];

  constructor(reasons: readonly RefusalReason[]) {
    super(
      reasons
        .map(({ path, detail }) => `${path === '.' ? 'the build' : path}: ${detail}`)
        .join('\n'),
    );
    this.name = 'BuildRefusal';
    this.reasons = reasons;
  }
}
