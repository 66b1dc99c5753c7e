import { expect, it } from 'vitest'
import { officeFaults } from '#tests/office-faults.ts'
import { openParts, textOfPart } from './package.ts'
import { writeTracked } from './write-tracked.ts'

const TEXT = 'Moreover, yields rose by 12% <sic>.\n\nWe utilized two fields & a plot.\nIt ended here.'
const at = (words: string) => ({ from: TEXT.indexOf(words), to: TEXT.indexOf(words) + words.length })
const CHANGES = [
  { ...at('Moreover, yields'), text: 'Yields' },
  { ...at('utilized'), text: 'used' },
  { ...at('. It'.replace(' ', '\n')), text: ', and it' },
]
const TRACKING = { author: 'Weekbe4', date: '2026-11-22T08:00:00.123Z' }
const file = writeTracked(TEXT, CHANGES, TRACKING)
const xml = textOfPart(openParts(file)!, 'word/document.xml')!.split('<w:body>')[1]!

const plain = (markup: string) =>
  markup
    .split('</w:p>')
    .slice(0, -1)
    .map((paragraph) => paragraph.replace(/<[^>]+>/g, ''))
    .join('\n')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
const accepted = plain(xml.replace(/<w:del .*?<\/w:del>/g, ''))
const refused = plain(xml.replace(/<w:ins .*?<\/w:ins>/g, ''))

it("has no fault by Microsoft's own validator", async () => {
  expect(await officeFaults(file, 'docx')).toEqual([])
})

it('reads as the new text when all is accepted, and as the old one when all is refused', () => {
  expect(accepted).toBe('Yields rose by 12% <sic>.\n\nWe used two fields & a plot, and it ended here.')
  expect(refused).toBe(TEXT.replace('plot.\nIt', 'plot. It'))
})

it('names who changed what and when, each change with a number of its own', () => {
  const marks = [
    ...xml.matchAll(/<w:(?:ins|del) w:id="(\d+)" w:author="Weekbe4" w:date="2026-11-22T08:00:00Z">/g),
  ]
  expect(marks).toHaveLength(6)
  expect(new Set(marks.map(([, id]) => id)).size).toBe(6)
})

it('takes a text without changes, and one that is all change', async () => {
  expect(await officeFaults(writeTracked('As it was.', [], TRACKING), 'docx')).toEqual([])
  expect(await officeFaults(writeTracked('a', [{ from: 0, to: 1, text: '' }], TRACKING), 'docx')).toEqual([])
})
