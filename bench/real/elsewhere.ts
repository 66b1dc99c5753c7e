/** Measures not tied to one document: tests in sentences coded by hand, and tables with planted faults. */
import { honestEngine, PLANTED_ENGINES, type TableEngine, tallyTables } from '../tables/tally-tables.ts'
import { honestReader, type Reader, scoreCoded } from '../tests-found/coded-sentences.ts'
import type { FigureId, Tally } from './tally.ts'

type Engines = { reader: Reader; tables: TableEngine }
const HONEST: Engines = { reader: honestReader, tables: honestEngine }

/** `measures`: the folder of the coded sentences. If it does not exist, they are not measured. */
export function measureElsewhere(measures: string, { reader, tables }: Engines = HONEST): Tally[] {
  const coded = scoreCoded(measures, reader).flatMap(({ tests, effects }): Tally[] => [
    { figure: 'tests-found', ...tests },
    { figure: 'effects-told', ...effects },
  ])
  const { found, faulty, accused, clean, misses } = tallyTables(tables)
  return [
    ...coded,
    { figure: 'forged-found', hits: found, of: faulty, misses },
    { figure: 'forged-accused', hits: accused, of: clean },
  ]
}

export const PLANTED_ELSEWHERE: Record<string, { figures: readonly FigureId[]; engines: Engines }> = {
  'finds no test and sees effect sizes everywhere': {
    figures: ['tests-found', 'effects-told'],
    engines: { ...HONEST, reader: { findsTest: () => false, hasEffect: () => true } },
  },
  'lets every table pass': {
    figures: ['forged-found'],
    engines: { ...HONEST, tables: PLANTED_ENGINES.silent! },
  },
  'accuses every table': {
    figures: ['forged-accused'],
    engines: { ...HONEST, tables: PLANTED_ENGINES.loud! },
  },
}
