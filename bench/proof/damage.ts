/** Damage files do to sentences on export: hyphens at line ends, line numbers, lost signs, torn columns. */
import type { DocumentModel, Sentence } from '../../src/product/document-model.ts'

export type Damage = 'none' | 'hyphen' | 'line-number' | 'lost-sign' | 'torn'
export const DAMAGES: readonly Damage[] = ['none', 'hyphen', 'line-number', 'lost-sign', 'torn']

export type DamagedSentence = { before: string; ids: string[]; damage: Damage }

export function damaged(
  model: DocumentModel,
  random: () => number,
): { model: DocumentModel; sentences: DamagedSentence[] } {
  const told: DamagedSentence[] = []
  const sentences = model.sentences.flatMap((sentence, at): Sentence[] => {
    const damage = DAMAGES[Math.floor(random() * DAMAGES.length)]!
    const after = spoil(sentence.text, damage, random, at)
    const pieces = after.map((text, i) => ({
      ...sentence,
      text,
      id: i === 0 ? sentence.id : `${sentence.id}t${i}`,
    }))
    const own = pieces.filter(({ text }) => !STRANGE.has(text))
    told.push({
      before: sentence.text,
      ids: own.map(({ id }) => id),
      damage: after[0] === sentence.text ? 'none' : damage,
    })
    return pieces
  })
  return { model: { ...model, sentences }, sentences: told }
}

/** Text between the halves of a torn sentence. */
const STRANGE = new Set(['The rains and the markets of the north', 'Figure 7 The road from the south'])

function spoil(text: string, damage: Damage, random: () => number, at: number): string[] {
  const words = text.split(' ')
  const middle = 2 + Math.floor(random() * Math.max(1, words.length - 4))
  if (damage === 'hyphen') {
    const long = words.findIndex((word, i) => i >= middle && /^\p{L}{7,}$/u.test(word))
    if (long < 0) return [text]
    const word = words[long]!
    words[long] = `${word.slice(0, 4)}-${random() < 0.5 ? ' ' : '\n'}${word.slice(4)}`
    return [words.join(' ')]
  }
  if (damage === 'line-number') {
    words.splice(middle, 0, String(1 + (at % 980)))
    return [words.join(' ')]
  }
  if (damage === 'lost-sign')
    return [
      text
        .replace(/ [=<] (?=\.?\d)/, ' \ufffd ')
        .replace(/(?<=\p{L})fi(?=\p{L})/u, random() < 0.5 ? '\ufffd' : '')
        .replace(/(?<=\p{L}{3})[aeiou](?=\p{L}{3})/u, '\ufffd'),
    ]
  if (damage === 'torn' && words.length > 8) {
    const between = [...STRANGE][at % STRANGE.size]!
    return [words.slice(0, middle).join(' '), between, words.slice(middle).join(' ')]
  }
  return [text]
}
