/** The server's idea of now; tests supply their own. */
export type Clock = () => Date;
