/** Whether the bundler's runtime threw it because a script or style did not arrive or was refused. */
export function isMissingChunk(thrown: unknown): thrown is Error {
  return thrown instanceof Error && thrown.name === 'ChunkLoadError';
}
