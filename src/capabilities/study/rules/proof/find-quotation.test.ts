/** Finding quotations, with the small losses of extraction, and rejecting others. */
import { describe, expect, it } from 'vitest'
import { modelOf, type WrittenSection } from '#tests/model-of.ts'
import { readForStudy } from '../document/reading.ts'
import { findQuotation } from './find-quotation.ts'
import { numberText } from './numbered-text.ts'

const THERE = 'The chiefs of the northern valley repaired eighteen wells before the harvest of maize.'

const found = (blocks: WrittenSection['blocks'], quotation: string) => {
  const text = numberText(readForStudy(modelOf([{ title: 'Results', role: 'results', blocks }])))
  const place = findQuotation(text, quotation)
  return typeof place === 'string' ? place : place.quote
}

describe('A quotation is found', () => {
  it.each<[what: string, written: string]>([
    ['word for word', THERE],
    ['with a hyphen at the end of a line', THERE.replace('northern', 'north- ern')],
    ['with the number of a line in it', THERE.replace('wells before', 'wells 412 before')],
    [
      'with a ligature that the font lost',
      THERE.replace('chiefs of', 'chiefs of').replace('harvest', 'har\ufffdest'),
    ],
    ['with accents and other marks', THERE.replace('maize', 'maïze')],
    ['with white space and line breaks', THERE.replace(/ /g, '  \n')],
  ])('%s', (_, written) => {
    expect(found([written], THERE)).toContain(written.slice(0, 12))
  })

  it('without the letters that a font draws as one', () => {
    const written = 'The of\ufffdcers con rmed that the dif cult roads were  nished in the signi cant months.'
    expect(
      found(
        [written],
        'The officers confirmed that the difficult roads were finished in the significant months.',
      ),
    ).toBe(written)
  })

  it('over the end of a page, where head and number of the next one stand between', () => {
    const torn = [
      'The chiefs of the northern valley repaired',
      'Wells of the valley 12',
      'eighteen wells before the harvest of maize.',
    ]
    expect(found(torn, THERE)).toBe(torn[0])
  })

  it('with an ellipsis, of which one piece has two words', () => {
    expect(found([THERE], 'The chiefs … repaired eighteen wells')).toBe(THERE)
    expect(found([THERE], 'The chiefs … forgot eighteen wells')).toBe('not-found')
  })

  it('as a whole short row of a table, where one row alone is so, and not as a part of it', () => {
    const table = (...rows: string[][]) => [{ kind: 'table' as const, rows: [['Place', 'Wells'], ...rows] }]
    expect(found(table(['Sesheke', '48'], ['Mongu', '31']), 'Sesheke | 48')).toContain('Sesheke')
    expect(found(table(['Sesheke', '48'], ['Sesheke', '48']), 'Sesheke | 48')).toBe('too-short')
    expect(found(table(['Sesheke', '48', '12']), 'Sesheke | 48')).toBe('too-short')
    expect(found([THERE], 'eighteen wells')).toBe('too-short')
  })

  it('over two sentences', () => {
    const written = `${THERE} Nobody paid them for the stones and the ropes.`
    expect(found([written], 'before the harvest of maize. Nobody paid them for the stones')).toBe(
      'Nobody paid them for the stones and the ropes.',
    )
  })

  it('in a row of a table, and the row is its place', () => {
    const table = {
      kind: 'table' as const,
      rows: [
        ['Ward', 'Wells', 'Repaired'],
        ['Upper valley', '34', '18 (52.9%)'],
      ],
    }
    expect(found([table], 'Upper valley 34 18 (52.9%)')).toBe('Upper valley | 34 | 18 (52.9%)')
  })

  it('in a footnote', () => {
    const note = {
      kind: 'footnote' as const,
      text: 'Two of the eighteen wells were dry again in the following year.',
    }
    expect(found([THERE, note], 'Two of the eighteen wells were dry again')).toBe(note.text)
  })

  it('with an ellipsis inside one sentence', () => {
    expect(found([THERE], 'The chiefs of the northern valley … before the harvest of maize')).toBe(THERE)
  })
})

describe('A quotation is not found', () => {
  it.each<[what: string, quotation: string]>([
    ['another number', THERE.replace('eighteen wells', 'eighty wells')],
    ['another name', THERE.replace('northern', 'southern')],
    ['a "not" more', THERE.replace('repaired', 'never repaired')],
    ['another word', THERE.replace('wells', 'bridges')],
    ['another direction', THERE.replace('before', 'after')],
    ['a restriction more', THERE.replace('repaired', 'perhaps repaired')],
    ['words that nobody wrote', 'The ministry abolished the levy on water after the third consultation.'],
  ])('with %s', (_, quotation) => {
    expect(found([THERE], quotation)).toBe('not-found')
  })

  it('where it leaves out what denies or hedges', () => {
    const long = `${THERE.slice(0, -1)}, when the women of the lower wards had not carried water from the river`
    expect(found([`${long}.`], `${long.replace('had not', 'had')}.`)).toBe('not-found')
    const written = 'The chiefs may not have repaired the eighteen wells before the harvest.'
    expect(found([written], 'The chiefs have repaired the eighteen wells before the harvest.')).toBe(
      'not-found',
    )
    expect(
      found(
        ['Upper wards repaired eighteen wells, which lower wards did not.'],
        'Upper wards repaired eighteen wells, which lower wards did',
      ),
    ).toBe('not-found')
  })

  it('where only what stands before an ellipsis is there', () => {
    const invented = 'The chiefs of the northern valley … abolished the levy on water'
    expect(found([THERE], invented)).toBe('not-found')
  })

  it('where its sign is turned round', () => {
    const written = 'The difference between wells and rivers was clear, t(48) = 2.31, p < .05.'
    expect(found([written], written.replace('<', '>'))).toBe('not-found')
    expect(found([written], written.replace('2.31', '−2.31'))).toBe('not-found')
  })

  it('where it is too little to be anybody’s', () => {
    expect(found([THERE], 'the chiefs')).toBe('too-short')
  })
})
