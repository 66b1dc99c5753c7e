/** How well the words of a document are read: its parts, its references, its citations, and what it is. */
import { referencesOf } from '#capabilities/study/rules/checks/sources/match-citations.ts'
import { parseEntry } from '#capabilities/study/rules/checks/sources/reference-entry.ts'
import { foundPartsOf } from '#capabilities/study/rules/checks/words/structure.ts'
import { readForStudy } from '#capabilities/study/rules/document/reading.ts'
import { typeOf } from '#capabilities/study/rules/kind/document-type.ts'
import { openStudy } from '#capabilities/study/rules/open-study.ts'
import { findCitations } from '#capabilities/study/rules/text/citations.ts'
import { modelOfText } from '../../tests/support/model-of-text.ts'
import { GOLD_MATCHING, modelOfMatching } from './gold-matching.ts'
import { GOLD_PARTS } from './gold-parts.ts'
import { GOLD_CITATIONS, GOLD_ENTRIES, HELD_OUT_CITATIONS, HELD_OUT_ENTRIES } from './gold-references.ts'
import { longThesis } from './long-thesis.ts'
import { HELD_OUT_TYPES, LEARNED_TYPES } from './typed/all.ts'

type Report = (
  figure: string,
  value: number,
  unit: string,
  bound: { atLeast: number } | { atMost: number },
) => void

/** Counts expected, produced and correct items, and names the failures. */
function tally() {
  let [wanted, made, right] = [0, 0, 0]
  return {
    add(gold: readonly string[], found: readonly string[], where: string) {
      wanted += gold.length
      made += found.length
      right += found.filter((one) => gold.includes(one)).length
      const wrong = [
        ...gold.filter((one) => !found.includes(one)).map((one) => `not found: ${one}`),
        ...found.filter((one) => !gold.includes(one)).map((one) => `not there: ${one}`),
      ]
      if (wrong.length > 0) console.log(`   ${wrong.join('; ')} (${where.slice(0, 50).replace(/\n/g, ' ')})`)
    },
    report(report: Report, what: string, recall: number, precision: number) {
      report(`${what}, recall (${wanted})`, (100 * right) / wanted, '%', { atLeast: recall })
      report(`${what}, precision`, (100 * right) / Math.max(1, made), '%', { atLeast: precision })
    },
  }
}

export function texts(report: Report) {
  parts(report)
  entries(report, 'learned', GOLD_ENTRIES)
  entries(report, 'held out', HELD_OUT_ENTRIES)
  citations(report, 'learned', GOLD_CITATIONS)
  citations(report, 'held out', HELD_OUT_CITATIONS)
  matching(report)
  types(report, 'learned', LEARNED_TYPES, 95)
  types(report, 'held out', HELD_OUT_TYPES, 85)
  speed(report)
}

function parts(report: Report) {
  const counted = tally()
  for (const gold of GOLD_PARTS)
    counted.add(
      gold.parts,
      foundPartsOf(readForStudy(modelOfText(gold.text))).map(({ part }) => part),
      gold.text,
    )
  counted.report(report, 'Parts of a document', 90, 90)
}

function entries(report: Report, half: string, golds: typeof GOLD_ENTRIES) {
  const counted = tally()
  for (const [text, first, year] of golds) {
    const parsed = parseEntry({ evidence: { sentenceId: '', page: 1, quote: text }, text })
    // An institution with 'and' in its name may be filed under the words before it.
    const name = first !== '' && parsed.first.startsWith(first) ? first : parsed.first
    counted.add([`${first} ${year}`], [`${name} ${parsed.year}`], text)
  }
  counted.report(report, `Entries of reference lists, ${half}`, 85, 85)
}

function citations(report: Report, half: string, golds: typeof GOLD_CITATIONS) {
  const counted = tally()
  for (const [text, gold] of golds)
    counted.add(
      gold,
      findCitations(text).map(({ names, year, number }) =>
        number === undefined ? `${names[0]} ${year}` : `${number}`,
      ),
      text,
    )
  counted.report(report, `Citations in the text, ${half}`, 85, 85)
}

function matching(report: Report) {
  const [uncited, missing] = [tally(), tally()]
  for (const gold of GOLD_MATCHING) {
    const found = referencesOf(readForStudy(modelOfMatching(gold)))
    const where = gold.entries[0]!
    uncited.add(
      gold.uncited,
      // One that differs from a citation in its year or spelling is reported beside it, and once.
      [...found.uncited, ...found.missing.flatMap(({ near }) => (near ? [near.entry] : []))].map(
        ({ first, year }) => `${first} ${year}`,
      ),
      where,
    )
    missing.add(
      gold.missing,
      found.missing.map(({ citation: { citation } }) =>
        citation.number === undefined ? `${citation.names.at(-1)} ${citation.year}` : `${citation.number}`,
      ),
      where,
    )
  }
  uncited.report(report, 'Entries that nobody cites', 90, 90)
  missing.report(report, 'Citations without an entry', 90, 90)
}

function types(report: Report, half: string, golds: typeof LEARNED_TYPES, atLeast: number) {
  const told = golds.map(({ kind, text }) => ({
    kind,
    text,
    found: typeOf(readForStudy(modelOfText(text))).kind,
  }))
  for (const { kind, found, text } of told)
    if (kind !== found) console.log(`   ${kind} taken for ${found}: ${text.slice(0, 60).replace(/\n/g, ' ')}`)
  const share = (of: typeof told, right: (one: (typeof told)[number]) => boolean) =>
    (100 * of.filter(right).length) / Math.max(1, of.length)
  const research = told.filter(({ kind }) => kind === 'research')
  const rest = told.filter(({ kind }) => kind !== 'research')
  report(
    `Type told right, ${half} (${told.length})`,
    share(told, (one) => one.kind === one.found),
    '%',
    { atLeast },
  )
  report(
    `Research known as research, ${half} (${research.length})`,
    share(research, ({ found }) => found === 'research'),
    '%',
    {
      atLeast: 90,
    },
  )
  report(
    `Others taken for research, ${half} (${rest.length})`,
    share(rest, ({ found }) => found === 'research'),
    '%',
    {
      atMost: 5,
    },
  )
}

function speed(report: Report) {
  const rounds = [1, 2, 3].map(() => {
    const study = openStudy(longThesis(250))
    study.design()
    const used = process.cpuUsage()
    const from = performance.now()
    study.references()
    study.documentType()
    study.textChecks()
    const { user, system } = process.cpuUsage(used)
    return { clock: performance.now() - from, processor: (user + system) / 1000 }
  })
  const best = (of: readonly number[]) => Math.min(...of).toFixed(0)
  console.log(
    `   by the clock: first ${rounds[0]!.clock.toFixed(0)} ms, best of three ${best(rounds.map(({ clock }) => clock))} ms`,
  )
  // By the processor's time, which other programs do not lengthen; it counts the engine's own helpers too.
  report('References, type and all text checks of 250 pages, first time', rounds[0]!.processor, 'ms', {
    atMost: 300,
  })
}
