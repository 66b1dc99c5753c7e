import { expect, it } from 'vitest'
import { labelOf, labelsNamed } from './document-labels.ts'

const named = (text: string) => labelsNamed(text).map(({ kind, number }) => `${kind} ${number}`)

it.each([
  ['(Tables 2, 3 and 4 from the appendices)', ['table 2', 'table 3', 'table 4']],
  ['As Table 4.2 and Figure 4.1 show', ['table 4.2', 'figure 4.1']],
  ['Figure (2.1) is the framework', ['figure 2.1']],
  ['see TABLE IV and Fig. 3a', ['table 4', 'figure 3a']],
  ['Figures 4.1 to 4.3 give the rest', ['figure 4.1', 'figure 4.2', 'figure 4.3']],
  ['Tables 7–9', ['table 7', 'table 8', 'table 9']],
  ['Tables 7-10', ['table 7', 'table 8', 'table 9', 'table 10']],
  ['Table 2-1 and Table 2-2', ['table 2.1', 'table 2.2']],
  ['Tables 3.1, 3.2 & Table A.1', ['table 3.1', 'table 3.2', 'table A1']],
  ['Tabela 5 e Figura 2', ['table 5', 'figure 2']],
  ['the table in which nothing stands', []],
  ['Table 4 shows that 45% agree', ['table 4']],
])('labels named by: %s', (text, labels) => {
  expect(named(text)).toEqual(labels)
})

it.each([
  ['Table 4.2: Goats by district', 'table', '4.2', 'Goats by district'],
  ['Table 2:1 Goats by district', 'table', '2.1', 'Goats by district'],
  ['Table 2: 12 goats of each district', 'table', '2', '12 goats of each district'],
  ['Figure (2.1) The framework', 'figure', '2.1', 'The framework'],
  ['TABLE IV', 'table', '4', ''],
  ['Table 3 | Outcomes', 'table', '3', 'Outcomes'],
  ['Tabela 19 - Matriz de cabras', 'table', '19', 'Matriz de cabras'],
])('the label of a caption: %s', (caption, kind, number, title) => {
  expect(labelOf(caption)).toEqual({ label: { kind, number }, title })
})

it('gives no label to a sentence about tables', () => {
  expect(labelOf('Tables were counted twice.')).toBeUndefined()
})
