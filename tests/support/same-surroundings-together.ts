/**
 * A worker is kept for the next file only where that runs in the same surroundings: where files with a document and
 * files without one take turns, every turn starts a worker anew and loads everything again. So they are put together.
 */
import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const surroundingsOf = ({ project, moduleId }: TestSpecification) =>
  `${project.name} ${/@vitest-environment (\S+)/.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? ''}`

export class SameSurroundingsTogether extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return Object.values(Object.groupBy(sorted, surroundingsOf)).flatMap((together = []) => together)
  }
}
