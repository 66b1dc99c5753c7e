import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const paragraphsOf = (name: string) =>
  readFileSync(join(import.meta.dirname, 'texts', `${name}.txt`), 'utf8')
    .trim()
    .split(/\n\n+/)

/** Ours: in the manner of a model, with planted facts. The rules were made looking at them. */
export const aiLike = () => paragraphsOf('ai-like')
/** In the same manner, and not looked at while the rules were made. */
export const heldOut = () => [...paragraphsOf('held-out'), ...paragraphsOf('unseen')]
export const goodProse = () => paragraphsOf('good-prose')

/** Right, and easily taken for wrong: terms, compound subjects, participles behind "to". Not one may be changed. */
export const rightAsWritten = () => paragraphsOf('right-as-written')

/** The handbook of the product: written by people, about research, and long. */
export function handbook(): string[] {
  const folder = join(import.meta.dirname, '../../src/capabilities/study/handbook')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split(/\n\n+/))
    .filter((paragraph) => !/^(?:#|id:|keywords:|-|\|)/.test(paragraph) && paragraph.length > 120)
}

export type Corrected = { sentence: string; corrections: string[] }

/** Sentences of people who write English as a second language, each corrected by four others. Stays outside the project. */
export function secondLanguage(folder: string): Corrected[] | undefined {
  const at = (name: string) => join(folder, 'second-language', name)
  if (!existsSync(at('dev.src'))) return undefined
  const lines = (name: string) => readFileSync(at(name), 'utf8').trimEnd().split('\n')
  const corrections = ['dev.ref0', 'dev.ref1', 'dev.ref2', 'dev.ref3'].map(lines)
  return lines('dev.src').map((sentence, i) => ({
    sentence,
    corrections: corrections.map((all) => all[i] ?? ''),
  }))
}
