import { expect, it } from 'vitest'
import { namesOf } from './names-of.ts'

const TITLE = 'The savings of traders: a case study of Kalulu Trading Company'

it('names each author once, in a calm voice', () =>
  expect(namesOf(['CHIPO MWANSA', 'Chipo Mwansa', "JANE O'BRIEN-BANDA"], TITLE)).toEqual([
    'Chipo Mwansa',
    "Jane O'Brien-Banda",
  ]))

it('takes nothing for an author that a cover prints besides', () =>
  expect(namesOf([TITLE, 'TRADING COMPANY.', 'School of Business', 'DECLARATION'], TITLE)).toEqual([]))
