/** A sign-out the server has not received: delivered before any other request, and shown until then. */
import { useSyncExternalStore } from 'react'
import { callApi } from '#api-client/call-api.ts'
import type { signOut } from '../../contract.ts'
import { CALLS } from '../../spec.ts'
import { forgetSignOut, isSignOutWaiting, rememberSignOut } from './local-session.ts'

const CHANGED = 'weekbe4:sign-out-waiting'
const announceSignOut = () => void dispatchEvent(new Event(CHANGED))

export async function signOutOnServer(): Promise<void> {
  rememberSignOut()
  announceSignOut()
  const answer = await callApi<typeof signOut>(CALLS.signOut)
  if (answer.ok) signOutIsKnown()
  else console.error('Signing out did not reach the server.', answer.problem.code)
}

/** First of all: otherwise its owner would be signed in again, or their session would outlive the next user's. */
export async function deliverSignOut(): Promise<void> {
  if (isSignOutWaiting()) await signOutOnServer()
}

export function signOutIsKnown(): void {
  forgetSignOut()
  announceSignOut()
}

function watch(look: () => void): () => void {
  addEventListener(CHANGED, look)
  // In another tab.
  addEventListener('storage', look)
  return () => {
    removeEventListener(CHANGED, look)
    removeEventListener('storage', look)
  }
}

export const useIsSignOutWaiting = (): boolean => useSyncExternalStore(watch, isSignOutWaiting)
