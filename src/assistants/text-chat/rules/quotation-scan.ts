/**
 * Reads an answer while it is written, and reports where a quotation has just been closed or a place named. Numbers in brackets that a model
 * puts after a quotation are its own and mean nothing here: they are removed. Code is passed on unchanged.
 */
export type ScanStep =
  | { type: 'text'; text: string }
  | { type: 'quotation'; words: string }
  /** `told`: the line up to the place, which is its last words. */
  | { type: 'place'; words: string; told: string }

const LONGEST = 1_500
const FENCE = /^\s*(?:```|~~~)/
const OPENS_BEHIND = /[\s(\u2014\u2013>*_-]/
const PLACE =
  /(?<![\p{L}\d])(?:(?:tables?|figures?|fig\.)\s?[A-Z]?\d+(?:\.\d+)*|(?:pages?|pp?\.)\s?\d{1,4}(?:\s?[-–]\s?\d{1,4})?|paragraph \d+(?: from the start)?)\.?$/iu
/** The number or the range may go on; and a letter makes another number of it. */
const GOES_ON = /[\p{L}\d.–-]/u
/** The heading of a table that the answer itself brings. */
const OWN_CAPTION = /^[\s>*#|_]*(?:table|figure)\s?[\d.]+$/i
/** May still become a number in brackets. */
const HELD = /^ ?(?:\[(?:\^?[\d,\s]*)?)?$/
const NUMBER = /^ ?\[\^?\d{1,3}(?:\s*,\s*\d{1,3})*\]$/

export function quotationScan() {
  let line = ''
  let isFenced = false
  let isCode = false
  let before = ''
  let opened: { closes: string; words: string } | undefined
  let held = ''

  /** One letter that certainly belongs to the answer. */
  function take(letter: string): ScanStep[] {
    const steps: ScanStep[] = [...placeBefore(letter), { type: 'text', text: letter }]
    if (letter === '\n') {
      if (FENCE.test(line)) isFenced = !isFenced
      // A quotation never spans two paragraphs; an unclosed one is none.
      if (line.trim() === '') opened = undefined
      line = ''
      isCode = false
    } else line += letter
    if (letter === '`' && !isFenced) isCode = !isCode
    if (!isFenced && !isCode) {
      const words = closedBy(letter)
      if (words !== undefined) steps.push({ type: 'quotation', words })
    }
    before = letter
    return steps
  }

  function placeBefore(letter: string): ScanStep[] {
    if (isFenced || isCode || opened || GOES_ON.test(letter)) return []
    const words = PLACE.exec(line)?.[0]
    const isOwn = OWN_CAPTION.test(line) && (letter === ':' || line.endsWith('.'))
    return words === undefined || isOwn
      ? []
      : [{ type: 'place', words: words.replace(/\.$/, ''), told: line }]
  }

  function closedBy(letter: string): string | undefined {
    if (opened && letter === opened.closes && !/\s/.test(before)) {
      const { words } = opened
      opened = undefined
      return words
    }
    if (opened) {
      opened.words += letter
      if (opened.words.length > LONGEST) opened = undefined
    } else if (letter === '“') opened = { closes: '”', words: '' }
    else if (letter === '"' && (before === '' || OPENS_BEHIND.test(before)))
      opened = { closes: '"', words: '' }
    return undefined
  }

  function read(letter: string): ScanStep[] {
    if (isFenced || isCode || opened) return take(letter)
    const more = held + letter
    if (NUMBER.test(more)) {
      held = ''
      return []
    }
    if (HELD.test(more)) {
      held = more
      return []
    }
    const kept = held
    held = ''
    if (kept === '') return take(letter)
    return [...[...kept].flatMap(take), ...read(letter)]
  }

  return {
    read: (delta: string): ScanStep[] => joinSteps([...delta].flatMap(read)),
    end(): ScanStep[] {
      const kept = held
      held = ''
      return joinSteps([...[...kept].flatMap(take), ...placeBefore('')])
    },
  }
}

function joinSteps(steps: readonly ScanStep[]): ScanStep[] {
  const all: ScanStep[] = []
  for (const step of steps) {
    const last = all.at(-1)
    if (step.type === 'text' && last?.type === 'text') last.text += step.text
    else all.push({ ...step })
  }
  return all
}
