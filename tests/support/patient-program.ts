/** Loaded first by the programs that a test starts: they share their compiled code, and wait as long as the test does. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { minutes } from '#kit/time.ts'
import { PATIENCE as WITH_MODELS } from '#ports/ai-text/model/model-settings.ts'
import { DATABASE_TIMEOUTS } from '#ports/database/database-timeouts.ts'
import { preferCjs } from '#server/prefer-cjs.ts'
import { LONG } from './long-database-timeouts.ts'

enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/weekbe4'))
preferCjs()
Object.assign(DATABASE_TIMEOUTS, LONG)
// A model is part of the test's process, which may stand still for longer than a model may be silent; and one that never
// answers does so for as long as the test wants it.
Object.assign(WITH_MODELS, { first: minutes(30), quiet: minutes(30), total: minutes(30) })
