/** Two rounds of changes as one: the second was made to the result of the first, and both are told of the first text. */
import { type Change, withChanges } from './change.ts'

export function composed(text: string, first: readonly Change[], second: readonly Change[]): Change[] {
  const all: Change[] = []
  /** By how much the first text is ahead of the second. */
  let shift = 0
  let i = 0
  for (const late of second) {
    // The first round's changes before it stay as they are.
    while (i < first.length && endAfter(first[i]!, shift) <= late.from && !touches(first[i]!, shift, late)) {
      const one = first[i++]!
      all.push(one)
      shift += one.to - one.from - one.text.length
    }
    const own: Change[] = []
    let [from, to] = [late.from + shift, late.to + shift]
    let ahead = shift
    while (i < first.length && first[i]!.from - ahead < Math.max(late.to, late.from + 1)) {
      const one = first[i++]!
      own.push(one)
      from = Math.min(from, one.from)
      ahead += one.to - one.from - one.text.length
      to = Math.max(late.to + ahead, one.to)
    }
    if (own.length === 0) all.push({ ...late, from, to })
    else {
      // What the first round left around the second's place is part of the change.
      const middle = withChanges(
        text.slice(from, to),
        own.map((one) => ({ ...one, from: one.from - from, to: one.to - from })),
      )
      const start = late.from - (from - shift)
      all.push({
        ...late,
        from,
        to,
        text: middle.slice(0, start) + late.text + middle.slice(start + late.to - late.from),
      })
    }
    shift = ahead
  }
  all.push(...first.slice(i))
  return all
}

const endAfter = ({ from, text }: Change, shift: number) => from - shift + text.length
const touches = (one: Change, shift: number, late: Change) =>
  one.text === '' && one.from - shift >= late.from && one.from - shift < late.to
