/** No connection could be made. The network error is its cause; files and other connections fail with the same codes. */
export class DatabaseAway extends Error {
  /** PostgreSQL's own code for a connection that could not be made. */
  readonly code = '08001'
  constructor(cause: unknown) {
    super('The database cannot be reached.', { cause })
  }
}

export const orAway = (error: unknown): never => {
  throw new DatabaseAway(error)
}
