/** Import graph of `src`, as the compiler sees it, and the import rules it breaks. */
import { spawnSync } from 'node:child_process'

export type Module = {
  source: string
  dependencies: { resolved: string; dynamic: boolean; dependencyTypes: string[] }[]
}
type Cruise = {
  modules: Module[]
  summary: { violations: { rule: { name: string }; from: string; to: string }[] }
}

export function cruise(): Cruise {
  const { stdout, stderr } = spawnSync(
    'node_modules/.bin/depcruise',
    ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'src'],
    { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  )
  if (!stdout) throw new Error(stderr)
  return JSON.parse(stdout)
}

export const isTest = (file: string) => /\.test\.tsx?$/.test(file)
export const isForTests = (file: string) =>
  isTest(file) || /(\.fake\.tsx?$|-fixtures?\.tsx?$|conformance)/.test(file)
