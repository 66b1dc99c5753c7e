import { ArrowLeft, Repeat } from 'lucide-react'
import { dayAndTime } from '#api-client/date-and-time.ts'
import type { Player } from '#capabilities/voice/web/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Figures } from '#ui/figures/figures.tsx'
import { HBars } from '#ui/figures/h-bars.tsx'
import type { Report } from '../../rules/report/contract.ts'
import {
  ADVISED,
  acrossWords,
  LEFT_OPEN,
  minutesTalked,
  toPractiseWords,
  WITHIN_WORDS,
} from '../../rules/screen/report-words.ts'
import { AnswerCardShown } from './answer-card.tsx'
import { Cited } from './cited.tsx'
import { ReportExport } from './report-export.tsx'
import type { ReportProps } from './report-props.ts'
import { Transcript } from './transcript.tsx'

/** The report of a session: strengths, each answer with its marks, and the next steps. */
export function ReportPage({
  room,
  report,
  player,
  onBack,
  onAgain,
}: ReportProps & { report: Report; player: Player }) {
  const { document, cards, practise, strengths, actions, notJudged, progress } = report
  const { day, time } = dayAndTime(report.at)
  const again = document.id
  return (
    <article className="stack roomy report">
      <div className="head">
        <div>
          <h2>{document.title || document.name}</h2>
          <p className="muted num">
            {room.says.sitting} of {day}, {time}
          </p>
        </div>
        <div className="row no-print">
          <ReportExport sessionId={report.sessionId} />
          <Button kind="quiet" icon={ArrowLeft} onClick={onBack}>
            Back
          </Button>
        </div>
      </div>
      <FixList report={report} />
      <Cards
        id="practise"
        heading={toPractiseWords(practise)}
        cards={practise}
        document={document}
        from={1}
      />
      <Figures figures={figuresOf(report)} />
      {notJudged.map((sentence) => (
        <Note key={sentence}>{sentence}</Note>
      ))}
      <Advised advised={report.advised} />
      <ActionList actions={actions} document={document} />
      {strengths.length > 0 && (
        <section className="stack" aria-labelledby="strengths">
          <h3 id="strengths">What went well</h3>
          <ul className="strengths">
            {strengths.map((strength) => (
              <li key={strength}>{strength}</li>
            ))}
          </ul>
        </section>
      )}
      <Cards
        id="answers"
        heading={practise.length > 0 ? 'Your other answers' : 'Your answers'}
        cards={cards}
        document={document}
        from={practise.length + 1}
      />
      <LeftOpen leftOpen={report.leftOpen} document={document} />
      {again && (
        <div className="row no-print">
          <Button icon={Repeat} onClick={() => onAgain(again, document.name, report)}>
            {report.leftOpen.length > 0 || practise.length > 0 ? 'Try the weak ones again' : 'Practise again'}
          </Button>
          {cards.length + practise.length > 0 && (
            <p className="sm muted">
              Your best answer to each question counts. Trying again never lowers your score.
            </p>
          )}
        </div>
      )}
      <Sittings progress={progress} now={report.sessionId} />
      <Transcript room={room} report={report} player={player} />
      <p className="xs muted">Asked and marked by: {report.engine.name}</p>
    </article>
  )
}

/** What an examiner would find first. */
function FixList({ report: { fixes, fixSummary, document } }: { report: Report }) {
  if (fixes.length === 0) return null
  const [first, rest] = [fixes.slice(0, FIXES_AT_FIRST), fixes.slice(FIXES_AT_FIRST)]
  const items = (some: Report['fixes']) => (
    <ol className="boxes">
      {some.map(({ says, advice, place }) => (
        <li key={`${place.sentenceId} ${says}`}>
          <p>
            {says} {advice}
          </p>
          <Cited document={document} places={[place]} />
        </li>
      ))}
    </ol>
  )
  return (
    <section className="card stack" aria-labelledby="fixes">
      <h3 id="fixes">To mend first</h3>
      <p>{fixSummary}</p>
      {items(first)}
      {rest.length > 0 && (
        <details>
          <summary>{rest.length} more</summary>
          {items(rest)}
        </details>
      )}
    </section>
  )
}
const FIXES_AT_FIRST = 5

