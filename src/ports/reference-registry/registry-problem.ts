/** Why a registry gave no answer, with the sentence for the student. */

export type RegistryProblemCode = 'busy' | 'away' | 'not-understood' | 'stopped'
export type RegistryProblem = {
  code: RegistryProblemCode
  message: string
  /** How long it wants not to be asked, in milliseconds. */
  waitFor?: number
  detail?: string
}

const MESSAGES: Readonly<Record<RegistryProblemCode, (name: string) => string>> = {
  busy: (name) => `${name} asks us to wait. Try again in an hour; nothing of your list is lost.`,
  away: (name) => `${name} cannot be reached at the moment. Try again later.`,
  'not-understood': (name) => `${name} answered something that is no answer. Try again later.`,
  stopped: () => 'You stopped this check.',
}

export const registryProblem = (
  name: string,
  code: RegistryProblemCode,
  more: { waitFor?: number; detail?: string } = {},
): RegistryProblem => ({ code, message: MESSAGES[code](name), ...more })
