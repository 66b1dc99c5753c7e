/** How many planted disagreements an engine sees in made works, and how many clean twins it accuses. */
import type { Compared } from '../../src/capabilities/study/rules/compare/compare.ts'
import { openRecord } from '../../src/capabilities/study/rules/open-study.ts'
import { readBytes } from '../../src/ports/document-text/read-bytes.ts'
import { NO_SCANS } from '../../src/ports/document-text/scan/scans.ts'
import type { DocumentModel } from '../../src/product/document-model.ts'
import { FORMATS, type Format, printed } from './print-works.ts'
import { makeSecondWorks } from './second-works.ts'
import { type MadeWork, makeWorks } from './works.ts'

export type WorkEngine = (model: DocumentModel) => Compared[]
export const comparing: WorkEngine = (model) => openRecord(model).comparisons()

/** Says of every work that all is in order, however much it read. */
export const alwaysInOrder: WorkEngine = (model) =>
  comparing(model).map(({ comparator, comparison }) => ({
    comparator,
    comparison: { ...comparison, disagreements: [] },
  }))

export type WorkTally = {
  faulty: number
  found: number
  clean: number
  accused: number
  read: number
  of: number
}

export async function tallyWorks(
  engines: readonly WorkEngine[],
  {
    seed,
    each,
    formats = FORMATS,
    miss,
  }: { seed: number; each: number; formats?: readonly Format[]; miss?: (what: string) => void },
): Promise<Map<string, WorkTally>[]> {
  const tallies = engines.map(() => new Map<string, WorkTally>())
  const add = (tally: Map<string, WorkTally>, key: string, of: Partial<WorkTally>) => {
    const held = tally.get(key) ?? { faulty: 0, found: 0, clean: 0, accused: 0, read: 0, of: 0 }
    for (const [name, many] of Object.entries(of)) held[name as keyof WorkTally] += many
    tally.set(key, held)
  }
  const works = [...makeWorks(seed, each), ...makeSecondWorks(seed, each)]
  for (const format of formats)
    for (const made of works) {
      const { bytes, fileName } = printed(made.work, format)
      const model = await readBytes(bytes, fileName, () => {}, NO_SCANS)
      for (const [at, engine] of engines.entries())
        judge(engine(model), made, format, tallies[at]!, add, at === 0 ? miss : undefined)
    }
  return tallies
}

function judge(
  compared: readonly Compared[],
  { comparator: wanted, fault }: MadeWork,
  format: Format,
  tally: Map<string, WorkTally>,
  add: (tally: Map<string, WorkTally>, key: string, of: Partial<WorkTally>) => void,
  miss: ((what: string) => void) | undefined,
): void {
  const key = `${wanted} · ${format}`
  const own = compared.find(({ comparator }) => comparator.about.id === wanted)
  const sees = (own?.comparison.disagreements.length ?? 0) > 0
  if (fault !== null) {
    add(tally, key, { faulty: 1, found: sees ? 1 : 0 })
    if (!sees) miss?.(`not found: ${key}: ${fault}`)
    return
  }
  for (const { comparator, comparison } of compared) {
    const [first] = comparison.disagreements
    const { read, of } = comparison.coverage
    add(tally, `${comparator.about.id} · ${format}`, { clean: 1, accused: first ? 1 : 0, read, of })
    if (first)
      miss?.(
        `accused: ${comparator.about.id} · ${format}: ${first.reports}, ${first.writes}, ${first.computes}`,
      )
  }
}