type CardsProps = Pick<Report, 'cards' | 'document'> & { id: string; heading: string; from: number }

function Cards({ id, heading, cards, document, from }: CardsProps) {
  if (cards.length === 0) return null
  return (
    <section className="stack" aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      {cards.map((card, at) => (
        <AnswerCardShown key={card.questionId} card={card} number={from + at} document={document} />
      ))}
    </section>
  )
}

function figuresOf({ score, answered, planned, seconds, cards, practise }: Report) {
  return [
    ...(score === null
      ? []
      : [{ name: acrossWords([...practise, ...cards]), value: score, under: 'of 100' }]),
    // Who only asked has answered nothing, and need not be told so in large figures.
    ...(answered > 0
      ? [{ name: 'Questions answered', value: answered, under: `of ${planned} prepared` }]
      : []),
    { name: 'Time', value: minutesTalked(seconds), under: 'counted' },
  ]
}

/** Each piece of advice with the question it was given to. */
function Advised({ advised }: Pick<Report, 'advised'>) {
  if (advised.length === 0) return null
  return (
    <section className="stack" aria-labelledby="advised">
      <h3 id="advised">{ADVISED}</h3>
      {advised.map(({ asked, told }) => (
        <section key={`${asked} ${told}`} className="card stack tight" aria-label={asked}>
          <h4>{asked}</h4>
          <p>{told}</p>
        </section>
      ))}
    </section>
  )
}

/** Next steps, grouped by the time they take. */
function ActionList({ actions, document }: Pick<Report, 'actions' | 'document'>) {
  if (actions.every(({ items }) => items.length === 0)) return null
  return (
    <section className="stack" aria-labelledby="actions">
      <h3 id="actions">What to do next</h3>
      <div className="actions">
        {actions.map(({ within, items }) => (
          <section key={within} className="card stack tight" aria-label={WITHIN_WORDS[within]}>
            <h4>{WITHIN_WORDS[within]}</h4>
            {items.length === 0 ? (
              <p className="sm muted">Nothing.</p>
            ) : (
              <ul className="boxes">
                {items.map(({ says, place }) => (
                  <li key={says}>
                    <p>{says}</p>
                    {place && <Cited document={document} places={[place]} />}
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </section>
  )
}

/** Questions given up: unmarked, but still listed. */
function LeftOpen({ leftOpen, document }: Pick<Report, 'leftOpen' | 'document'>) {
  if (leftOpen.length === 0) return null
  return (
    <section className="stack" aria-labelledby="left-open">
      <h3 id="left-open">{LEFT_OPEN.heading}</h3>
      <p className="sm muted">{LEFT_OPEN.says}</p>
      {leftOpen.map(({ questionId, question, place, advice }) => (
        <section key={questionId} className="card stack tight" aria-label={question}>
          <h4>{question}</h4>
          <Cited document={document} places={[place]} />
          <p>{advice}</p>
        </section>
      ))}
    </section>
  )
}

/** From session to session on the same document; shown once there is something to compare. */
function Sittings({ progress, now }: { progress: Report['progress']; now: string }) {
  const scored = progress.filter(({ score }) => score !== null)
  if (scored.length < 2) return null
  return (
    <section className="stack" aria-labelledby="sittings">
      <h3 id="sittings">From session to session</h3>
      <HBars
        bars={scored.map(({ sessionId, at, score }) => {
          const { day, time } = dayAndTime(at)
          const name = sessionId === now ? `${day}, ${time}, this one` : `${day}, ${time}`
          return { id: sessionId, name, value: score ?? 0, words: `${score} of 100` }
        })}
      />
    </section>
  )
}
