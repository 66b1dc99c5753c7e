import { pagesWords, placeMark } from '#product/place.ts'
import wordmark from '#ui/art/wordmark.svg?raw'
import { Drawing } from '#ui/pictures/drawing.tsx'
import type { Analysis, Evidence } from '../../contract.ts'
import { checksOf, isScored, notScored, scoreWords } from '../../rules/evidence/checks.ts'
import { SCORE_KEYS, SECTION_KEYS } from '../../rules/keys.ts'
import { printedOf } from '../../rules/screen/shown-once.ts'
import { NO_TITLE, SCORE_NAMES } from '../../rules/words/names.ts'
import { otherSide } from '../../rules/words/wording.ts'
import { KIND_WORDS } from '../../spec.ts'
import { PointWords } from './point.tsx'
import { analysisKind } from './results-head.tsx'

type PrintReportProps = { analysis: Analysis; ready: readonly string[] }

/** The whole analysis, expanded for paper: pages and quotes in words, nothing to press. */
export function PrintReport({ analysis, ready }: PrintReportProps) {
  const { document, stats, narrator, notes, isResearch, type } = analysis
  return (
    <article className="printed-report">
      <Drawing source={wordmark} className="printlogo" />
      <h1>{document.title || NO_TITLE}</h1>
      <p className="num">
        {KIND_WORDS[analysisKind(analysis)]}, {pagesWords(document.pages, document.paged)}.{' '}
        {stats.totalInsights} insights, {stats.sectionsAnalyzed} of {SECTION_KEYS.length} sections.
      </p>
      {!isResearch && (
        <p>
          This does not read as a research document. Not found:{' '}
          {type.signals
            .filter(({ present }) => !present)
            .map(({ says }) => says)
            .join('; ')}
        </p>
      )}
      <PrintedScores analysis={analysis} />
      {SECTION_KEYS.map((key) => printedOf(analysis, key))
        .filter(({ points }) => points.length > 0)
        .map(({ key, title, points }) => (
          <section key={key}>
            <h2>{title}</h2>
            <ul>
              {points.map((at) => (
                <li key={at}>
                  <PointWords text={analysis[key].content[at] ?? ''} />
                  <Quotes evidence={analysis[key].evidence[at] ?? []} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      <PrintedStatistics rows={analysis.statistics} />
      {analysis.defenseChecklist.length > 0 && (
        <section>
          <h2>Defense checklist</h2>
          <ul className="boxes">
            {analysis.defenseChecklist.map(({ id, question, evidence }) => (
              <li key={id}>
                <p>
                  {ready.includes(id) ? '☑' : '☐'} {question}
                </p>
                <Quotes evidence={evidence} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p>
        Read by: {narrator.name}.{narrator.standsInBecause && ` ${narrator.standsInBecause}`}
      </p>
    </article>
  )
}

const Quotes = ({ evidence }: { evidence: readonly Evidence[] }) =>
  evidence.map((one) => (
    <p key={one.sentenceId} className="quote">
      <b>{placeMark(one)}</b> <q>{one.quote}</q>
    </p>
  ))

function PrintedScores({ analysis }: { analysis: Analysis }) {
  const none = notScored(analysis)
  return (
    <section>
      <h2>Scores</h2>
      {none && <p>{none}</p>}
      {SCORE_KEYS.map((key) => {
        const score = analysis.scores[key]
        if (!score || !isScored(score, analysis)) return null
        return (
          <div key={key} className="scored">
            <h3>
              {SCORE_NAMES[key]}: {scoreWords(score, analysis)}
            </h3>
            <p>{score.says}</p>
            <ul>
              {checksOf(score, analysis.checks).map(({ id, label, outcome, says }) => (
                <li key={id}>
                  {outcome === 'passed' ? '☑' : '☐'} {label}. {says}
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </section>
  )
}

function PrintedStatistics({ rows }: { rows: Analysis['statistics'] }) {
  if (rows.length === 0) return null
  return (
    <section>
      <h2>Statistical summary</h2>
      <table>
        <thead>
          <tr>
            {['You report', 'Place', 'You write', 'Compared with', 'Result'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.reports} ${row.writes} ${row.computes} ${row.evidence.sentenceId}`}>
              <td>{row.reports}</td>
              <td>{placeMark(row.evidence)}</td>
              <td>{row.writes}</td>
              <td>
                {otherSide(row)} {row.note}
              </td>
              <td>{row.verdict}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
