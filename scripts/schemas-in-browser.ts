/**
 * In the browser a contract is types only: neither its schemas nor zod travel to a phone. Returns every import path by
 * which browser code would load them all the same, the shortest to each, as `a → b → c`.
 */
import { isForTests, type Module } from './cruise.ts'

const BROWSER = /(^src\/(ui|api-client|web)\/|\/web\/)/
const SCHEMAS = /^node_modules\/zod\/|^src\/.*\/contract\.ts$/

export function schemasInBrowser(modules: readonly Module[]): string[] {
  const loads = new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies.filter((one) => !one.dependencyTypes.includes('type-only')).map((one) => one.resolved),
    ]),
  )
  const ways = new Map(
    modules.flatMap(({ source }) => (BROWSER.test(source) && !isForTests(source) ? [[source, source]] : [])),
  )
  // Grows during iteration: modules the browser loads are added.
  for (const [source, way] of ways)
    for (const loaded of SCHEMAS.test(source) ? [] : (loads.get(source) ?? []))
      if (!ways.has(loaded)) ways.set(loaded, `${way} → ${loaded}`)
  return [...ways].flatMap(([source, way]) => (SCHEMAS.test(source) ? [way] : []))
}
