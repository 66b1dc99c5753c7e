import { describe, expect, it } from 'vitest'
import type { Letter, Mail } from './mail.ts'

const letter: Letter = {
  to: 'chipo@example.zm',
  subject: 'Reset your password',
  text: 'Open https://example.zm/reset?token=abc=def',
}

/** The behaviour the product relies on, for every mail adapter. `delivered` looks behind it. */
export function mailConformance(
  name: string,
  make: () => Promise<{ mail: Mail; delivered(): Promise<Letter[]> }>,
) {
  describe(`letters through ${name}`, () => {
    it('arrive with their address, subject and every character of their text', async () => {
      const { mail, delivered } = await make()
      expect(await mail.send(letter)).toEqual({ ok: true, value: { sent: true } })
      expect(await delivered()).toEqual([letter])
    })

    it('keep letters apart that are sent at the same moment', async () => {
      const { mail, delivered } = await make()
      await Promise.all([1, 2, 3].map((n) => mail.send({ ...letter, subject: `Letter ${n}` })))
      expect((await delivered()).map(({ subject }) => subject).sort()).toEqual([
        'Letter 1',
        'Letter 2',
        'Letter 3',
      ])
    })

    it.each(['', 'nobody', 'a@b.zm\nBcc: c@d.zm', 'a@b.zm, c@d.zm'])('refuse the address %j', async (to) => {
      const { mail, delivered } = await make()
      expect(await mail.send({ ...letter, to })).toMatchObject({
        ok: false,
        problem: { code: 'no-recipient' },
      })
      expect(await delivered()).toEqual([])
    })
  })
}
