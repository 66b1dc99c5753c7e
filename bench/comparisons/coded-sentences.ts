/** Sentences with t and F tests that people coded by hand: is it a test, and is an effect size reported with it. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { read, utils } from '@e965/xlsx'
import { hasEffectSize } from '../../src/capabilities/study/rules/checks/numbers/p-hygiene.ts'
import { plainFigures } from '../../src/capabilities/study/rules/document/plain-figures.ts'
import { findTestResults } from '../../src/capabilities/study/rules/statistics/test-results.ts'

type CodedTest = 't' | 'F'
type Coded = { text: string; has_t?: boolean; has_F?: boolean; has_es: boolean }
export type Reader = {
  findsTest: (text: string, test: CodedTest) => boolean
  hasEffect: (text: string) => boolean
}
/** How many of how many, and those that went wrong. */
type Score = { hits: number; of: number; misses: string[] }

const FILES: Record<CodedTest, string> = {
  t: 'effect_size_ttest_v2_coded_ML_LD.xlsx',
  F: 'effect_size_Ftest_v1_coded_LD.xlsx',
}

export const honestReader: Reader = {
  findsTest: (text, test) => findTestResults(text).some((one) => one.test === test),
  hasEffect: (text) => hasEffectSize(plainFigures(text)),
}

/** `folder`: that of the measures. Empty if it does not exist. */
export function scoreCoded(
  folder: string,
  reader: Reader,
): { test: CodedTest; tests: Score; effects: Score }[] {
  return (Object.keys(FILES) as CodedTest[]).flatMap((test) => {
    const path = join(folder, 'effect-sizes', FILES[test])
    if (!existsSync(path)) return []
    const book = read(readFileSync(path))
    const rows = utils.sheet_to_json<Coded>(book.Sheets[book.SheetNames[0]!]!).filter(({ text }) => text)
    const tested = rows.filter((row) => (test === 't' ? row.has_t : row.has_F))
    return [
      {
        test,
        tests: scoreOf(tested, ({ text }) => reader.findsTest(text, test)),
        effects: scoreOf(rows, ({ text, has_es }) => reader.hasEffect(text) === has_es),
      },
    ]
  })
}

function scoreOf(rows: readonly Coded[], isRight: (row: Coded) => boolean): Score {
  const misses = rows.filter((row) => !isRight(row)).map(({ text }) => text)
  return { hits: rows.length - misses.length, of: rows.length, misses }
}
