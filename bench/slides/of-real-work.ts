/** Decks of real work: must-have facts of its key on the slides, yes-or-no checks, numbers that nobody wrote, validator. */
import { makeDeck } from '../../src/assistants/slides/rules/content/make-deck.ts'
import type { Deck } from '../../src/assistants/slides/rules/deck/deck.ts'
import { FORMAT_IDS } from '../../src/assistants/slides/rules/deck/keys.ts'
import { DESIGNS } from '../../src/assistants/slides/rules/design/designs.ts'
import { mended } from '../../src/assistants/slides/rules/quality/mend-deck.ts'
import { presentationOf } from '../../src/assistants/slides/rules/scene/presentation-of.ts'
import { type OpenStudy, openStudy } from '../../src/capabilities/study/rules/open-study.ts'
import { writePresentation } from '../../src/kit/pptx/write-presentation.ts'
import type { DocumentText } from '../../src/ports/document-text/document-text.ts'
import { officeFaults } from '../../tests/support/office-faults.ts'
import { atLeast, atMost, toldOnly } from '../printing/report.ts'
import { corpusIn } from '../reading/corpus.ts'
import type { Key } from '../reading/real-document.ts'
import { allChecks } from './checks.ts'
import { coverage } from './coverage.ts'

type Format = (typeof FORMAT_IDS)[number]
/** Checks that fail if a number occurs in no sentence. */
const INVENTED: ReadonlySet<string> = new Set(['large-numbers', 'visual-numbers', 'titles-stand'])

type Sums = { must: number; noted: number; checks: number; invented: number; faults: number; decks: number }
type Shown = Map<Format, { onSlides: number; inWords: number }>
type Asked = { deck: Deck; format: Format; study: OpenStudy; key: Key }

export async function measureRealDecks(
  folder: string,
  reader: DocumentText,
  tellMissed: boolean,
): Promise<void> {
  const sums: Sums = { must: 0, noted: 0, checks: 0, invented: 0, faults: 0, decks: 0 }
  const shown: Shown = new Map()
  const failures = new Map<string, number>()
  for (const { file, path, key } of corpusIn(folder)) {
    const read = await reader.readDocument({ path, fileName: file })
    if (!read.ok) throw new Error(`${file}: ${read.problem.message}`)
    const study = openStudy(read.value)
    const deck = makeDeck(study, read.value)
    if (deck === 'too-little') {
      console.log(`${file.slice(0, 40).padEnd(41)} too little to say`)
      continue
    }
    const failed: string[] = []
    for (const format of FORMAT_IDS) {
      const one = await measureDeck({ deck, format, study, key }, sums)
      const so = shown.get(format) ?? { onSlides: 0, inWords: 0 }
      shown.set(format, { onSlides: so.onSlides + one.shown, inWords: so.inWords + one.inWords })
      failed.push(...one.failed.map((id) => `${format} ${id}`))
      for (const id of one.failed) failures.set(id, (failures.get(id) ?? 0) + 1)
      if (format !== FORMAT_IDS[0]) continue
      sums.must += one.must
      sums.noted += one.noted
      console.log(
        `${file.slice(0, 40).padEnd(41)} ${read.value.pages.length} pages · must ${one.shown}/${one.must}, in words ${one.inWords}, with notes ${one.noted}`,
      )
      if (tellMissed)
        for (const { where, kind, quote } of one.missed) console.log(`   ${where} [${kind}] ${quote}`)
    }
    if (failed.length > 0) console.log(`   not: ${failed.join(', ')}`)
  }
  printSums(sums, shown, failures)
}

/** As it is generated: faults found by the checks are mended once. */
async function measureDeck({ deck, format, study, key }: Asked, sums: Sums) {
  const design = DESIGNS[format]
  const best = mended(deck, design)
  const presentation = presentationOf(best, design, new Date(0))
  sums.faults += (await officeFaults(writePresentation(presentation), 'pptx')).length
  sums.decks += 1
  const checks = allChecks({ deck: best, presentation, design }, study)
  sums.checks += checks.length
  const failed = checks.filter(({ fails }) => fails.length > 0)
  for (const { id, fails } of failed) if (INVENTED.has(id)) sums.invented += fails.length
  return { ...coverage(best, presentation, key), failed: failed.map(({ id }) => id) }
}

function printSums(sums: Sums, shown: Shown, failures: ReadonlyMap<string, number>): void {
  const percent = (part: number, of: number) => (100 * part) / Math.max(1, of)
  for (const [format, { onSlides, inWords }] of shown) {
    const what = `${format}: must-have facts on slides`
    if (format === 'standard') atLeast(what, percent(onSlides, sums.must), '%', 85)
    else toldOnly(what, percent(onSlides, sums.must), '%')
    toldOnly('  in the words of the line', percent(inWords, sums.must), '%')
  }
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0)
  atLeast('must-have facts on slides or in notes', percent(sums.noted, sums.must), '%', 95)
  atLeast(`checks passed, of ${sums.checks}`, percent(sums.checks - failed, sums.checks), '%', 95)
  atMost('numbers without a source', sums.invented, '', 0)
  atMost(`validator errors in ${sums.decks} decks`, sums.faults, '', 0)
  const most = [...failures].sort(([, a], [, b]) => b - a).map(([id, count]) => `${id} ${count}`)
  if (most.length > 0) console.log(`failed most: ${most.join(', ')}`)
}
