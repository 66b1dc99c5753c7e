/** Our own files in a screen: its imports, without types and lazily loaded modules. */
import type { cruise } from '../../scripts/cruise.ts'

export function filesOfScreen(screen: string, modules: ReturnType<typeof cruise>['modules']): string[] {
  const dependencies = new Map(modules.map((module) => [module.source, module.dependencies]))
  const seen = new Set<string>()
  const follow = (file: string) => {
    if (seen.has(file) || !/^src\/.+\.tsx?$/.test(file)) return
    seen.add(file)
    for (const { resolved, dynamic, dependencyTypes } of dependencies.get(file) ?? [])
      if (!dynamic && !dependencyTypes.includes('type-only')) follow(resolved)
  }
  follow(screen)
  return [...seen].map((file) => file.replace(/^src\//, '')).sort()
}
