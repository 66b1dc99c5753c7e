import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { signedInStudent, testApp, visitor } from '#tests/app.ts'
import { WRONG_PASSWORDS } from '../spec.ts'
import { users } from './tables.ts'

const test = testApp()

describe('the account page', () => {
  it('lists devices by a name one knows, and marks this one', async () => {
    const phone = await signedInStudent(test)
    const laptop = visitor(test)
    const windows = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/120.0 Safari/537.36' }
    await laptop.post(
      '/api/auth/sign-in/email',
      { email: phone.person.email, password: phone.person.password },
      windows,
    )
    const { devices } = (await phone.get('/api/account/devices')).json()
    expect(
      devices.map(({ name, current }: { name: string; current: boolean }) => [name, current]).sort(),
    ).toEqual([
      ['Chrome on Android', true],
      ['Chrome on Windows', false],
    ])
    expect(JSON.stringify(devices)).not.toContain('token')
  })

  it('signs one device out at once, and never another person’s', async () => {
    const phone = await signedInStudent(test)
    const laptop = visitor(test)
    await laptop.post('/api/auth/sign-in/email', {
      email: phone.person.email,
      password: phone.person.password,
    })
    const { devices } = (await phone.get('/api/account/devices')).json()
    const other = devices.find((device: { current: boolean }) => !device.current)

    const signOut = (who: typeof phone, password = who.person.password) =>
      who.post(`/api/account/devices/${other.id}/sign-out`, { password })

    const stranger = await signedInStudent(test)
    expect((await signOut(stranger)).statusCode).toBe(404)
    expect((await laptop.get('/api/account/me')).json().user).not.toBeNull()
    expect((await signOut(phone)).statusCode).toBe(200)
    expect((await laptop.get('/api/account/me')).json().user).toBeNull()
  })

  it('signs all other devices out', async () => {
    const phone = await signedInStudent(test)
    const laptop = visitor(test)
    const { email, password } = phone.person
    await laptop.post('/api/auth/sign-in/email', { email, password })
    await phone.post('/api/account/devices/sign-out-others', { password })
    expect((await phone.get('/api/account/devices')).json().devices).toHaveLength(1)
    expect((await laptop.get('/api/account/me')).json().user).toBeNull()
  })

  it('signs no device out without the password, however often it is tried', async () => {
    const phone = await signedInStudent(test)
    const laptop = visitor(test)
    const { email, password } = phone.person
    await laptop.post('/api/auth/sign-in/email', { email, password })
    const { devices } = (await phone.get('/api/account/devices')).json()
    const other = devices.find((device: { current: boolean }) => !device.current)
    const ways = ['/api/account/devices/sign-out-others', `/api/account/devices/${other.id}/sign-out`]
    for (const way of ways) {
      expect((await phone.post(way, {})).json().code).toBe('wrong-password')
      expect((await phone.post(way, { password: 'not the password' })).json()).toEqual({
        error: 'That password is incorrect. No devices were signed out.',
        code: 'wrong-password',
      })
    }
    for (let guess = 2; guess < WRONG_PASSWORDS.most; guess += 1)
      await phone.post(ways[0]!, { password: `guess ${guess}` })
    expect((await phone.post(ways[0]!, { password })).statusCode).toBe(429)
    expect((await laptop.get('/api/account/me')).json().user).not.toBeNull()
  })

  it('exports the person’s own data', async () => {
    const student = await signedInStudent(test)
    const answer = await student.get('/api/account/export')
    expect(answer.headers['content-disposition']).toContain('weekbe4-my-data.json')
    expect(answer.json().profile).toMatchObject({ uid: student.uid, email: student.person.email })
    expect(answer.body).not.toContain('argon2')
  })

  it('deletes the account after the password, and only then', async () => {
    const student = await signedInStudent(test)
    expect((await student.post('/api/account/delete', { password: 'wrong' })).json().code).toBe(
      'wrong-password',
    )
    expect((await student.get('/api/account/me')).json().user).not.toBeNull()
    expect(
      (await student.post('/api/account/delete', { password: student.person.password })).statusCode,
    ).toBe(200)
    expect(await test.database.db.select().from(users).where(eq(users.id, student.uid))).toEqual([])
    expect((await student.get('/api/account/me')).json().user).toBeNull()
  })

  it('shows a profile to its owner only', async () => {
    const [one, two] = [await signedInStudent(test), await signedInStudent(test)]
    expect((await one.get(`/api/users/${two.uid}`)).statusCode).toBe(404)
    expect((await visitor(test).get(`/api/users/${two.uid}`)).statusCode).toBe(401)
  })

  it('sets isOnboarded and interests when onboarding is finished [S1-074]', async () => {
    const student = await signedInStudent(test)
    const answers = { academicLevel: 'Master’s', interests: ['Agriculture', 'Education'] }
    expect((await student.post('/api/account/onboarding', answers)).statusCode).toBe(200)
    expect((await student.get(`/api/users/${student.uid}`)).json()).toMatchObject({
      isOnboarded: 'true',
      ...answers,
    })
    expect((await student.post('/api/account/onboarding', { interests: ['<script>'] })).statusCode).toBe(400)
  })
})
