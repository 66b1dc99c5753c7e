import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { DocumentRow } from '#capabilities/documents/server/index.ts'
import { failed, ok } from '#kit/result.ts'
import type { Deck } from '../rules/deck/deck.ts'
import { cutOut, withFigures } from './figures.ts'
import { readSampleDeck } from './sample-route.ts'

const noise = (width: number, height: number) => {
  let state = 7
  const bytes = Uint8Array.from({ length: width * height * 3 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % 256
  })
  return sharp(bytes, { raw: { width, height, channels: 3 } })
}
/** White, with a blue square in the middle of its upper half. */
const page = async () =>
  sharp({ create: { width: 400, height: 600, channels: 3, background: '#ffffff' } })
    .composite([
      {
        input: { create: { width: 100, height: 100, channels: 3, background: '#0000ff' } },
        left: 150,
        top: 100,
      },
    ])
    .webp({ lossless: true })
    .toBuffer()
const BOX = { left: 150 / 400, top: 100 / 600, width: 100 / 400, height: 100 / 600 }

it('cuts a figure out of its page, with a little round it', async () => {
  const image = await cutOut(await page(), BOX)
  const { data, info } = await sharp(Buffer.from(image?.data ?? '', 'base64'))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(image?.type).toBe('jpeg')
  expect(info.width).toBeGreaterThanOrEqual(100)
  expect(info.width).toBeLessThan(112)
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
  expect(data[middle + 2]).toBeGreaterThan(200)
  expect(data[middle]).toBeLessThan(60)
})

it('keeps even a photograph of noise below 300 KB', async () => {
  const webp = await noise(1_800, 1_800).webp({ quality: 90 }).toBuffer()
  const image = await cutOut(webp, { left: 0, top: 0, width: 1, height: 1 })
  const bytes = Buffer.from(image?.data ?? '', 'base64').length
  expect(bytes === 0 || bytes <= 300_000).toBe(true)
})

const deck = (): Deck => {
  const sample = readSampleDeck()
  return {
    ...sample,
    slides: sample.slides.map((slide) =>
      slide.id === 'limits'
        ? {
            ...slide,
            form: 'visual' as const,
            visual: {
              kind: 'picture' as const,
              page: 2,
              box: BOX,
              shape: 1,
              caption: 'Figure 1: A square',
              reads: '',
              sources: [{ sentenceId: 'f1', page: 2, quote: 'Figure 1: A square' }],
            },
          }
        : slide,
    ),
  }
}
const withFigure = ({ slides }: Deck) => slides.find(({ id }) => id === 'limits')
const row = {} as DocumentRow
const signal = new AbortController().signal

it('gives a deck its figures, and leaves a slide to its words where one cannot be drawn', async () => {
  const webp = await page()
  const pagePicture = async () => ok({ webp, width: 400, height: 600 })
  const drawn = withFigure(await withFigures({ pagePicture }, row, deck(), signal))
  expect(drawn?.visual).toMatchObject({ kind: 'picture', image: { type: 'jpeg' } })

  const refusal = { code: 'not-found', message: 'Gone.' } as const
  const bare = withFigure(
    await withFigures({ pagePicture: async () => failed(refusal) }, row, deck(), signal),
  )
  expect(bare?.visual).toBeUndefined()
  expect(['points', 'statement']).toContain(bare?.form)
})
