import { useState } from 'react'
import { callApi } from '#api-client/call-api.ts'
import { QueryView } from '#api-client/query-view.tsx'
import { invalidateQuery, useQuery } from '#api-client/use-query.ts'
import type { Problem } from '#kit/result.ts'
import { Button } from '#ui/actions/button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { Dialog } from '#ui/feedback/dialog.tsx'
import { Note } from '#ui/feedback/note.tsx'
import type {
  beginSecondFactor,
  endSecondFactor,
  NewSecondFactor,
  newRecoveryCodes,
  readSecondFactor,
  SecondFactor,
} from '../../contract.ts'
import { CALLS } from '../../spec.ts'
import { PasswordAgainForm } from '../password/confirm-password-form.tsx'
import { ConfirmFactor } from './confirm-factor.tsx'
import { PasswordAndCodeForm } from './password-and-code-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Asking = 'begin' | 'codes' | 'end'
const TITLES: Record<Asking, string> = {
  begin: 'Set up an authenticator app',
  codes: 'New recovery codes',
  end: 'Switch the app off?',
}
const FAILED = 'Nothing was changed. Please try again.'

/** An administrator's authenticator app: set up, switched off, and its recovery codes. */
export default function SecondFactorSection() {
  const known = useQuery<typeof readSecondFactor>(CALLS.readSecondFactor)
  const [asking, setAsking] = useState<Asking>()
  const [begun, setBegun] = useState<NewSecondFactor>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [said, setSaid] = useState<string>()
  const close = () => setAsking(undefined)

  async function begin(password: string) {
    const answer = await callApi<typeof beginSecondFactor>(CALLS.beginSecondFactor, { body: { password } })
    if (!answer.ok) return answer.problem
    setSaid(undefined)
    setBegun(answer.value)
    close()
    return undefined
  }

  function confirmed({ recoveryCodes }: NewSecondFactor) {
    setBegun(undefined)
    setCodes(recoveryCodes)
    setSaid('Your authenticator app is on. Your other devices have been signed out.')
    invalidateQuery(CALLS.listDevices)
    known.refetch()
  }

  async function makeCodes(password: string, code: string) {
    const answer = await callApi<typeof newRecoveryCodes>(CALLS.newRecoveryCodes, {
      body: { password, code },
    })
    if (!answer.ok) return answer.problem
    setCodes(answer.value.recoveryCodes)
    setSaid('Your earlier recovery codes no longer work.')
    close()
    known.refetch()
    return undefined
  }

  async function end(password: string, code: string) {
    const answer = await callApi<typeof endSecondFactor>(CALLS.endSecondFactor, { body: { password, code } })
    if (!answer.ok) return answer.problem
    setCodes(undefined)
    setSaid('Your authenticator app is off. You sign in with your password alone.')
    close()
    known.refetch()
    return undefined
  }

  return (
    <section className="card stack" aria-labelledby="second-factor">
      <h2 id="second-factor">Authenticator app</h2>
      <QueryView of={known}>
        {(factor) =>
          begun ? (
            <ConfirmFactor
              factor={begun}
              onConfirmed={() => confirmed(begun)}
              onCancel={() => setBegun(undefined)}
            />
          ) : (
            <>
              <State of={factor} />
              <div role="status">{said && <Note kind="ok">{said}</Note>}</div>
              {codes ? (
                <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
              ) : (
                <Choices on={factor.on} onChoose={setAsking} />
              )}
            </>
          )
        }
      </QueryView>
      <Asked asking={asking} onClose={close} begin={begin} makeCodes={makeCodes} end={end} />
    </section>
  )
}

type Sends = (password: string, code: string) => Promise<Problem | undefined>
type AskedProps = {
  asking: Asking | undefined
  onClose(): void
  begin(password: string): Promise<Problem | undefined>
  makeCodes: Sends
  end: Sends
}

function Asked({ asking, onClose, begin, makeCodes, end }: AskedProps) {
  return (
    <Dialog open={asking !== undefined} onClose={onClose} withX title={asking && TITLES[asking]}>
      {asking === 'begin' && (
        <PasswordAgainForm
          sentence="Enter your password to confirm that it is you."
          button="Continue"
          busyButton="Checking..."
          failed={FAILED}
          keep="Cancel"
          onKeep={onClose}
          send={begin}
        />
      )}
      {asking === 'codes' && (
        <PasswordAndCodeForm
          sentence="The codes you have now will stop working."
          button="Make new codes"
          failed={FAILED}
          onKeep={onClose}
          send={makeCodes}
        />
      )}
      {asking === 'end' && (
        <PasswordAndCodeForm
          sentence="You will sign in with your password alone. To move to another phone, switch the app off here, then set it up again."
          button="Switch off"
          failed={FAILED}
          onKeep={onClose}
          send={end}
        />
      )}
    </Dialog>
  )
}

function State({ of: { on, needed, recoveryCodesLeft } }: { of: SecondFactor }) {
  if (on)
    return (
      <p>
        <Chip kind="ok">On</Chip>{' '}
        {recoveryCodesLeft === 1
          ? '1 recovery code is left.'
          : `${recoveryCodesLeft} recovery codes are left.`}
      </p>
    )
  return (
    <>
      {needed && (
        <Note kind="warn">Administration is closed to you until an authenticator app is set up.</Note>
      )}
      <p className="muted">
        An app on your phone shows a new code every half minute. With it, a stolen password alone does not
        open your account. You will be asked for a code when you sign in, and again before you move money by
        hand.
      </p>
    </>
  )
}

function Choices({ on, onChoose }: { on: boolean; onChoose(asking: Asking): void }) {
  return (
    <div className="row">
      {on ? (
        <>
          <Button kind="line" onClick={() => onChoose('codes')}>
            New recovery codes
          </Button>
          <Button kind="line" onClick={() => onChoose('end')}>
            Switch off
          </Button>
        </>
      ) : (
        <Button kind="line" onClick={() => onChoose('begin')}>
          Set up an authenticator app
        </Button>
      )}
    </div>
  )
}
