import { ArrowLeft, Repeat } from 'lucide-react'
import { dayAndTime } from '#api-client/date-and-time.ts'
import type { Player } from '#capabilities/voice/web/sound/player.ts'
import { Button } from '#ui/actions/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Figures } from '#ui/figures/figures.tsx'
import type { Report } from '../../rules/report/contract.ts'
import { minutesTalked } from '../../rules/screen/report-words.ts'
import { ActionList } from './action-list.tsx'
import { AnswerCardShown } from './answer-card.tsx'
import { LeftOpen } from './left-open.tsx'
import { ReportExport } from './report-export.tsx'
import type { ReportProps } from './report-props.ts'
import { Sittings } from './sittings.tsx'
import { Transcript } from './transcript.tsx'

/** The report of a session: strengths, each answer with its marks, and the next steps. */
export function ReportPage({
  room,
  report,
  player,
  onBack,
  onAgain,
}: ReportProps & { report: Report; player: Player }) {
  const { document, cards, strengths, actions, notJudged, pace, progress } = report
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
      <Figures figures={figuresOf(report)} />
      {notJudged.map((sentence) => (
        <Note key={sentence}>{sentence}</Note>
      ))}
      <ActionList actions={actions} document={document} />
      {strengths.length > 0 && (
        <section className="stack" aria-labelledby="strengths">
          <h3 id="strengths">What was strong</h3>
          <ul className="strengths">
            {strengths.map((strength) => (
              <li key={strength}>{strength}</li>
            ))}
          </ul>
        </section>
      )}
      {cards.length > 0 && (
        <section className="stack" aria-labelledby="answers">
          <h3 id="answers">Your answers</h3>
          {cards.map((card, at) => (
            <AnswerCardShown key={card.questionId} card={card} number={at + 1} document={document} />
          ))}
        </section>
      )}
      <LeftOpen leftOpen={report.leftOpen} document={document} />
      {again && (
        <div className="row no-print">
          <Button icon={Repeat} onClick={() => onAgain(again, document.name, report)}>
            {report.leftOpen.length > 0 || cards.some((card) => card.again)
              ? 'Try the weak ones again'
              : 'Practise again'}
          </Button>
          {cards.length > 0 && (
            <p className="sm muted">
              Your best answer to each question counts. Trying again never lowers it.
            </p>
          )}
        </div>
      )}
      {pace && (
        <section className="stack" aria-labelledby="pace">
          <h3 id="pace">How you spoke</h3>
          <p>{pace.says}</p>
        </section>
      )}
      <Sittings progress={progress} now={report.sessionId} />
      <Transcript room={room} report={report} player={player} />
      <p className="xs muted">Asked and marked by: {report.engine.name}</p>
    </article>
  )
}

function figuresOf({ score, answered, planned, seconds }: Report) {
  return [
    ...(score === null ? [] : [{ name: 'Over your best answers', value: score, under: 'of 100' }]),
    { name: 'Questions answered', value: answered, under: `of ${planned} prepared` },
    { name: 'Time', value: minutesTalked(seconds), under: 'counted' },
  ]
}
