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
import { Fold } from './fold.tsx'
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
      {practise.length > 0 && (
        <section className="stack" aria-labelledby="practise">
          <h3 id="practise">{toPractiseWords(practise)}</h3>
          <Cards cards={practise} document={document} from={1} />
        </section>
      )}
      <Figures figures={figuresOf(report)} />
      {notJudged.map((sentence) => (
        <Note key={sentence}>{sentence}</Note>
      ))}
      <Advised advised={report.advised} openAtFirst={practise.length === 0} />
      <ActionList actions={actions} document={document} openAtFirst={practise.length === 0} />
      {strengths.length > 0 && (
        <Fold id="strengths" heading="What went well">
          <ul className="strengths">
            {strengths.map((strength) => (
              <li key={strength}>{strength}</li>
            ))}
          </ul>
        </Fold>
      )}
      {cards.length > 0 && (
        <Fold
          id="answers"
          heading={practise.length > 0 ? 'Your other answers' : 'Your answers'}
          openAtFirst={practise.length === 0}
        >
          <Cards cards={cards} document={document} from={practise.length + 1} />
        </Fold>
      )}
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

type CardsProps = Pick<Report, 'cards' | 'document'> & { from: number }

const Cards = ({ cards, document, from }: CardsProps) =>
  cards.map((card, at) => (
    <AnswerCardShown key={card.questionId} card={card} number={from + at} document={document} />
  ))

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
function Advised({ advised, openAtFirst }: Pick<Report, 'advised'> & { openAtFirst: boolean }) {
  if (advised.length === 0) return null
  return (
    <Fold id="advised" heading={ADVISED} openAtFirst={openAtFirst}>
      {advised.map(({ asked, told }) => (
        <section key={`${asked} ${told}`} className="card stack tight" aria-label={asked}>
          <h4>{asked}</h4>
          <p>{told}</p>
        </section>
      ))}
    </Fold>
  )
}

type ActionListProps = Pick<Report, 'actions' | 'document'> & { openAtFirst: boolean }

/** Next steps, grouped by the time they take. */
function ActionList({ actions, document, openAtFirst }: ActionListProps) {
  if (actions.every(({ items }) => items.length === 0)) return null
  return (
    <Fold id="actions" heading="What to do next" openAtFirst={openAtFirst}>
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
    </Fold>
  )
}

/** Questions given up: unmarked, but still listed. */
function LeftOpen({ leftOpen, document }: Pick<Report, 'leftOpen' | 'document'>) {
  if (leftOpen.length === 0) return null
  return (
    <Fold id="left-open" heading={LEFT_OPEN.heading}>
      <p className="sm muted">{LEFT_OPEN.says}</p>
      {leftOpen.map(({ questionId, question, place, advice }) => (
        <section key={questionId} className="card stack tight" aria-label={question}>
          <h4>{question}</h4>
          <Cited document={document} places={[place]} />
          <p>{advice}</p>
        </section>
      ))}
    </Fold>
  )
}

/** From session to session on the same document; shown once there is something to compare. */
function Sittings({ progress, now }: { progress: Report['progress']; now: string }) {
  const scored = progress.filter(({ score }) => score !== null)
  if (scored.length < 2) return null
  return (
    <Fold id="sittings" heading="From session to session">
      <HBars
        bars={scored.map(({ sessionId, at, score }) => {
          const { day, time } = dayAndTime(at)
          const name = sessionId === now ? `${day}, ${time}, this one` : `${day}, ${time}`
          return { id: sessionId, name, value: score ?? 0, words: `${score} of 100` }
        })}
      />
    </Fold>
  )
}
