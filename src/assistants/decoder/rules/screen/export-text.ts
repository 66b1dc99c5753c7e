/** The analysis as plain text, for a printer or a message to a supervisor: every point with its page and quotation. */
import { pagesWords, placesWords, placeWords } from '#product/place.ts'
import type { Analysis, AnalysisCheck, Evidence } from '../../contract.ts'
import { bandOfScore, isPart, isScored, notScored, scoreWords } from '../evidence/checks.ts'
import { SCORE_KEYS, SECTION_KEYS } from '../keys.ts'
import { KIND_NAMES } from '../words/kinds.ts'
import { NO_TITLE, SCORE_NAMES } from '../words/names.ts'
import { STAGE_WORDS } from '../words/stages.ts'
import { otherSide } from '../words/wording.ts'

const OUTCOMES = {
  passed: 'Shown',
  'look-again': 'Look again',
  'not-found': 'Not found in the text',
  'does-not-apply': 'Does not apply',
} as const

const VERDICTS = {
  agrees: 'agrees',
  'look-again': 'look again',
  'cannot-be-computed': 'cannot be computed',
} as const

export function exportText(analysis: Analysis): string {
  const parts = [
    head(analysis),
    block('Scores', scores(analysis)),
    ...SECTION_KEYS.map((key) => sectionText(analysis, key)),
    block('Statistics', statistics(analysis)),
    block('Questions to prepare', questions(analysis)),
    block('Checks', checks(analysis)),
    block(
      'Notes',
      analysis.notes.map((note) => `- ${note}`),
    ),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function head({ document, type, isResearch, documentType, narrator }: Analysis): string {
  const kind =
    isResearch && type.stage ? STAGE_WORDS[type.stage] : KIND_NAMES[isResearch ? 'research' : documentType]
  const by = narrator.standsInBecause ? `${narrator.name}. ${narrator.standsInBecause}` : narrator.name
  return [
    'Research analysis',
    document.title || NO_TITLE,
    `File: ${document.name}, ${pagesWords(document.pages, document.paged)}`,
    `Read as ${kind}${type.corrected ? ', as corrected by the reader' : ''}`,
    `Read by: ${by}`,
  ].join('\n')
}

const scores = (analysis: Analysis): string[] => {
  const none = notScored(analysis)
  const told = SCORE_KEYS.filter((key) => isScored(analysis.scores[key], analysis)).map((key) => {
    const score = analysis.scores[key]
    return `- ${SCORE_NAMES[key]}: ${scoreWords(score, analysis)} (${bandOfScore(score)}). ${score.says}`
  })
  return none ? [...told, `- ${none}`] : told
}

function sectionText(analysis: Analysis, key: (typeof SECTION_KEYS)[number]): string {
  const { title, content, evidence } = analysis[key]
  return block(
    title,
    content.flatMap((text, at) => [`- ${text}`, ...quotes(evidence[at] ?? [], text)]),
  )
}

/** A quotation already in the point only gets its page. */
function quotes(evidence: readonly Evidence[], text: string): string[] {
  return evidence.map((one) => {
    const flat = one.quote.replace(/\s+/g, ' ').trim()
    return text.includes(flat) ? `    ${placeWords(one)}` : `    ${placeWords(one)}: “${flat}”`
  })
}

const statistics = ({ statistics: rows }: Analysis): string[] =>
  rows.map(
    (row) =>
      `- ${row.reports}: reported ${row.writes}; ${otherSide(row)}; ${VERDICTS[row.verdict]} (${placeWords(row.evidence)})${row.note ? `. ${row.note}` : ''}`,
  )

/** Only questions not yet asked by the section on the defense. */
const questions = ({ defenseChecklist, defensePreparation: { content } }: Analysis): string[] =>
  defenseChecklist
    .filter(({ question }) => !content.includes(question))
    .flatMap(({ question, evidence }) => [`- ${question}`, ...quotes(evidence, question)])

/** Checks that need work come first. A letter is not asked for a sample, and inapplicable checks are listed in one line. */
function checks({ checks: all, isResearch }: Analysis): string[] {
  const asked = isResearch ? all : all.filter(({ id, area }) => area === 'writing' && !isPart(id))
  const left = asked.filter(({ outcome }) => outcome === 'does-not-apply')
  const services = left.filter(({ unsure }) => !unsure)
  return [
    ...ORDER.flatMap((outcome) => asked.filter((check) => check.outcome === outcome).map(exportLine)),
    ...(services.length > 0
      ? [`- Does not apply here: ${services.map(({ label }) => label).join('; ')}.`]
      : []),
  ]
}

const ORDER = ['look-again', 'not-found', 'passed'] as const
/** These repeat the label in other words. */
const SAYS_LABEL = /^(?:The text shows|Found: |Not found in the text: (?!anything under))/

function exportLine({ id, outcome, label, says, evidence }: AnalysisCheck): string {
  const isSaid = SAYS_LABEL.test(says) && /^(?:checklist|part)-/.test(id)
  if (outcome === 'not-found' && says.startsWith(OUTCOMES[outcome]) && !isSaid) return `- ${says}`
  const where = evidence.length > 0 ? ` (${placesWords(evidence)})` : ''
  return isSaid ? `- ${OUTCOMES[outcome]}: ${label}${where}.` : `- ${OUTCOMES[outcome]}: ${label}. ${says}`
}

const block = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : [title, '-'.repeat(title.length), ...lines].join('\n')
