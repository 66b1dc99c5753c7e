/** The Node flags of `npm start`, so that tests and benches start the program as students get it. */
import manifest from '../package.json' with { type: 'json' }
import { MALLOC_ARENAS } from '../src/server/limit-malloc-arenas.ts'

const [, flags] = / node ((?:--\S+ )+)src\/server\/main\.ts$/.exec(manifest.scripts.start) ?? []
if (!flags)
  throw new Error('The script "start" of package.json does not end with "node --… src/server/main.ts".')

export const START_FLAGS = flags.trim().split(' ')

/** With as many heaps of the C library as the program gives itself (server/limit-malloc-arenas.ts). */
export const START_ENVIRONMENT = { MALLOC_ARENA_MAX: MALLOC_ARENAS }
