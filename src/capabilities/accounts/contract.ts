/** What crosses the wire about accounts. */
import { z } from 'zod'
import { ACADEMIC_LEVELS, INTERESTS } from './spec.ts'

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
export const RequestReset = z.object({ email: z.string() })
export const ResetPassword = z.object({ token: z.string(), newPassword: z.string() })
export const ChangePassword = z.object({ currentPassword: z.string(), newPassword: z.string() })
export const DeleteAccount = z.object({ password: z.string() })

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

/** Who is signed in, or nobody. */
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
