/** The keys of real documents as the answers of an honest model: its quotations exist, and must be found. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentProblem } from '../../src/capabilities/documents/rules/document-problems.ts'
import { openStudy } from '../../src/capabilities/study/rules/open-study.ts'
import { findQuotation } from '../../src/capabilities/study/rules/proof/find-quotation.ts'
import { placesIn } from '../../src/capabilities/study/rules/proof/places.ts'
import { isFactKind, type ProposedFact } from '../../src/capabilities/study/rules/proof/proposal.ts'
import { prove } from '../../src/capabilities/study/rules/proof/prove.ts'
import { readDocumentsInChildren } from '../../src/ports/document-text/document-text.children.ts'
import { folderOutside } from '../printing/folder-outside.ts'

type Key = {
  facts: { kind: string; quote: string; value?: string }[]
  present_in_disguise?: { what: string; quote: string }[]
}
type About = {
  showMisses: boolean
  percent(part: number, whole: number): number
  atLeast(what: string, value: number, unit: string, least: number): void
}

const KINDS: Record<string, string> = { main_result: 'result', future: 'recommendation' }
const kindOf = (word: string) => KINDS[word] ?? word.replaceAll('_', '-')
/** One word changed in a true statement. */
const ALTERED: ((quote: string) => string)[] = [
  (quote) => quote.replace(/\d+/, (number) => String(Number(number) + 3)),
  (quote) => quote.replace(/\b(was|were|is|are|has|have|will|can)\b(?! not)/, '$1 not'),
  (quote) => quote.replace(/(?<=\s)\p{Ll}{6,}(?=\s)/u, 'submarines'),
  (quote) => quote.replace(/(?<=\s)\p{Lu}\p{Ll}{3,}/u, 'Reykjavik'),
]

export async function againstKeys(about: About): Promise<void> {
  const folder = folderOutside('documents with answer keys')
  if (!folder) return
  const keys = join(folder, 'keys')
  const reader = readDocumentsInChildren({ problemOf: documentProblem, onFault: console.error })
  const sum = { quotes: 0, found: 0, proposed: 0, kept: 0, altered: 0, believed: 0 }
  for (const name of readdirSync(keys).filter((file) => file.endsWith('.key.json'))) {
    const fileName = name.replace(/\.key\.json$/, '')
    const key: Key = JSON.parse(readFileSync(join(keys, name), 'utf8'))
    const read = await reader.readDocument({ path: join(folder, fileName), fileName })
    if (!read.ok) throw new Error(`${fileName}: ${read.problem.message}`)
    const study = openStudy(read.value)
    const all = placesIn(study.reading)
    const quotes = [...key.facts, ...(key.present_in_disguise ?? [])].map(({ quote }) => quote)
    const isFound = (quote: string) => {
      const found = findQuotation(all, quote)
      return found !== 'not-found' && found !== 'too-short'
    }
    const found = quotes.filter(isFound)
    const facts = key.facts.flatMap(({ kind, quote }): ProposedFact[] => {
      const own = kindOf(kind)
      return isFactKind(own) ? [{ type: 'fact', kind: own, quote }] : []
    })
    const { tally } = prove(
      { reading: study.reading, statements: study.statements(), book: study.facts() },
      facts,
      'key',
    )
    const altered = quotes.flatMap((quote) =>
      ALTERED.map((alter) => alter(quote)).filter((one) => one !== quote),
    )
    const believed = altered.filter(isFound)
    if (about.showMisses) {
      for (const quote of quotes) if (!found.includes(quote)) console.log(`  not found: ${quote}`)
      for (const quote of believed) console.log(`  believed: ${quote}`)
    }
    console.log(
      `  ${fileName.slice(0, 44).padEnd(45)} quotations ${found.length}/${quotes.length} · facts kept ${tally.kept}/${tally.proposed} ${JSON.stringify(tally.dropped)} · altered believed ${believed.length}/${altered.length}`,
    )
    sum.quotes += quotes.length
    sum.found += found.length
    sum.proposed += tally.proposed
    sum.kept += tally.kept
    sum.altered += altered.length
    sum.believed += believed.length
  }
  const { atLeast, percent } = about
  atLeast(
    `Quotations of the keys found in real documents (${sum.quotes})`,
    percent(sum.found, sum.quotes),
    '%',
    98,
  )
  atLeast(
    `The same with one word changed, dropped (${sum.altered})`,
    percent(sum.altered - sum.believed, sum.altered),
    '%',
    100,
  )
  console.log(
    `  facts of the keys kept with their kind: ${percent(sum.kept, sum.proposed).toFixed(1)} % of ${sum.proposed}`,
  )
}
