import { useState } from 'react'
import { callApi } from '#api-client/call-api.ts'
import { dayAndTime } from '#api-client/date-and-time.ts'
import { QueryView } from '#api-client/query-view.tsx'
import { useQuery } from '#api-client/use-query.ts'
import { Button } from '#ui/actions/button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { Dialog } from '#ui/feedback/dialog.tsx'
import type { Device, listOwnDevices, signOutOneDevice, signOutOthers } from '../../contract.ts'
import { CALLS } from '../../spec.ts'
import { PasswordAgainForm } from '../password/confirm-password-form.tsx'

const OTHERS = 'others'
type DeviceSignOut = Device | typeof OTHERS

const signOutElsewhere = (which: DeviceSignOut, password: string) =>
  which === OTHERS
    ? callApi<typeof signOutOthers>(CALLS.signOutOthers, { body: { password } })
    : callApi<typeof signOutOneDevice>(CALLS.signOutDevice, { params: { id: which.id }, body: { password } })

export function Devices() {
  const devices = useQuery<typeof listOwnDevices>(CALLS.listDevices)
  const [ending, setEnding] = useState<DeviceSignOut>()
  const close = () => setEnding(undefined)

  async function end(which: DeviceSignOut, password: string) {
    const answer = await signOutElsewhere(which, password)
    if (!answer.ok && answer.problem.code !== 'not-found') return answer.problem
    close()
    devices.refetch()
    return undefined
  }

  return (
    <section className="card stack" aria-labelledby="devices">
      <h2 id="devices">Where you are signed in</h2>
      <QueryView of={devices}>
        {({ devices: list }) => (
          <>
            <ul className="devices">
              {list.map((device) => (
                <DeviceRow key={device.id} device={device} onSignOut={() => setEnding(device)} />
              ))}
            </ul>
            {list.length > 2 && (
              <div>
                <Button kind="line" onClick={() => setEnding(OTHERS)}>
                  Sign out everywhere else
                </Button>
              </div>
            )}
          </>
        )}
      </QueryView>
      <Dialog
        open={ending !== undefined}
        onClose={close}
        withX
        title={ending === OTHERS ? 'Sign out everywhere else?' : `Sign out ${ending?.name ?? ''}?`}
      >
        {ending && (
          <PasswordAgainForm
            sentence="Enter your password to confirm that it is you."
            button="Sign out there"
            busyButton="Signing out..."
            failed="No devices could be signed out. Please try again."
            keep="Cancel"
            onKeep={close}
            send={(password) => end(ending, password)}
          />
        )}
      </Dialog>
    </section>
  )
}

function DeviceRow({ device, onSignOut }: { device: Device; onSignOut(): void }) {
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
        <Button kind="line" onClick={onSignOut}>
          Sign out<span className="sr"> {device.name}</span>
        </Button>
      )}
    </li>
  )
}
