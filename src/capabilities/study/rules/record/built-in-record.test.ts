import { describe, expect, it } from 'vitest'
import { modelOf } from '#tests/model-of.ts'
import { openRecord } from '../open-study.ts'
import type { SlotId } from './study-record.ts'

const slotIn = (slot: SlotId, title: string, text: string, role: 'methods' | 'results' = 'methods') =>
  openRecord(modelOf([{ title, role, blocks: [text] }])).readAs('research').record.slots[slot]
const ASKED = 'Data were collected through long talks with the tailors.'

describe('a slot', () => {
  it('is filled by a form of words in its place', () => {
    expect(slotIn('instruments', '3.3 Data collection', ASKED)).toMatchObject({
      state: 'proved',
      entries: [{ value: ASKED }],
    })
  })

  it('is not filled under a heading that announces something else', () => {
    expect(slotIn('instruments', '3.1 Theoretical framework', ASKED).state).toBe('empty')
    expect(slotIn('instruments', '3.2 Research philosophy', ASKED).state).toBe('empty')
  })

  it('is not filled by a task that was set', () => {
    const task = 'Conduct a regression of the sales on the rains of the year.'
    expect(slotIn('analyses', '3.4 Data analysis', task).state).not.toBe('proved')
  })

  it('is not filled by a sentence torn from the one before', () => {
    const torn = 'the results showed that distance matters most to the women of the valley.'
    expect(slotIn('results', '4 Results', torn, 'results').state).not.toBe('proved')
  })

  it('is not filled by the last row of a table that runs into a sentence', () => {
    const found = 'The study found that 60% of the tailors save each week.'
    expect(slotIn('results', '4 Results', found, 'results').state).toBe('proved')
    expect(slotIn('results', '4 Results', `Total 380 100% ${found}`, 'results').state).not.toBe('proved')
  })

  it('of the title takes what a certificate names, and never whoever signs it', () => {
    const signed = 'Mr CHANDA MWILA BANDA'
    const title = 'Savings of Tailors in the Markets of Kitwe'
    const certified = `This is to certify that the report entitled “${title}” is original work.`
    const titleSlot = (...blocks: string[]) => {
      const model = modelOf([{ title: 'CERTIFICATION', role: 'front-matter', blocks }])
      return openRecord({ ...model, title }).readAs('research').record.slots.title
    }
    expect(titleSlot(signed).entries).toEqual([])
    expect(titleSlot(certified, signed, signed)).toMatchObject({ entries: [{ value: title }] })
  })

  it('has a candidate where a sentence only stands under its heading: asked about, and never said', () => {
    const { record, book } = openRecord(
      modelOf([
        { title: '3.5 Ethical considerations', role: 'methods', blocks: ['Nobody was named in the forms.'] },
      ]),
    ).readAs('research')
    expect(record.slots.ethics).toMatchObject({
      state: 'unsure',
      entries: [],
      candidates: [{ value: 'Nobody was named in the forms.' }],
    })
    expect(book.facts).toEqual([])
  })
})
