import { describe, expect, it } from 'vitest'
import { parseHandbook } from './handbook-format.ts'
import { openHandbook } from './handbook-search.ts'

const entry = (id: string, title: string, keywords: string, asked: string, says: string, seeAlso = 'none') =>
  `## ${title}\nid: ${id}\nkeywords: ${keywords}\nasked: ${asked}\n\n${says}\n\nAsk yourself: Why?\nSee also: ${seeAlso}\n`

const book = openHandbook(
  parseHandbook(
    [
      '# Bees',
      entry(
        'hive',
        'Building a hive',
        'hive, wooden box',
        'how do I build a hive; which wood for a hive; how big is a hive; two boxes or three',
        'Plane the boards. Nail them.',
        'moving-a-hive',
      ),
      entry(
        'moving-a-hive',
        'Moving a hive',
        'move a hive, transport',
        'how do I move a hive; can I move a hive by day; move my hive to another village',
        'Close the door at night. Carry it.',
      ),
      entry(
        'honey',
        'Harvesting honey',
        'honey, harvest, supervisor of harvests',
        'when do I harvest honey; how much honey from one hive; is my honey ripe',
        'Wait until the cells are closed. Use smoke.',
      ),
      entry(
        'wax',
        'Melting wax',
        'wax, candles',
        'how do I melt wax; clean my wax; what is wax for',
        'Melt it in water. Filter it.',
      ),
    ].join('\n'),
  ),
)
const first = (question: string) => book.find(question, 1)[0]!

describe('the handbook finds what a question is about', () => {
  it.each([
    ['hw do i harvst hony', 'honey'],
    ['sprvsr of harvests', 'honey'],
    ['movin my hive by day', 'moving-a-hive'],
    ['woodenboxes', 'hive'],
    ['3 boxes or 4', 'hive'],
    ['move it to another community', 'moving-a-hive'],
  ])('in words that are misspelt, run together or others for the same thing: %s', (question, id) => {
    expect(first(question).entry.id).toBe(id)
  })

  it('surely where it is asked for in one of its ways, and not where a word is all they share', () => {
    expect(first('how do i melt wax').sure).toBeGreaterThan(0.9)
    expect(first('who sells smoke detectors in water towns').sure).toBeLessThan(0.36)
  })

  it('less surely where an entry of another subject fits as well', () => {
    expect(first('melt my wax').sure).toBeGreaterThan(first('melt my wax and harvest my honey').sure)
  })

  it('and an entry it leads on to is no rival', () => {
    const apart = openHandbook(book.entries.map((each) => ({ ...each, seeAlso: [] })))
    expect(first('a hive').sure).toBeGreaterThan(apart.find('a hive', 1)[0]!.sure)
  })
})
