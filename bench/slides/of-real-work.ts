/** Decks of real work: what the gate finds in them, how many slides wait for the student, whether the main result is shown. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FORMAT_IDS } from '../../src/assistants/slides/rules/deck/keys.ts'
import { DESIGNS } from '../../src/assistants/slides/rules/design/designs.ts'
import { planDeck } from '../../src/assistants/slides/rules/plan/plan-deck.ts'
import { checkDeck } from '../../src/assistants/slides/rules/quality/check-deck.ts'
import { mended } from '../../src/assistants/slides/rules/quality/mend-deck.ts'
import { presentationOf } from '../../src/assistants/slides/rules/scene/presentation-of.ts'
import { TALKS, talkOf } from '../../src/assistants/slides/rules/talk/talk-of.ts'
import { openRecord } from '../../src/capabilities/study/rules/open-study.ts'
import { writePresentation } from '../../src/kit/pptx/write-presentation.ts'
import type { DocumentText } from '../../src/ports/document-text/document-text.ts'
import { officeFaults } from '../../tests/support/office-faults.ts'
import { atMost, toldOnly } from '../printing/report.ts'

const READABLE = /\.(?:pdf|docx?|txt)$/i

export async function measureRealDecks(folder: string, reader: DocumentText): Promise<void> {
  const sums = { decks: 0, waiting: 0, found: 0, faults: 0, withoutResult: 0, invented: 0 }
  for (const file of readdirSync(folder).filter((name) => READABLE.test(name))) {
    const read = await reader.readDocument({ path: join(folder, file), fileName: file })
    if (!read.ok) throw new Error(`${file}: ${read.problem.message}`)
    const plan = planDeck(openRecord(read.value), read.value)
    if (plan === 'too-little') {
      console.log(`${file.slice(0, 40).padEnd(41)} too little to say`)
      continue
    }
    for (const format of FORMAT_IDS) {
      const design = DESIGNS[format]
      const deck = mended(plan, design)
      const presentation = presentationOf(deck, design, new Date(0))
      const wrong = checkDeck({ deck, presentation, design }).filter(({ fails }) => fails.length > 0)
      const failsOf = (id: string) => wrong.find((one) => one.id === id)?.fails.length ?? 0
      sums.decks += 1
      sums.waiting += failsOf('filled')
      sums.found += wrong.reduce((sum, { id, fails }) => (id === 'filled' ? sum : sum + fails.length), 0)
      sums.invented += failsOf('figures')
      sums.withoutResult += failsOf('main-result')
      sums.faults += (await officeFaults(writePresentation(presentation), 'pptx')).length
      if (format !== 'standard') continue
      const talks = TALKS.map((minutes) => talkOf(deck, minutes).minutes.toFixed(1)).join(' / ')
      console.log(
        `${file.slice(0, 40).padEnd(41)} waits ${failsOf('filled')} · talks ${talks} min · ${wrong.map(({ id, fails }) => `${id} ${fails.join(',')}`).join(' · ')}`,
      )
    }
  }
  toldOnly(
    'slides that wait for the student, of all',
    (100 * sums.waiting) / Math.max(1, 18 * sums.decks),
    '%',
  )
  toldOnly('places a reader would stumble over', sums.found, '')
  toldOnly('decks whose main result is asked for', sums.withoutResult, '')
  atMost('figures without a source', sums.invented, '', 0)
  atMost(`validator errors in ${sums.decks} decks`, sums.faults, '', 0)
}
