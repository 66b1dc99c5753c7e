/** A whole analysis beside its evidence, to be read by eye. */
import { SCORE_KEYS, SECTION_KEYS } from '../../src/assistants/decoder/rules/keys.ts'
import type { RealDocument } from './real-document.ts'

export function printAnalysis({ file, analysis }: RealDocument): string {
  const { document, type, stats, scores, statistics, checks, defenseChecklist, notes } = analysis
  const quotes = (evidence: readonly { page: number; quote: string }[], said: string) =>
    evidence
      .filter(({ quote }) => !said.includes(quote))
      .map(({ page, quote }) => `        p. ${page}: “${quote.replace(/\s+/g, ' ')}”`)
  const numbered = (
    texts: readonly string[],
    evidence: readonly (readonly { page: number; quote: string }[])[],
  ) => texts.flatMap((text, at) => [`  ${at + 1}. ${text}`, ...quotes(evidence[at] ?? [], text)])
  return [
    `=== ${file}`,
    `title: ${document.title}`,
    `type: ${JSON.stringify({ ...type, signals: undefined })}  stats: ${JSON.stringify(stats)}`,
    ...SCORE_KEYS.map((key) => `  ${key}: ${scores[key].value}. ${scores[key].says}`),
    ...SECTION_KEYS.flatMap((key) => [
      `--- ${key}`,
      ...numbered(analysis[key].content, analysis[key].evidence),
    ]),
    '--- statistics',
    ...statistics.map(
      ({ verdict, reports, writes, computes, note = '', evidence }) =>
        `  ${verdict}: ${reports}; printed ${writes}; computed ${computes}. ${note} [p. ${evidence.page}]`,
    ),
    '--- questions (defenseChecklist)',
    ...numbered(
      defenseChecklist.map(({ id, question }) => `[${id}] ${question}`),
      defenseChecklist.map(({ evidence }) => evidence),
    ),
    '--- checks',
    ...checks.flatMap(({ id, outcome, says, area, weight, evidence }) => [
      `  ${outcome} · ${area} ${weight} · ${id}: ${says}`,
      ...quotes(evidence, says),
    ]),
    '--- notes',
    ...notes.map((note) => `  ${note}`),
    '',
  ].join('\n')
}
