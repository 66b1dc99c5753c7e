import { expect, it } from 'vitest'
import { styleAsked } from './asked-for-style.ts'

const ENTRY = 'Banda, T. (2019) Goats and grass. Lusaka: UNZA Press.'

it.each([
  ['a colon and one reference', `Write this in APA 7: ${ENTRY}`, 'apa', 1],
  ['a line for each', `Please convert these to Harvard\n\n${ENTRY}\n- ${ENTRY}`, 'harvard', 2],
  ['the request at the end', `${ENTRY}\nCan you put this in Vancouver style?`, 'vancouver', 1],
  ['a number before each', `Put my list into MLA:\n1. ${ENTRY}\n2. ${ENTRY}`, 'mla', 2],
  ['a file that comes along', 'Write this in Chicago author-date', 'chicago', 0],
])('a style is asked for with %s', (_, message, style, count) => {
  expect(styleAsked(message)).toMatchObject({ style, entries: { length: count } })
})

it.each([
  'What is the difference between APA and Harvard?',
  'Summarise this document',
  'I study at Harvard. Write me a paragraph about goats in dry years.',
  ENTRY,
])('“%s” asks for no list', (message) => {
  const asked = styleAsked(message)
  expect(asked === null || asked.entries.length === 0).toBe(true)
})

it('prose round the references is not taken for one', () => {
  const asked = styleAsked(
    `Write these in APA 7:\n${ENTRY}\nI need it by Friday, thank you very much for your help.`,
  )
  expect(asked?.entries).toEqual([ENTRY])
})
