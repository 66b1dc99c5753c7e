/** What the longer talks have time for: what the work goes on to say, and the thought to leave with. */
import { isNear } from '#capabilities/study/engine.index.ts'
import { type CandidateSentence, evidenceOf, type SentenceRole } from '#capabilities/study/index.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import type { SectionRole } from '#product/document-model.ts'
import type { DeckSlide, SlideSource } from '../deck/deck.ts'
import { pointsAway } from '../words/points-away.ts'
import { withoutTable } from './results/on-table.ts'
import { PART_DOES } from './sentences/does.ts'
import { spokenSentence } from './speech.ts'
import { isHeadline, isSpokenHere } from './stated.ts'
import type { Work } from './work.ts'

const ROLES: Readonly<Record<string, readonly SectionRole[]>> = {
  Background: ['introduction'],
  Purpose: ['introduction'],
  Methods: ['methods'],
  Results: ['results', 'discussion'],
  Plan: ['methods', 'introduction'],
  Conclusion: ['conclusion', 'discussion'],
}
/** What a sentence of a part does: an objective does not go on with the problem, nor a limit with the background. */
const DOES: Readonly<Record<string, readonly SentenceRole[]>> = {
  ...PART_DOES,
  Background: ['problem', 'gap', 'contribution'],
  Purpose: ['aim', 'asked', 'contribution'],
  Plan: ['design', 'sampling', 'collecting', 'analysis', 'ethics'],
}
/** What a sentence that goes on a paragraph may do beside. */
const ELSEWHERE = 0.5
const LIKELY = 0.4
const LEAST_RELATED = 2
const MOST_RELATED = 12
const REACH = 40
const LINES_OF_USUAL = 7
/** Words that lead to it, and two sentences. */
const LITTLE = 4
const MOST_LINES = 16
/** Of what was found, before or after it is told, nothing is said without it. */
const OF_FINDINGS = /^(?:these|the|such) (?:findings?|results?)\b/i

/** What stands behind a point under its own heading, and beside a table, is for the ear. */
export function withMoreToSay(slide: DeckSlide, work: Work, told: Set<string>): DeckSlide {
  const { statements, kind, flaws, study } = work
  if (slide.ask) return slide
  const does = DOES[slide.part] ?? []
  const belongs = ({ sentence }: CandidateSentence) => study.roleOf(sentence.id).odds(...does)
  const isElsewhere = (one: CandidateSentence) =>
    1 - belongs(one) - study.roleOf(one.sentence.id).odds('none') >= ELSEWHERE
  const flawed = new Set(flaws.map(({ evidence }) => evidence.sentenceId))
  const isFree = ({ sentence, text }: CandidateSentence) =>
    !told.has(sentence.id) && !flawed.has(sentence.id) && !pointsAway(text) && !OF_FINDINGS.test(text)
  const lines = [...slide.script]
  const add = ({ sentence }: CandidateSentence, from: number) => {
    told.add(sentence.id)
    lines.push({
      text: spokenSentence(withoutTable(sentence.text), slide.part),
      sources: [evidenceOf(sentence)],
      from,
    })
  }
  const places = [
    ...(slide.visual?.sources ?? []),
    ...slide.script.flatMap(({ sources }) => sources.slice(0, 1)),
  ]
  const starts = slide.whole ? [] : places
  for (const at of new Set(starts.map((source) => startOf(source, work)))) {
    const { sentence: { section, block } = {}, role } = statements[at] ?? {}
    // An abstract goes from one thing to the next with every sentence.
    if (!section || role === 'abstract' || (slide.part === 'Results' && role === 'introduction')) continue
    let before = at
    for (let place = at; place < at + REACH; place += 1) {
      const next = statements[place]
      if (!next || lines.length >= MOST_LINES || next.sentence.section !== section) break
      if (next.sentence.block !== block && belongs(next) < LIKELY) continue
      // A slide that says little goes on with its own paragraph, whatever that does.
      const isThin = lines.length < LITTLE && next.sentence.block === block
      if (
        !isFree(next) ||
        (isElsewhere(next) && !isThin) ||
        !isSpokenHere(next, kind === 'proposal', before === place - 1)
      )
        continue
      before = place
      add(next, lines.length < LINES_OF_USUAL ? 15 : 20)
    }
  }
  // Then what the work says of the same elsewhere in the part.
  const matter = new Set(contentStems([slide.title, ...slide.points.map(({ text }) => text)].join(' ')))
  const related = statements
    .filter((one) => ROLES[slide.part]?.includes(one.role) && isFree(one) && belongs(one) >= LIKELY)
    .map((one) => ({ one, shared: new Set(contentStems(one.text).filter((stem) => matter.has(stem))).size }))
    .filter(({ shared }) => shared >= LEAST_RELATED)
    .toSorted((a, b) => b.shared - a.shared)
  for (const { one } of related)
    if (lines.length < MOST_RELATED && isSpokenHere(one, kind === 'proposal', false)) add(one, 20)
  return { ...slide, script: lines }
}

/** The sentence itself; of a table, the first that stands by it. */
function startOf({ sentenceId }: SlideSource, { statements, tables }: Work): number {
  const table = tables.find(({ block }) => block.id === sentenceId)
  return statements.findIndex(({ sentence }) =>
    table ? sentence.section === table.block.section && isNear(sentence, table) : sentence.id === sentenceId,
  )
}

/** The answer once more before the thanks. */
export function lastWords(last: DeckSlide, slides: readonly DeckSlide[]): DeckSlide {
  for (const id of ['conclusion', 'result-1']) {
    const slide = slides.find((one) => one.id === id && !one.ask)
    const points = slide?.points.filter(({ computed }) => !computed) ?? []
    // The answer is the first of them.
    const written = id === 'conclusion' ? points.slice(0, 1) : points
    const isWritten = slide?.script.some(({ text }) => text.includes(slide.title))
    const said = [...(isWritten ? [slide?.title ?? ''] : []), ...written.map(({ text }) => text)].find(
      isHeadline,
    )
    const sources = slide?.script.find((line) => line.sources.length > 0)?.sources
    if (said && sources)
      return {
        ...last,
        script: [
          { text: `If you remember one thing of my talk, let it be this: ${said}.`, sources, from: 15 },
          ...last.script,
        ],
      }
  }
  return last
}
