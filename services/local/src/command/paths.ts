import path from 'node:path';

/** The folder of the whole repository. */
export const repositoryRoot = path.resolve(import.meta.dirname, '../../../..');

/** State of the default set-up; stamps of builds stay here also when `PAZAR_HOME` points elsewhere. */
export const defaultHome = path.join(repositoryRoot, '.pazar');
