/** Environment variable that names the remote of a test. */
export const remoteRootVariable = 'PAZAR_REMOTE_ROOT';
