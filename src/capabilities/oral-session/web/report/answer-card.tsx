import { Chip } from '#ui/feedback/chip.tsx'
import type { Mark } from '../../contract.ts'
import type { AnswerCard, Report } from '../../rules/report/contract.ts'
import { AREA_WORDS, MARK_WORDS, markOf } from '../../rules/screen/report-words.ts'
import { Cited } from './cited.tsx'

type AnswerCardShownProps = { card: AnswerCard; number: number; document: Report['document'] }

/** One question, the best answer to it, and the student's own words beside every mark. */
export function AnswerCardShown({ card, number, document }: AnswerCardShownProps) {
  const {
    area,
    question,
    place,
    places,
    answer,
    heard,
    attempts,
    marks,
    total,
    outOf,
    again,
    better,
    advice,
  } = card
  const isAnswered = card.verdict === 'answered'
  const label = `Question ${number}: ${question}`
  return (
    <section className="card stack answer-card" aria-label={label}>
      <div className="row between">
        <Chip kind="brand">{AREA_WORDS[area]}</Chip>
        <span className="row tight">
          {again && <Chip kind="warn">Try again</Chip>}
          {!isAnswered && <Chip>Not answered</Chip>}
          {isAnswered && outOf === 0 && <Chip>Not judged</Chip>}
          {isAnswered && outOf > 0 && (
            <strong className="num total">
              {total} <span className="sm muted">of {outOf}</span>
            </strong>
          )}
        </span>
      </div>
      <h4>{question}</h4>
      <Cited document={document} places={[place]} />
      <blockquote className="said">
        <p>{answer || 'No answer was given.'}</p>
        {heard && heard.trust === 'rough' && <footer className="xs muted">Rough transcript.</footer>}
      </blockquote>
      {(attempts > 1 || card.bestFromBefore) && (
        <p className="xs muted">
          {card.bestFromBefore
            ? 'Your answer in an earlier session was better, so that one counts.'
            : `The best of ${attempts} answers.`}
        </p>
      )}
      {isAnswered ? (
        <dl className="marks">
          {marks.map((mark) => (
            <MarkRow key={mark.name} mark={mark} />
          ))}
        </dl>
      ) : (
        <p>{marks[0]?.says}</p>
      )}
      {isAnswered && advice && <p>{advice}</p>}
      {better.length > 0 && (
        <div className="stack tight">
          <p className="sm muted">A better answer, from your own work:</p>
          <p className="better">{better.join(' ')}</p>
          <Cited document={document} places={places} />
        </div>
      )}
    </section>
  )
}

function MarkRow({ mark: { name, value, says, words } }: { mark: Mark }) {
  return (
    <div className={value === null ? 'mark open' : `mark m${value}`}>
      <dt>
        {MARK_WORDS[name]} <span className="num">{markOf(value)}</span>
      </dt>
      <dd className="sm">
        {says}
        {words && <q>{words}</q>}
      </dd>
    </div>
  )
}
