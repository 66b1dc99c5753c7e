/** A session's end: by a newer one in its place, by its age, with its account. */
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { attemptStore } from '#http/attempt-store.ts'
import { paceKey } from '#http/call-rate.ts'
import { attempts } from '#http/tables.ts'
import { hours, minutes } from '#kit/time.ts'
import { aStudent, signedInStudent, testApp, visitor } from '#tests/app.ts'
import { SESSION_LONGEST, SESSION_VALID } from '../spec.ts'
import { COUNTED } from './counted-tries.ts'
import { tidyAccounts } from './retention.ts'
import { sessions, verifications } from './tables.ts'

const test = testApp()
type Student = Awaited<ReturnType<typeof signedInStudent>>

const cookieOf = ({ cookies }: Student) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const whoHas = async (cookie: string) =>
  (await visitor(test).get('/api/account/me', { cookie })).json().user?.uid ?? null
const passwordOf = ({ person }: Student) => ({ email: person.email, password: person.password })

describe('a session that is on a device when somebody signs in there', () => {
  it.each([
    [
      'by logging in',
      (device: Student, other: Student) => device.post('/api/auth/sign-in/email', passwordOf(other)),
    ],
    ['by signing up', (device: Student) => device.post('/api/auth/sign-up/email', aStudent())],
  ])('is ended %s, and the new one has a name of its own', async (_, signIn) => {
    const [device, other] = [await signedInStudent(test), await signedInStudent(test)]
    const before = cookieOf(device)
    expect(await whoHas(before)).toBe(device.uid)
    expect((await signIn(device, other)).statusCode).toBe(200)
    expect(cookieOf(device)).not.toBe(before)
    expect(await whoHas(before)).toBeNull()
    expect(await whoHas(cookieOf(device))).not.toBeNull()
  })

  it('stays where the password was wrong', async () => {
    const device = await signedInStudent(test)
    const wrong = { ...passwordOf(device), password: 'not the password' }
    expect((await device.post('/api/auth/sign-in/email', wrong)).statusCode).toBe(401)
    expect(await whoHas(cookieOf(device))).toBe(device.uid)
  })
})

describe('a session in use', () => {
  const madeAgo = (student: Student, ms: number) =>
    test.database.db
      .update(sessions)
      .set({ createdAt: new Date(Date.now() - ms) })
      .where(eq(sessions.userId, student.uid))

  it('goes on for half a year, and then ends however often it is used', async () => {
    const student = await signedInStudent(test)
    await madeAgo(student, SESSION_LONGEST - hours(1))
    expect((await student.get('/api/auth/get-session')).json()).not.toBeNull()
    await madeAgo(student, SESSION_LONGEST + minutes(1))
    expect(await whoHas(cookieOf(student))).toBeNull()
    expect((await student.get('/api/auth/get-session')).json()).toBeNull()
    expect((await student.get('/api/account/devices')).statusCode).toBe(401)
    await tidyAccounts(test.services)
    const left = await test.database.db.select().from(sessions).where(eq(sessions.userId, student.uid))
    expect(left).toEqual([])
  })

  it('ends after thirty days without use', async () => {
    const student = await signedInStudent(test)
    const { expiresAt, createdAt } = (
      await test.database.db.select().from(sessions).where(eq(sessions.userId, student.uid))
    )[0]!
    expect(Math.abs(expiresAt.getTime() - createdAt.getTime() - SESSION_VALID)).toBeLessThan(5_000)
    await test.database.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(sessions.userId, student.uid))
    expect(await whoHas(cookieOf(student))).toBeNull()
  })
})

describe('a deleted account', () => {
  it('ends its sessions on every device', async () => {
    const phone = await signedInStudent(test)
    const laptop = visitor(test)
    await laptop.post('/api/auth/sign-in/email', passwordOf(phone))
    await phone.post('/api/account/delete', { password: phone.person.password })
    expect((await laptop.get('/api/account/me')).json()).toEqual({ user: null })
    expect((await laptop.post('/api/auth/sign-in/email', passwordOf(phone))).statusCode).toBe(401)
  })

  it('leaves neither a count under its name nor a link that is on its way', async () => {
    const student = await signedInStudent(test)
    const { email } = student.person
    const counts = attemptStore(test.services)
    const limit = { most: 5, within: hours(1) }
    const { wrongPasswords, wrongPasswordsOn, signUps, resets } = COUNTED
    const named = [
      wrongPasswords(email),
      wrongPasswordsOn(email, 'phone'),
      signUps(email),
      resets(email),
      paceKey('decoder turn', student.uid),
    ]
    for (const key of named) await counts.take(key, limit)
    await student.post('/api/auth/request-password-reset', { email })
    await student.post('/api/account/delete', { password: student.person.password })
    const left = (await test.database.db.select().from(attempts)).map(({ key }) => key)
    expect(left.filter((key) => key.includes(email) || key.includes(student.uid))).toEqual([])
    const links = await test.database.db.select().from(verifications)
    expect(links.filter(({ value }) => value === student.uid)).toEqual([])
  })
})
