import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { broken } from '#tests/stand-in.ts'
import {
  answer,
  answered,
  arrived,
  button,
  leave,
  press,
  question,
  settle,
  text,
  visit,
} from '../visit.fake.tsx'

const clipboard = { writeText: vi.fn(async (_words: string) => {}) }
beforeEach(() => {
  clipboard.writeText.mockClear()
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as unknown as Clipboard)
})
afterEach(leave)

const URL_OF_IMAGE = `/ai/chat/images/${'0'.repeat(32)}`
const drawn = () =>
  Response.json({
    success: true,
    images: [{ url: URL_OF_IMAGE }],
    conversationId: 'c1',
    messages: [
      question('q1', 'A bar chart of 3, 4'),
      { ...answer('a1', '', 'q1'), generatedImages: [{ url: URL_OF_IMAGE }] },
    ],
  })
const said = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status })
const wrong = (status: number, body: unknown) => () => broken(said(status, body)())
const toast = () => document.querySelector('.toast')?.textContent

async function wish(reply: () => Response, words = 'A bar chart of 3, 4') {
  const scene = await visit()
  scene.answers['POST /ai/chat/images/generate'] = reply
  fireEvent.click(screen.getByRole('button', { name: 'Image' }))
  await arrived(() => screen.queryByRole('dialog'))
  fireEvent.change(screen.getByRole('textbox', { name: 'What should it show?' }), {
    target: { value: words },
  })
  await settle()
  return scene
}
async function drawing(reply: () => Response = drawn) {
  const scene = await wish(reply)
  await press('Generate')
  return scene
}

describe('the image modal', () => {
  it('opens from the header, and asks for what is to be drawn [S3-145] [S3-195]', async () => {
    const scene = await wish(drawn, '   ')
    expect(button('Generate')).toHaveProperty('disabled', true)
    fireEvent.submit(button('Generate').closest('form')!)
    await settle()
    expect(scene.asked('POST', '/ai/chat/images/generate')).toHaveLength(0)
  })

  it('sends the defaults of the specification [S3-197] [S3-198]', async () => {
    const scene = await drawing()
    expect(JSON.parse(String(scene.asked('POST', '/ai/chat/images/generate')[0]?.body))).toMatchObject({
      prompt: 'A bar chart of 3, 4',
      size: '1024x1024',
      quality: 'standard',
      style: 'vivid',
      n: 1,
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.querySelector('.drawn img')?.getAttribute('src')).toBe(URL_OF_IMAGE)
  })

  it('is blocked while a picture is being drawn [S3-196]', async () => {
    const scene = await wish(drawn)
    fireEvent.submit(button('Generate').closest('form')!)
    fireEvent.submit(document.querySelector('dialog form')!)
    expect(button('Generating...')).toHaveProperty('disabled', true)
    await settle(20)
    expect(scene.asked('POST', '/ai/chat/images/generate')).toHaveLength(1)
  })

  it.each([
    [wrong(500, 'no object'), 'Image generation failed: HTTP error! status: 500'],
    [
      said(429, { error: 'You are sending messages very quickly.', code: 'too-fast' }),
      'Image generation failed: You are sending messages very quickly',
    ],
    [
      wrong(200, { success: false, images: [], error: 'No model draws here.' }),
      'Image generation failed: No model draws here',
    ],
    [wrong(200, { success: true, images: [] }), 'Image generation failed: Failed to generate image'],
  ])('says why nothing was drawn, and keeps the words [S3-212] [S3-213]', async (reply, sentence) => {
    await drawing(reply)
    expect(screen.getByRole('alert').textContent).toBe(sentence)
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What should it show?' }).value).toBe(
      'A bar chart of 3, 4',
    )
  })

  it('asks once more for the same picture as the same attempt, and for another one as another', async () => {
    const scene = await drawing(wrong(500, 'no object'))
    await press('Generate')
    fireEvent.change(screen.getByRole('textbox', { name: 'What should it show?' }), {
      target: { value: 'A timeline' },
    })
    await press('Generate')
    const attempts = scene
      .asked('POST', '/ai/chat/images/generate')
      .map(({ headers }) => headers['Idempotency-Key'])
    expect(attempts).toHaveLength(3)
    expect(attempts[0]).toBe(attempts[1])
    expect(attempts[2]).not.toBe(attempts[1])
  })
})

describe('a picture', () => {
  it('gives its address, or says that it cannot [S3-216] [S3-217]', async () => {
    await drawing()
    await press('Copy URL')
    expect(clipboard.writeText).toHaveBeenCalledWith(expect.stringContaining(URL_OF_IMAGE))
    expect(toast()).toBe('Image URL copied to clipboard!')
    clipboard.writeText.mockRejectedValueOnce(new Error('no'))
    await press('Copy URL')
    expect(toast()).toBe('Failed to copy URL to clipboard')
  })

  it('that cannot be downloaded opens in a tab [S3-204]', async () => {
    const scene = await drawing()
    scene.answers['GET /ai/chat/images/download'] = wrong(500, {})
    const open = vi.spyOn(window, 'open').mockReturnValue({} as Window)
    await press('Download')
    expect(open).toHaveBeenCalledWith(URL_OF_IMAGE, '_blank')
    expect(toast()).toBe('Image opened in new tab. Right-click and select "Save image as" to download.')
  })

  it('that cannot be opened either says for 5 s what to do [S3-205]', async () => {
    const scene = await drawing()
    scene.answers['GET /ai/chat/images/download'] = wrong(500, {})
    vi.spyOn(window, 'open').mockReturnValue(null)
    await press('Download')
    const words = 'Download failed. Try right-clicking the image and selecting "Save image as"'
    expect(toast()).toBe(words)
    await settle(4_900)
    expect(toast()).toBe(words)
    await settle(300)
    expect(toast()).toBeUndefined()
  })
})

describe('code', () => {
  it('is copied, or says that it is not [S3-214] [S3-215]', async () => {
    await answered('```r\nt.test()\n```')
    await press('Copy code')
    expect(clipboard.writeText).toHaveBeenCalledWith('t.test()')
    expect(toast()).toBe('Code copied to clipboard!')
    clipboard.writeText.mockRejectedValueOnce(new Error('no'))
    await press('Copy code')
    expect(toast()).toBe('Failed to code copy')
  })
})

it('a whole answer is copied without the numbers of its chips', async () => {
  await answered('They saved.[^1] More.')
  await press('Copy')
  expect(clipboard.writeText).toHaveBeenCalledWith('They saved. More.')
  expect(text()).toContain('They saved.')
})
