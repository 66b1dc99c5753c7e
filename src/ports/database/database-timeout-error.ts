/** The database is connected but does not answer. Its code is that of a failed connection. */
export class DatabaseTimeout extends Error {
  readonly code = '08006'
  constructor() {
    super('The database did not answer in time.')
  }
}
