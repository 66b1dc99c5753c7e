/** Sentences, limits and timings of accounts, from the specification (ours if it has none). */

import { get, post } from '#contracts/call.ts'
import { hours, minutes, seconds } from '#kit/time.ts'

export const CALLS = {
  signUp: post('/api/auth/sign-up/email'),
  signIn: post('/api/auth/sign-in/email'),
  /** Administrators with an authenticator app. */
  secondStep: post('/api/auth/sign-in/second-step'),
  signOut: post('/api/auth/sign-out'),
  readSession: get('/api/auth/get-session'),
  requestReset: post('/api/auth/request-password-reset'),
  resetPassword: post('/api/auth/reset-password'),
  changePassword: post('/api/auth/change-password'),
  readMe: get('/api/account/me'),
  readProfile: get('/api/users/:uid'),
  onboard: post('/api/account/onboarding'),
  listDevices: get('/api/account/devices'),
  signOutDevice: post('/api/account/devices/:id/sign-out'),
  signOutOthers: post('/api/account/devices/sign-out-others'),
  exportData: get('/api/account/export'),
  deleteAccount: post('/api/account/delete'),
  readSecondFactor: get('/api/account/second-factor'),
  beginSecondFactor: post('/api/account/second-factor/begin'),
  confirmSecondFactor: post('/api/account/second-factor/confirm'),
  newRecoveryCodes: post('/api/account/second-factor/recovery-codes'),
  endSecondFactor: post('/api/account/second-factor/end'),
} as const

export const SAYS = {
  wrongLogin: 'Invalid email or password',
  loginFailed: 'Failed to login. Please try again.',
  emailTaken: 'Email already in use',
  signUpFailed: 'Failed to create account. Please try again.',
  passwordsDiffer: 'Passwords do not match',
  unknownEmail: 'No account found with this email',
  resetFailed: 'Failed to send reset link. Please try again.',
  resetSent: 'Password reset link has been sent to your email',
  notSignedIn: 'Please sign in first.',
  secondStep: 'Enter the six-digit code from your authenticator app.',
  wrongCode: 'That code is not right. Enter the code that your authenticator app shows now.',
  usedCode: 'That code has been used already. Wait for the next one, then enter it.',
  secondStepOver: 'That took too long. Please enter your email and password again.',
  signOutWaits:
    'You are signed out on this device. We will finish signing you out on our server as soon as it can be reached.',
} as const

export const BUSY = {
  login: 'Signing in...',
  signUp: 'Creating Account...',
  reset: 'Sending...',
} as const

export const PASSWORD = { shortest: 8, longest: 128 } as const
export const NAME_LONGEST = 80
export const EMAIL_LONGEST = 254

/** Wrong passwords are counted per account: thirty students may share one carrier address. */
export const WRONG_PASSWORDS = { most: 10, within: minutes(15) } as const
/** Sign-up and reset tell whether an account exists (house ruling 8), so asking is rationed. */
export const ASKING_ABOUT_ONE_ACCOUNT = { most: 5, within: minutes(15) } as const
export const REVEALING_ANSWERS_PER_ADDRESS = { most: 60, within: hours(1) } as const

/** Wide enough for a campus behind one address; the reasons are in docs/decisions/0036. */
export const WRONG_PASSWORDS_PER_ADDRESS = { most: 200, within: minutes(15) } as const
export const SIGN_UPS_PER_ADDRESS = { most: 300, within: hours(1) } as const
export const LETTERS_PER_ADDRESS = { most: 60, within: hours(1) } as const

/** Codes of the authenticator app and recovery codes, counted per account. */
export const WRONG_CODES = { most: 5, within: minutes(15) } as const
/** Longer than a code is accepted: its own half minute, and the ones before and after it. */
export const USED_CODE = { most: 1, within: minutes(3) } as const
export const RECOVERY_CODES = 10
/** How long the code may take after the password. */
export const SECOND_STEP_VALID = minutes(10)

export const RESET_LINK_VALID = hours(1)
/** Of inactivity. */
export const SESSION_VALID = hours(24 * 30)
/** However often a session is used: after half a year the password is required again. */
export const SESSION_LONGEST = hours(24 * 180)
export const SLIDE_EVERY = seconds(4)

/** Key of a stored tutor application in the browser. Its screen is not part of this product. */
export const TUTOR_APPLICATION = { key: 'tutorApplication', goesTo: '/student/apply-tutor' } as const

/** The local session of the specification, kept in browser storage. */
export const LOCAL_SESSION = { flag: 'isAuthenticated', summary: 'user' } as const

export const ACADEMIC_LEVELS = ['Undergraduate', 'Master’s', 'PhD', 'Faculty or researcher'] as const
export const INTERESTS = [
  'Agriculture',
  'Business and economics',
  'Education',
  'Engineering',
  'Environment',
  'Health sciences',
  'Humanities',
  'Information technology',
  'Law',
  'Mining',
  'Natural sciences',
  'Social sciences',
] as const
