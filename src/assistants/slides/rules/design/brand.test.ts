import { unzipSync, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { readTemplate } from '#kit/pptx/read-template.ts'
import { writePresentation } from '#kit/pptx/write-presentation.ts'
import { officeFaults } from '#tests/office-faults.ts'
import { readSampleDeck } from '../../server/sample-route.ts'
import type { Brand, Deck } from '../deck/deck.ts'
import { FORMAT_IDS } from '../deck/keys.ts'
import { checkDeck } from '../quality/check-deck.ts'
import { presentationOf } from '../scene/presentation-of.ts'
import { designOf } from './designs.ts'

const sample = readSampleDeck()
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
)
const encode = (text: string) => new TextEncoder().encode(text)
const decode = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

/** A university's template, made from one of our files: other colours, and a picture on its master. */
function template(change: (files: Record<string, Uint8Array>) => void = () => {}): Uint8Array {
  const files = unzipSync(writePresentation(presentationOf(sample, designOf(sample, 'heavy'), new Date(0))))
  const master = 'ppt/slideMasters/slideMaster1.xml'
  const relations = 'ppt/slideMasters/_rels/slideMaster1.xml.rels'
  files['ppt/media/logo.png'] = PIXEL
  files[relations] = encode(
    decode(files[relations]).replace(
      '</Relationships>',
      '<Relationship Id="rLogo" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="../media/logo.png"/></Relationships>',
    ),
  )
  files[master] = encode(
    decode(files[master]).replace(
      '</p:spTree>',
      '<p:pic><p:blipFill><a:blip r:embed="rLogo"/></p:blipFill><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="900000" cy="300000"/></a:xfrm></p:spPr></p:pic></p:spTree>',
    ),
  )
  change(files)
  return zipSync(files)
}

it('takes the colours, the fonts and the logo out of a template', () => {
  const read = readTemplate(template())
  expect(read.ok && read.value).toMatchObject({
    colours: { dk2: '14212B', accent1: 'A8481F' },
    fonts: { heading: 'Cambria', body: 'Calibri' },
    logo: { type: 'png', width: 900_000, height: 300_000 },
  })
})

it.each([
  ['no-presentation', () => encode('this is no file of any kind')],
  ['no-presentation', () => template((files) => delete files['[Content_Types].xml'])],
  ['no-presentation', () => template().slice(0, 4000)],
  [
    'no-presentation',
    () =>
      template((files) => {
        for (const name of Object.keys(files)) if (name.includes('slideMasters')) delete files[name]
      }),
  ],
  ['has-macros', () => template((files) => Object.assign(files, { 'ppt/vbaProject.bin': PIXEL }))],
  [
    'has-macros',
    () =>
      template((files) => {
        const kinds = decode(files['[Content_Types].xml'])
        files['[Content_Types].xml'] = encode(
          kinds.replace('presentationml.presentation.main', 'presentationml.presentation.macroEnabled.main'),
        )
      }),
  ],
  [
    'no-look',
    () =>
      template((files) => {
        for (const name of Object.keys(files)) if (name.startsWith('ppt/theme/')) delete files[name]
      }),
  ],
])('refuses with a sentence: %s', (code, bytes) => {
  const read = readTemplate(bytes())
  expect(read.ok ? undefined : read.problem.code).toBe(code)
  expect(read.ok ? '' : read.problem.message).toMatch(/\.$/)
})

const logo = {
  data: btoa(String.fromCharCode(...PIXEL)),
  type: 'png' as const,
  width: 900_000,
  height: 300_000,
}
const PALETTES: Brand['colours'][] = [
  { dk2: '006633', accent1: 'FFCC00', accent2: 'CC0000' },
  { dk2: '44546A', accent1: '4472C4', accent2: 'ED7D31' },
  { accent1: 'FFFFFF' },
  { dk2: 'FDE9D9', accent1: '7F7F7F' },
]
const wearing = (colours: Brand['colours']): Deck => ({
  ...sample,
  brand: { colours, fonts: { heading: 'Comic Sans MS', body: 'Arial' }, logo },
})

it.each(PALETTES.flatMap((colours) => FORMAT_IDS.map((format) => ({ format, colours }))))(
  'can be read in the colours of any university: $format $colours',
  ({ format, colours }) => {
    const deck = wearing(colours)
    const design = designOf(deck, format)
    const plain = checksOf(sample, format)
    const presentation = presentationOf(deck, design, new Date(0))
    const failed = checkDeck({ deck, presentation, design }).flatMap(({ id, fails }) =>
      fails.length > 0 ? [id] : [],
    )
    expect(failed.filter((id) => !plain.includes(id) && id !== 'title-ends')).toEqual([])
    expect(design.theme.fonts.body).toBe('Arial')
    expect(design.theme.fonts.heading).not.toBe('Comic Sans MS')
    expect(presentation.slides.every(({ shapes }) => shapes.some(({ name }) => name === 'Logo'))).toBe(true)
  },
)

function checksOf(deck: Deck, format: (typeof FORMAT_IDS)[number]): string[] {
  const design = designOf(deck, format)
  const presentation = presentationOf(deck, design, new Date(0))
  return checkDeck({ deck, presentation, design }).flatMap(({ id, fails }) => (fails.length > 0 ? [id] : []))
}

it.each(FORMAT_IDS)(
  'is written in %s with a logo without a fault that Microsoft’s validator knows',
  async (format) => {
    const deck = wearing(PALETTES[0] ?? {})
    const bytes = writePresentation(presentationOf(deck, designOf(deck, format), new Date(0)))
    expect(await officeFaults(bytes, 'pptx')).toEqual([])
  },
)
