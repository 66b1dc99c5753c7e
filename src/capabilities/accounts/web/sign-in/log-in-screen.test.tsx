import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { eventually } from '#tests/eventually.ts'
import { standIn } from '#tests/stand-in.ts'
import { MemoryNavigation } from '#ui/router/memory.fake.tsx'
import { SAYS } from '../../spec.ts'
import { type Session, SessionContext } from '../session/use-session.ts'
import LogInScreen from './log-in-screen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const refusal = (status: number, code: string, error: string) => Response.json({ error, code }, { status })

/** With the password typed, for an account that asks for a code. */
async function atTheCode(answerToCode: () => Response) {
  standIn(async (address: string) =>
    address.endsWith('/second-step') ? answerToCode() : refusal(401, 'second-step', SAYS.secondStep),
  )
  const session: Session = {
    state: { name: 'signed-out' },
    refresh: async () => undefined,
    end: () => {},
    signOut: async () => {},
    refetch: async () => {},
  }
  render(
    <MemoryNavigation at="/auth/login">
      <SessionContext value={session}>
        <LogInScreen />
      </SessionContext>
    </MemoryNavigation>,
  )
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'admin@weekbe4.test' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'ready-to-study' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  return screen.findByLabelText('Code')
}

it('asks for the code after the password, and says when it is not right', async () => {
  const code = await atTheCode(() => refusal(400, 'wrong-code', SAYS.wrongCode))
  expect(document.activeElement).toBe(code)
  fireEvent.change(code, { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText(SAYS.wrongCode)).toBeTruthy()

  fireEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Recovery code'))
  expect(screen.queryByText(SAYS.wrongCode)).toBeNull()
})

it('asks for the password again when the code took too long', async () => {
  const code = await atTheCode(() => refusal(401, 'second-step-over', SAYS.secondStepOver))
  fireEvent.change(code, { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await eventually(() => expect(screen.getByLabelText('Email')).toBeTruthy())
  expect(screen.getByText(SAYS.secondStepOver)).toBeTruthy()
})
