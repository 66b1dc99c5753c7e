/** What is wrong with a list as a whole, in sentences for its writer. */
import { joinList } from '#kit/join-list.ts'
import type { ReadReference } from '../fields/read-reference.ts'
import { nameOf, yearOf } from '../reference.ts'

export function listNotes(read: readonly ReadReference[]): string[] {
  return [...numberNotes(read), ...letterNotes(read)]
}

function numberNotes(read: readonly ReadReference[]): string[] {
  const numbers = read.flatMap(({ label }) => (label === null ? [] : [label]))
  if (numbers.length < read.length / 2) return []
  const twice = [...new Set(numbers.filter((number, at) => numbers.indexOf(number) !== at))]
  const last = Math.max(...numbers)
  const known = new Set(numbers)
  const left =
    last > 500 ? [] : Array.from({ length: last }, (_, at) => at + 1).filter((number) => !known.has(number))
  return [
    ...(twice.length > 0
      ? [
          `${twice.length === 1 ? 'The number' : 'The numbers'} ${joinList(twice.map(String))} ${twice.length === 1 ? 'is' : 'are'} used for more than one work.`,
        ]
      : []),
    ...(left.length > 0 && left.length <= 10
      ? [`No entry has the ${left.length === 1 ? 'number' : 'numbers'} ${joinList(left.map(String))}.`]
      : []),
  ]
}

/** Two works of one author and year cannot be told apart in the text without letters. */
function letterNotes(read: readonly ReadReference[]): string[] {
  const numbered = read.filter(({ label }) => label !== null).length > read.length / 2
  if (numbered) return []
  const works = Map.groupBy(
    read.filter(({ item }) => item.author && yearOf(item) !== null),
    ({ item }) => `${item.author!.map(nameOf).join('; ')} ${yearOf(item)}`,
  )
  const alike = [...works].filter(
    ([, group]) => group.length > 1 && new Set(group.map(({ letter }) => letter)).size < group.length,
  )
  return alike.map(([, group]) => {
    const { item } = group[0]!
    const { length } = item.author!
    const who = length > 2 ? `${nameOf(item.author![0]!)} et al.` : item.author!.map(nameOf).join(' and ')
    return `${group.length} works by ${who} have the year ${yearOf(item)}: letters tell them apart (${yearOf(item)}a, ${yearOf(item)}b), in the list and in the text.`
  })
}
