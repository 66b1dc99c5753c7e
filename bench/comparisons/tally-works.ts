/** How many planted disagreements are seen in made works, and how many clean twins are accused. */
import type { Compared } from '../../src/capabilities/study/rules/compare/compare.ts'
import { openRecord } from '../../src/capabilities/study/rules/open-study.ts'
import { readBytes } from '../../src/ports/document-text/read-bytes.ts'
import { NO_SCANS } from '../../src/ports/document-text/scan/scans.ts'
import { FORMATS, type Format, printed } from './print-works.ts'
import { makeSecondWorks } from './second-works.ts'
import { type MadeWork, makeWorks } from './works.ts'

export type WorkTally = {
  faulty: number
  found: number
  clean: number
  accused: number
  read: number
  of: number
}

export async function tallyWorks({
  seed,
  each,
  miss,
}: {
  seed: number
  each: number
  miss?: (what: string) => void
}): Promise<Map<string, WorkTally>> {
  const tally = new Map<string, WorkTally>()
  const add = (key: string, of: Partial<WorkTally>) => {
    const held = tally.get(key) ?? { faulty: 0, found: 0, clean: 0, accused: 0, read: 0, of: 0 }
    for (const [name, many] of Object.entries(of)) held[name as keyof WorkTally] += many
    tally.set(key, held)
  }
  const works = [...makeWorks(seed, each), ...makeSecondWorks(seed, each)]
  for (const format of FORMATS)
    for (const made of works) {
      const { bytes, fileName } = printed(made.work, format)
      const model = await readBytes(bytes, fileName, () => {}, NO_SCANS)
      judge(openRecord(model).comparisons(), made, format, add, miss)
    }
  return tally
}

function judge(
  compared: readonly Compared[],
  { comparator: wanted, fault }: MadeWork,
  format: Format,
  add: (key: string, of: Partial<WorkTally>) => void,
  miss: ((what: string) => void) | undefined,
): void {
  const key = `${wanted} · ${format}`
  const own = compared.find(({ comparator }) => comparator.about.id === wanted)
  const sees = (own?.comparison.disagreements.length ?? 0) > 0
  if (fault !== null) {
    add(key, { faulty: 1, found: sees ? 1 : 0 })
    if (!sees) miss?.(`not found: ${key}: ${fault}`)
    return
  }
  for (const { comparator, comparison } of compared) {
    const [first] = comparison.disagreements
    const { read, of } = comparison.coverage
    add(`${comparator.about.id} · ${format}`, { clean: 1, accused: first ? 1 : 0, read, of })
    if (first)
      miss?.(
        `accused: ${comparator.about.id} · ${format}: ${first.reports}, ${first.writes}, ${first.computes}`,
      )
  }
}
