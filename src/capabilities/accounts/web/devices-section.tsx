import { useState } from 'react'
import { ask } from '#asking/ask.ts'
import { Reading } from '#asking/reading.tsx'
import { useAsked } from '#asking/use-asked.ts'
import { dayAndTime } from '#asking/when.ts'
import { Button } from '#ui/actions/button.tsx'
import { Chip } from '#ui/telling/chip.tsx'
import { Note } from '#ui/telling/note.tsx'
import type { Device, listOwnDevices, signOutOneDevice, signOutOthers } from '../contract.ts'
import { CALLS } from '../spec.ts'

const OTHERS = 'others'
const signOutElsewhere = (which: string) =>
  which === OTHERS
    ? ask<typeof signOutOthers>(CALLS.signOutOthers)
    : ask<typeof signOutOneDevice>(CALLS.signOutDevice, { params: { id: which } })

export function Devices() {
  const devices = useAsked<typeof listOwnDevices>(CALLS.listDevices)
  const [ending, setEnding] = useState<string>()
  const [refused, setRefused] = useState<string>()

  async function end(which: string) {
    setEnding(which)
    const answer = await signOutElsewhere(which)
    setEnding(undefined)
    setRefused(answer.ok ? undefined : answer.problem.message)
    devices.askAgain()
  }

  return (
    <section className="card stack" aria-labelledby="devices">
      <h2 id="devices">Where you are signed in</h2>
      <Reading of={devices}>
        {({ devices: list }) => (
          <>
            <ul className="devices">
              {list.map((device) => (
                <DeviceRow
                  key={device.id}
                  device={device}
                  busy={ending === device.id}
                  onSignOut={() => void end(device.id)}
                />
              ))}
            </ul>
            {list.length > 2 && (
              <div>
                <Button
                  kind="line"
                  busy={ending === OTHERS && 'Signing out...'}
                  onClick={() => void end(OTHERS)}
                >
                  Sign out everywhere else
                </Button>
              </div>
            )}
          </>
        )}
      </Reading>
      {refused && <Note kind="bad">{refused}</Note>}
    </section>
  )
}

type DeviceRowProps = { device: Device; busy: boolean; onSignOut(): void }

function DeviceRow({ device, busy, onSignOut }: DeviceRowProps) {
  const since = dayAndTime(device.signedInAt)
  return (
    <li className="device">
      <span>
        <b>{device.name}</b>
        <small className="sm muted">
          Since {since.day}, {since.time}
        </small>
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
