/** The database is there and says nothing. Its code is the one of a connection that failed. */
export class DatabaseSilent extends Error {
  readonly code = '08006'
  constructor() {
    super('The database did not answer in time.')
  }
}
