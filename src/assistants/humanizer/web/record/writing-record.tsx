import { Printer } from 'lucide-react'
import { useMemo } from 'react'
import { dayAndTime } from '#api-client/date-and-time.ts'
import { pluralise } from '#kit/pluralise.ts'
import { Button } from '#ui/actions/button.tsx'
import type { TextVersion } from '../../contract.ts'
import { segmentsOf } from '../../rules/flow/review.ts'
import { type RecordedVersion, recordOf, statementOfUse } from '../../rules/record.ts'

type WritingRecordProps = { name: string; versions: readonly TextVersion[] }

/** One page, also on paper: dates, changes, suggestions taken, and the statement. */
export function WritingRecord({ name, versions }: WritingRecordProps) {
  const record = useMemo(() => recordOf(versions), [versions])
  const [first, last] = [record[0], record.at(-1)]
  if (!first || !last) return null
  const [from, to] = [dayAndTime(first.at).day, dayAndTime(last.at).day]
  return (
    <article className="card writing-record" aria-labelledby="writing-record">
      <div className="row between">
        <h2 id="writing-record">Record of writing: {name}</h2>
        <span className="no-print">
          <Button kind="line" icon={Printer} onClick={() => window.print()}>
            Print or save as PDF
          </Button>
        </span>
      </div>
      <p className="muted">
        {pluralise(record.length, 'version')}, kept {from === to ? `on ${from}` : `from ${from} to ${to}`}.
      </p>
      <ol className="versions">
        {record.map((version, i) => (
          <Version key={version.at} version={version} number={i + 1} before={record[i - 1]?.text} />
        ))}
      </ol>
      <h3>Statement on the use of AI</h3>
      {statementOfUse(versions).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="sign">Name, date and signature:</p>
      <p className="xs muted">
        The student kept these versions. Weekbe4 dated each one when it was kept and did not change it
        afterwards; it did not watch the writing. Who wrote a version is the student’s own account.
      </p>
    </article>
  )
}

const BY: Record<TextVersion['source'], string> = {
  own: 'written by the student',
  edited: 'written by the student, with suggestions taken',
  drafted: 'drafted by an AI tool, reworked by the student',
}

type VersionProps = { version: RecordedVersion; number: number; before: string | undefined }
function Version({ version, number, before }: VersionProps) {
  const { day, time } = dayAndTime(version.at)
  return (
    <li>
      <h3>
        Version {number},{' '}
        <span className="muted num">
          {day}, {time}
        </span>
      </h3>
      <p className="sm">
        {pluralise(version.words, 'word')}, {BY[version.source]}
        {before !== undefined && version.changes.length > 0 && (
          <>
            ; {pluralise(version.added, 'word')} added and {pluralise(version.takenOut, 'word')} taken out
            since the version before
          </>
        )}
        .
      </p>
      {before !== undefined && version.changes.length > 0 && (
        <details>
          <summary className="sm">What changed</summary>
          <p className="prose sm">
            {segmentsOf({ text: before, changes: version.changes, undone: new Set() }).map((segment) =>
              segment.type === 'same' ? (
                endsOf(segment.text)
              ) : (
                <span key={segment.from}>
                  {segment.gone && <del>{segment.gone}</del>} {segment.come && <ins>{segment.come}</ins>}
                </span>
              ),
            )}
          </p>
        </details>
      )}
      {version.accepted.length > 0 && (
        <details>
          <summary className="sm">
            {pluralise(version.accepted.length, 'suggestion')} taken, {version.left} not taken
          </summary>
          <ul className="sm taken">
            {version.accepted.map(({ was, now, why }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same change may have been taken twice
              <li key={i}>
                {was.trim() !== '' && <del>{was}</del>} {now.trim() !== '' && <ins>{now}</ins>}{' '}
                <span className="muted">{why}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

const AROUND = 60
/** What stayed is told by its ends. */
const endsOf = (text: string) =>
  text.length <= 3 * AROUND ? text : `${text.slice(0, AROUND)} … ${text.slice(-AROUND)}`
