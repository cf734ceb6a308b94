/** A database program that runs here. */
export interface Mongod {
  binary: string;
  version: string;
}

/** The oldest server everything works on. */
export const OLDEST_MAJOR = 6;
