/**
 * Drizzle comes as ES modules and as CommonJS. For each of its hundred ES modules Node rereads its package
 * file of 300 KB: half a second and 150 MB at every start (measured on Node 24.21), for the same code. So the
 * server resolves the CommonJS form, and only once per name: the same package file is read for every file of
 * ours that imports it. Both forms share their identity through global symbols, so they may even be mixed.
 * Drizzle then loads the embedded database in that form too; our own imports of it must be the same copy.
 */
import { type ResolveFnOutput, registerHooks } from 'node:module'

const CONDITIONS = ['node', 'require', 'module-sync', 'default']

export function preferCjs(): void {
  const found = new Map<string, ResolveFnOutput>()
  registerHooks({
    resolve(specifier, context, nextResolve) {
      if (!/^(drizzle-orm|@electric-sql\/pglite)(\/|$)/.test(specifier))
        return nextResolve(specifier, context)
      const before = found.get(specifier)
      if (before) return before
      const resolved = nextResolve(specifier, { ...context, conditions: CONDITIONS })
      found.set(specifier, { ...resolved, shortCircuit: true })
      return resolved
    },
  })
}
