/** Environment variable that tells a test which remote it belongs to. */
export const remoteRootVariable = 'PAZAR_REMOTE_ROOT';
