/** The server's clock; tests supply their own. */
export type Clock = () => Date;
