import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { box, choose, key, leave, press, settle, visit, write } from '../visit.fake.tsx'

afterEach(leave)

const unpaid = () => visit({ access: { paid: false, reason: 'never-bought', message: '' } })
const modal = () => screen.queryByRole('dialog')
const demo = () => within(screen.getByRole('region', { name: 'A demo conversation' }))

describe('who has not bought the chat', () => {
  it('sees a preview banner, which says that it is paid for once [S3-146] [S3-160]', async () => {
    await unpaid()
    const note = document.querySelector('.note')?.textContent
    expect(note).toContain('This is a preview')
    expect(note).toContain('ZMW 100.00 for 30 days. A one-time payment')
  })

  it('is told which files of data are analysed, and into what', async () => {
    await unpaid()
    const told = document.body.textContent
    for (const words of ['CSV', '.xlsx', '.sav', '.dta', 'regression', 'Word chapter'])
      expect(told).toContain(words)
  })

  it('sees a demo conversation, with what an answer has [S3-191]', async () => {
    await unpaid()
    expect(demo().getAllByRole('article')).toHaveLength(2)
    expect(demo().getAllByText('PREVIEW').length).toBeGreaterThan(1)
    expect(demo().getByRole('table')).toBeTruthy()
    expect(demo().getByRole('img', { name: /^t = / })).toBeTruthy()
    expect(demo().getByRole('button', { name: /^p\. 6/ })).toBeTruthy()
  })

  it.each(['Copy', 'Regenerate', 'Download', 'Upload File', 'Image', 'Send'])(
    'finds %s locked, and in reach [S3-193]',
    async (name) => {
      await unpaid()
      const button = screen.getByRole('button', { name })
      expect(button.getAttribute('aria-disabled')).toBe('true')
      fireEvent.click(button)
      await settle()
      expect(modal()?.textContent).toContain('Unlock the Text Chat Assistant')
    },
  )

  it('is shown the unlock modal on sending, for 4 s [S3-161] [S3-194]', async () => {
    const scene = await unpaid()
    await write('Hello')
    await key('Enter')
    expect(modal()).toBeTruthy()
    await settle(3_900)
    expect(modal()).toBeTruthy()
    await settle(200)
    expect(modal()).toBeNull()
    expect(scene.turns).toHaveLength(0)
    expect(box().value).toBe('Hello')
  })

  it('is shown it for a file too', async () => {
    await unpaid()
    await choose('a.pdf', 'application/pdf')
    expect(modal()).toBeTruthy()
  })

  it("gets the demo conversation back with 'New' [S3-192]", async () => {
    await unpaid()
    await write('Hello')
    fireEvent.click(demo().getByRole('button', { name: /^p\. 6/ }))
    await settle()
    expect(demo().queryByRole('group', { name: 'Page 6' })).toBeTruthy()
    await press('New')
    expect(demo().queryByRole('group', { name: 'Page 6' })).toBeNull()
    expect(demo().getAllByRole('article')).toHaveLength(2)
    expect(box().value).toBe('')
  })
})
