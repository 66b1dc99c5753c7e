/**
 * Drizzle comes as ES modules and as CommonJS. For each of its hundred ES modules Node reads its package file
 * of 300 KB anew: half a second and 150 MB at every start (measured on Node 24.21), for the same code. So the
 * server asks for the other form. Both share their identity through global symbols, so they may even meet.
 */
import { registerHooks } from 'node:module'

const CONDITIONS = ['node', 'require', 'module-sync', 'default']

export function preferLighterModules(): void {
  registerHooks({
    resolve: (specifier, context, nextResolve) =>
      /^drizzle-orm(\/|$)/.test(specifier)
        ? nextResolve(specifier, { ...context, conditions: CONDITIONS })
        : nextResolve(specifier, context),
  })
}
