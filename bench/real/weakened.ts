/** A work made worse on purpose must score lower, and poor works must be separated from good ones. */
import { analyse } from '../../src/assistants/decoder/rules/analyse.ts'
import { SCORE_KEYS } from '../../src/assistants/decoder/rules/keys.ts'
import { shownOf } from '../../src/capabilities/study/rules/facts/book-of-facts.ts'
import { openStudy } from '../../src/capabilities/study/rules/open-study.ts'
import type { DocumentModel } from '../../src/product/document-model.ts'
import type { RealDocument } from './real-document.ts'
import type { Tally } from './tally.ts'

type Weaken = (document: RealDocument) => DocumentModel | null

const WEAKENINGS: Readonly<Record<string, Weaken>> = {
  'its limits taken out': ({ model, study, analysis }) => {
    const told = new Set(shownOf(study.facts(), 'limitation').map(({ evidence }) => evidence.sentenceId))
    // A plan and a chapter owe none.
    const isOwed = analysis.type.stage === 'thesis' || analysis.type.stage === 'paper'
    return isOwed && told.size > 0
      ? without(model, ({ id, text }) => told.has(id) || /\blimit|\bweakness/i.test(text))
      : null
  },
  'its references taken out': ({ model, study }) => {
    const listed = listOf(study)
    return listed.size > 3 ? without(model, ({ block }) => listed.has(block), listed) : null
  },
  'its methods taken out': ({ model, study }) => {
    const told = new Set(study.reading.sentences.filter(({ role }) => role === 'methods').map(({ id }) => id))
    return told.size > 20 ? without(model, ({ id }) => told.has(id)) : null
  },
  'its figures broken': ({ model, analysis }) => {
    const sound = analysis.statistics.filter(
      ({ verdict, writes, reports, evidence }) =>
        // Possible results are not computed, and a total is often not printed.
        verdict === 'agrees' &&
        /\d\.\d|\d\s?%/.test(writes) &&
        evidence.quote.includes(figureIn(writes) ?? ' ') &&
        !/\bM = /.test(reports),
    )
    return sound.length > 0 ? broken(model, sound) : null
  },
}

export function measureWeakened(document: RealDocument, judge: typeof analyse = analyse): Tally {
  const before = standingOf(document.analysis)
  const misses: string[] = []
  let of = 0
  for (const [how, weaken] of Object.entries(WEAKENINGS)) {
    const model = document.study.facts().kind === 'research' ? weaken(document) : null
    if (!model) continue
    of += 1
    const after = standingOf(judge(openStudy(model), { ...document.analysis.document, notes: [] }))
    if (after.ready >= before.ready && after.all >= before.all)
      misses.push(`${document.file} with ${how}: ${before.ready} before, ${after.ready} after`)
  }
  return { figure: 'weakened-lower', hits: of - misses.length, of, misses }
}

/** Between the lowest and the highest of the works, for the score that spreads least of the two that all have. */
export function measureSpread(documents: readonly RealDocument[]): Tally {
  const spreads = (['methodologyScore', 'defenseReadiness'] as const).map((key) => {
    const values = documents.map(({ analysis }) => analysis.scores[key].value)
    return Math.max(...values) - Math.min(...values)
  })
  return { figure: 'score-spread', hits: Math.min(...spreads), of: 1 }
}

/** One engine for all: the bench has to see that it tells nothing apart. */
export const levelled = (document: RealDocument): RealDocument => ({
  ...document,
  analysis: level(document.analysis),
})

export const judgeAllAlike: typeof analyse = (...of) => level(analyse(...of))

const level = (analysis: RealDocument['analysis']): RealDocument['analysis'] => ({
  ...analysis,
  scores: Object.fromEntries(
    SCORE_KEYS.map((key) => [key, { ...analysis.scores[key], value: 75 }]),
  ) as RealDocument['analysis']['scores'], // every key of the list is there
})

const standingOf = ({ scores }: RealDocument['analysis']) => ({
  ready: scores.defenseReadiness.value,
  all: SCORE_KEYS.reduce((sum, key) => sum + scores[key].value, 0),
})

const listOf = ({ reading }: RealDocument['study']): ReadonlySet<string> =>
  new Set(
    // Entries are split into sentences in some files and whole in others.
    [...reading.sentences, ...reading.blocks]
      .filter(({ role, kind }) => role === 'references' || kind === 'reference')
      .map(({ block }) => block),
  )

/** With the headings under which nothing is left. */
function without(
  model: DocumentModel,
  isGone: (sentence: DocumentModel['sentences'][number]) => boolean,
  whole: ReadonlySet<string> = new Set(),
): DocumentModel {
  const sentences = model.sentences.filter((sentence) => !isGone(sentence))
  const held = new Set(sentences.map(({ block }) => block))
  const had = new Set(model.sentences.map(({ block }) => block))
  const blocks = model.blocks.filter(({ id }) => (held.has(id) || !had.has(id)) && !whole.has(id))
  const filled = (of: readonly DocumentModel['blocks'][number][]) =>
    new Set(of.filter(({ kind }) => kind !== 'heading').map(({ section }) => section))
  const [before, after] = [filled(model.blocks), filled(blocks)]
  const isEmptied = (section: string) => before.has(section) && !after.has(section)
  const left = blocks.filter(({ section }) => !isEmptied(section))
  const kept = new Set(left.map(({ id }) => id))
  return {
    ...model,
    blocks: left,
    sections: model.sections.filter(({ id }) => !isEmptied(id)),
    sentences: sentences.filter(({ block }) => kept.has(block)),
  }
}

const figureIn = (text: string) => text.match(/\d+(?:\.\d+)?|\.\d+/)?.[0]

/** Another first digit in a printed number: "58.3%" becomes "18.3%". */
function broken(model: DocumentModel, rows: RealDocument['analysis']['statistics']): DocumentModel {
  const inSentence = Map.groupBy(rows, ({ evidence }) => evidence.sentenceId)
  const spoil = (text: string, id: string) =>
    (inSentence.get(id) ?? []).reduce((now, { writes }) => {
      const figure = figureIn(writes)
      return figure
        ? now.replaceAll(
            figure,
            figure.replace(/[1-9]/, (d) => (d === '9' ? '4' : '9')),
          )
        : now
    }, text)
  return {
    ...model,
    blocks: model.blocks.map((block) => ({
      ...block,
      text: spoil(block.text, block.id),
      ...(block.rows ? { rows: block.rows.map((row) => row.map((cell) => spoil(cell, block.id))) } : {}),
    })),
    sentences: model.sentences.map((sentence) => ({ ...sentence, text: spoil(sentence.text, sentence.id) })),
  }
}
