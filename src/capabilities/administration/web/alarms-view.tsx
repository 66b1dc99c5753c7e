import { QueryView } from '#api-client/query-view.tsx'
import { invalidateQuery } from '#api-client/use-query.ts'
import { Button } from '#ui/actions/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Checkbox } from '#ui/forms/checkbox.tsx'
import { Link } from '#ui/router/link.tsx'
import type { Alarm, acknowledgeAlarm, listAlarms } from '../contract.ts'
import { CALLS } from '../spec.ts'
import { AdminHead } from './admin-head.tsx'
import { whenShort } from './admin-words.ts'
import { ChecksList } from './checks-list.tsx'
import { NothingFound } from './lists/nothing-found.tsx'
import { Paging } from './lists/paging.tsx'
import { useList } from './lists/use-list.ts'
import { useAct } from './use-act.ts'

export function AlarmsView() {
  const list = useList<typeof listAlarms>(CALLS.listAlarms)
  return (
    <>
      <AdminHead title="Alarms" sentence="What is wrong now, and what needs somebody to look into it." />
      <ChecksList />
      <h2>Alarms raised</h2>
      <Checkbox
        checked={list.query.get('open') === '1'}
        onChange={(event) => list.change({ open: event.target.checked ? '1' : '' })}
      >
        Only unacknowledged alarms
      </Checkbox>
      <QueryView of={list.asked}>
        {({ alarms, ...paging }) => (
          <>
            {alarms.length > 0 ? (
              <ul className="stack">
                {alarms.map((alarm) => (
                  <li key={alarm.id}>
                    <AlarmNote alarm={alarm} onAcknowledged={() => invalidateQuery(CALLS.listAlarms)} />
                  </li>
                ))}
              </ul>
            ) : (
              <NothingFound sentence="No alarms. Payments, access and the ledger all agree." />
            )}
            <Paging {...paging} what="alarms" onPage={(page) => list.change({ page: String(page) })} />
          </>
        )}
      </QueryView>
    </>
  )
}

function AlarmNote({ alarm, onAcknowledged }: { alarm: Alarm; onAcknowledged(): void }) {
  const { busy, problem, act } = useAct<typeof acknowledgeAlarm>(CALLS.acknowledgeAlarm, onAcknowledged)
  const { id, kind, message, depositId, raisedAt, times, acknowledgedAt, acknowledgedBy } = alarm
  return (
    <Note
      kind={acknowledgedAt ? 'info' : 'warn'}
      actions={
        <>
          {depositId && (
            <Link className="btn quiet" to={`/admin/deposits/${encodeURIComponent(depositId)}`}>
              The payment
            </Link>
          )}
          {!acknowledgedAt && (
            <Button kind="quiet" busy={busy && 'Working...'} onClick={() => void act({ params: { id } })}>
              Take this on
            </Button>
          )}
        </>
      }
    >
      <b>{message}</b>
      <p className="xs muted num">
        {kind}, raised {whenShort(raisedAt)}
        {times > 1 && `, ${times} times`}
        {acknowledgedAt && `; ${acknowledgedBy ?? 'somebody'} took this on at ${whenShort(acknowledgedAt)}`}
      </p>
      {problem && <p role="alert">{problem.message}</p>}
    </Note>
  )
}
