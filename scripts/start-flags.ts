/** What `npm start` tells Node: tests and benches start the program as students get it. */
import manifest from '../package.json' with { type: 'json' }

const [, flags] = / node ((?:--\S+ )+)src\/server\/main\.ts$/.exec(manifest.scripts.start) ?? []
if (!flags)
  throw new Error('The script "start" of package.json does not end with "node --… src/server/main.ts".')

export const START_FLAGS = flags.trim().split(' ')
