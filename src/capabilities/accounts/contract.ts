/** The account calls and their shapes on the wire. */
import { z } from 'zod'
import { call } from '#contracts/call.ts'
import { CODE_REFUSALS, RATIONED, SIGNED_IN } from '#contracts/refusal.ts'
import { looksLikeEmail, tidyEmail } from './rules/email.ts'
import { ACADEMIC_LEVELS, CALLS, INTERESTS } from './spec.ts'

export const SignUp = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  password: z.string(),
  name: z.string().optional(),
})
export type SignUp = z.infer<typeof SignUp>

export const SignIn = z.object({ email: z.string(), password: z.string() })
export const RequestReset = z.object({ email: z.string().transform(tidyEmail).refine(looksLikeEmail) })
export const ResetPassword = z.object({ token: z.string(), newPassword: z.string() })
export const ChangePassword = z.object({ currentPassword: z.string(), newPassword: z.string() })
/** Required before anything irreversible, or anything that ends sessions. */
export const PasswordAgain = z.object({ password: z.string() })

/** A code of the authenticator app; where the contract says so, a recovery code too. */
export const Code = z.object({ code: z.string().max(40) })
export const PasswordAndCode = z.object({ ...PasswordAgain.shape, ...Code.shape })

/** The second factor of an administrator. `needed`: with real money there is no administration without one. */
export const SecondFactor = z.object({
  on: z.boolean(),
  needed: z.boolean(),
  recoveryCodesLeft: z.number(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** What an authenticator app takes: scanned as a square of `size` dots, opened as an address, or typed. */
export const NewSecondFactor = RecoveryCodes.extend({
  uri: z.string(),
  secret: z.string(),
  qr: z.object({ size: z.number(), path: z.string() }),
})
export type NewSecondFactor = z.infer<typeof NewSecondFactor>

/** The profile as the specification names its fields; the two flags are texts, not booleans. */
export const Profile = z.object({
  uid: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  createdAt: z.string(),
  IsAdmin: z.enum(['true', 'false']),
  isOnboarded: z.enum(['true', 'false']),
  interests: z.array(z.string()),
  academicLevel: z.string().nullable(),
})
export type Profile = z.infer<typeof Profile>

export const Onboarding = z.object({
  academicLevel: z.enum(ACADEMIC_LEVELS).optional(),
  interests: z.array(z.enum(INTERESTS)).max(INTERESTS.length).default([]),
})
export type Onboarding = z.infer<typeof Onboarding>

/** The user summary of the local session. */
export const UserSummary = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  photoURL: z.string().nullable(),
  emailVerified: z.boolean(),
})
export type UserSummary = z.infer<typeof UserSummary>

/** The signed-in user, or null. */
export const Me = z.object({ user: UserSummary.extend({ isAdmin: z.boolean() }).nullable() })
export type Me = z.infer<typeof Me>

export const Device = z.object({
  id: z.string(),
  name: z.string(),
  signedInAt: z.string(),
  lastSeenAt: z.string(),
  current: z.boolean(),
})
export type Device = z.infer<typeof Device>

/** Done; the answer holds nothing else. */
const Done = z.object({ status: z.literal(true) })
/** The user as Better Auth returns it; fields it adds later are dropped until listed here. */
const AuthUser = Profile.pick({
  firstName: true,
  lastName: true,
  email: true,
  phoneNumber: true,
  createdAt: true,
  IsAdmin: true,
  isOnboarded: true,
}).extend({
  id: z.string(),
  name: z.string(),
  emailVerified: z.boolean(),
  image: z.string().nullable(),
  updatedAt: z.string(),
})
export const SignedUser = z.object({ user: AuthUser })
const PASSWORD_REFUSALS = { 'password-short': 400, 'password-long': 400, 'password-common': 400 } as const

export const signUp = call(CALLS.signUp, {
  summary: 'Create an account and sign in',
  body: SignUp,
  answer: SignedUser,
  refusals: {
    name: 400,
    email: 400,
    phone: 400,
    ...PASSWORD_REFUSALS,
    'email-already-in-use': 422,
    'sign-up-failed': 500,
    ...RATIONED,
  },
})

export const signIn = call(CALLS.signIn, {
  summary: 'Sign in',
  body: SignIn,
  answer: SignedUser,
  refusals: { 'wrong-password': 401, 'second-step': 401, 'login-failed': 500, ...RATIONED },
})

export const secondStep = call(CALLS.secondStep, {
  summary: 'Finish signing in with a code of the authenticator app, or with a recovery code',
  body: Code,
  answer: SignedUser,
  refusals: { 'second-step-over': 401, 'login-failed': 500, ...CODE_REFUSALS },
})

export const signOut = call(CALLS.signOut, {
  summary: 'Sign out of this device',
  answer: z.object({ success: z.literal(true) }),
  refusals: {},
})

/** The token is only in the cookie. */
export const AuthSession = z.object({
  session: z.object({
    id: z.string(),
    userId: z.string(),
    expiresAt: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
    ipAddress: z.string().nullable(),
    userAgent: z.string().nullable(),
  }),
  user: AuthUser,
})

export const readSession = call(CALLS.readSession, {
  summary: 'The session, as Better Auth tells it; null for nobody',
  answer: AuthSession.nullable(),
  refusals: {},
})

export const requestReset = call(CALLS.requestReset, {
  summary: 'Send a link to choose a new password',
  body: RequestReset,
  answer: Done.extend({ message: z.string() }),
  refusals: { 'user-not-found': 404, 'reset-failed': 502, ...RATIONED },
})

export const resetPassword = call(CALLS.resetPassword, {
  summary: 'Choose a new password with the link from the letter',
  body: ResetPassword,
  answer: Done,
  refusals: { 'reset-link': 400, ...PASSWORD_REFUSALS },
})

export const changePassword = call(CALLS.changePassword, {
  summary: 'Change the password; every other device is signed out',
  body: ChangePassword,
  answer: Done,
  refusals: {
    ...SIGNED_IN,
    'change-failed': 400,
    'wrong-password': 400,
    ...PASSWORD_REFUSALS,
    ...RATIONED,
  },
})

export const readMe = call(CALLS.readMe, {
  summary: 'Who is signed in, or nobody',
  answer: Me,
  refusals: {},
})

export const readOwnProfile = call(CALLS.readProfile, {
  summary: 'One’s own profile; somebody else’s is not found',
  answer: Profile,
  refusals: { ...SIGNED_IN, 'not-found': 404 },
})

export const onboard = call(CALLS.onboard, {
  summary: 'Keep what was chosen on the onboarding screen',
  body: Onboarding,
  answer: Done,
  refusals: { ...SIGNED_IN, onboarding: 400 },
})

export const listOwnDevices = call(CALLS.listDevices, {
  summary: 'Where one is signed in',
  answer: z.object({ devices: z.array(Device) }),
  refusals: SIGNED_IN,
})

export const signOutOneDevice = call(CALLS.signOutDevice, {
  summary: 'Sign one device out',
  body: PasswordAgain,
  answer: Done,
  refusals: { ...SIGNED_IN, 'not-found': 404, 'wrong-password': 400, ...RATIONED },
})

export const signOutOthers = call(CALLS.signOutOthers, {
  summary: 'Sign every other device out',
  body: PasswordAgain,
  answer: Done,
  refusals: { ...SIGNED_IN, 'wrong-password': 400, ...RATIONED },
})

/** Each part of the product adds what it keeps, under its own name: the server's registry knows them. */
export const exportData = (parts: Readonly<Record<string, z.ZodType>>) =>
  call(CALLS.exportData, {
    summary: 'Everything that is kept about oneself, as a file',
    answer: z.object({ exportedAt: z.string(), ...parts }),
    // The account may be deleted on another device while this one asks.
    refusals: { ...SIGNED_IN, 'not-found': 404 },
  })

export const deleteAccount = call(CALLS.deleteAccount, {
  summary: 'Delete your account and everything that is kept about oneself',
  body: PasswordAgain,
  answer: Done,
  refusals: { ...SIGNED_IN, 'wrong-password': 400, ...RATIONED },
})

const OF_ADMINISTRATORS = { ...SIGNED_IN, 'not-found': 404 } as const

export const readSecondFactor = call(CALLS.readSecondFactor, {
  summary: 'Whether one’s own account asks for a code; administrators only',
  answer: SecondFactor,
  refusals: OF_ADMINISTRATORS,
})

export const beginSecondFactor = call(CALLS.beginSecondFactor, {
  summary: 'A key for the authenticator app, and recovery codes; a first code switches it on',
  body: PasswordAgain,
  answer: NewSecondFactor,
  refusals: { ...OF_ADMINISTRATORS, 'wrong-password': 400, 'second-factor-on': 409, ...RATIONED },
})

export const confirmSecondFactor = call(CALLS.confirmSecondFactor, {
  summary: 'Switch the second factor on with a first code; every other device is signed out',
  body: Code,
  answer: Done,
  refusals: { ...OF_ADMINISTRATORS, 'second-factor-off': 409, 'second-factor-on': 409, ...CODE_REFUSALS },
})

export const newRecoveryCodes = call(CALLS.newRecoveryCodes, {
  summary: 'New recovery codes; the earlier ones open nothing any more',
  body: PasswordAndCode,
  answer: RecoveryCodes,
  refusals: { ...OF_ADMINISTRATORS, 'wrong-password': 400, 'second-factor-off': 409, ...CODE_REFUSALS },
})

export const endSecondFactor = call(CALLS.endSecondFactor, {
  summary: 'Switch the second factor off with the password and a code, or a recovery code',
  body: PasswordAndCode,
  answer: Done,
  refusals: { ...OF_ADMINISTRATORS, 'wrong-password': 400, 'second-factor-off': 409, ...CODE_REFUSALS },
})
