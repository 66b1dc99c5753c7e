import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Note } from '#web/ui/note.tsx'
import type { Device } from '../contract.ts'
import { devicesQuery, orThrow } from './account-queries.ts'
import { ask } from './ask.ts'
import { Reading } from './reading.tsx'
import { dayAndTime } from './when.ts'

export function Devices() {
  const devices = useQuery(devicesQuery)
  const { endOne, endOthers, problem } = useSignOutElsewhere()
  return (
    <section className="card stack" aria-labelledby="devices">
      <h2 id="devices">Where you are signed in</h2>
      <Reading of={devices}>
        {(list) => (
          <>
            <ul className="devices">
              {list.map((device) => (
                <DeviceRow
                  key={device.id}
                  device={device}
                  busy={endOne.isPending && endOne.variables === device.id}
                  onSignOut={() => endOne.mutate(device.id)}
                />
              ))}
            </ul>
            {list.length > 2 && (
              <div>
                <Button
                  kind="line"
                  busy={endOthers.isPending && 'Signing out...'}
                  onClick={() => endOthers.mutate()}
                >
                  Sign out everywhere else
                </Button>
              </div>
            )}
          </>
        )}
      </Reading>
      {problem && <Note kind="bad">{problem.message}</Note>}
    </section>
  )
}

function useSignOutElsewhere() {
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: devicesQuery.queryKey })
  const endOne = useMutation({
    mutationFn: (id: string) =>
      orThrow(ask(`/api/account/devices/${encodeURIComponent(id)}`, { method: 'DELETE' })),
    onSettled,
  })
  const endOthers = useMutation({
    mutationFn: () => orThrow(ask('/api/account/devices/sign-out-others', { method: 'POST', body: {} })),
    onSettled,
  })
  return { endOne, endOthers, problem: endOne.error ?? endOthers.error }
}

type DeviceRowProps = { device: Device; busy: boolean; onSignOut(): void }

function DeviceRow({ device, busy, onSignOut }: DeviceRowProps) {
  const since = dayAndTime(device.signedInAt)
  return (
    <li className="device">
      <span>
        <b>{device.name}</b>
        <span className="sm muted">
          {' '}
          · since {since.day}, {since.time}
        </span>
      </span>
      {device.current ? (
        <Chip kind="ok">This device</Chip>
      ) : (
        <Button kind="line" busy={busy && 'Signing out...'} onClick={onSignOut}>
          Sign out<span className="sr"> {device.name}</span>
        </Button>
      )}
    </li>
  )
}
