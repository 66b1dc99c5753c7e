import { PGlite } from '@electric-sql/pglite'

/** Small buffers: one process, one connection, and a phone-sized server must hold it. */
export const startParams = [
  ...PGlite.defaultStartParams,
  '-c',
  'shared_buffers=32MB',
  '-c',
  'wal_buffers=1MB',
  '-c',
  'max_wal_size=128MB',
]
