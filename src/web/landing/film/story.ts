/**
 * The demo film, line by line: captions, the text beside it and the filmed walk through the product (scripts/demo-video) are
 * all generated from this list, so they cannot contradict each other.
 */
export type Caption = { from: number; until: number; says: string }

const TOLD: readonly [seconds: number, says: string][] = [
  [4, 'A thesis goes into the Research Decoder. It is made up; everything you see is the product.'],
  [6, 'Scores, and what each of them rests on. Every finding carries its page and its words.'],
  [6, 'One tap, and they are marked where they stand.'],
  [6, 'The Defense Room has read it too. The examiner asks about this thesis, and about no other.'],
  [8, 'You answer aloud or in writing, and the next question follows from what you said.'],
  [8, 'At the end: each answer marked, with what was missing and the page to read.'],
  [10, 'And eighteen slides of it, with tables and charts that PowerPoint can edit.'],
  [4, 'Each assistant is paid for by mobile money, and only when you need it.'],
]

export const STORY: readonly Caption[] = lines()

export const FILM_SECONDS = Math.max(...STORY.map(({ until }) => until))

function lines(): Caption[] {
  let from = 0
  return TOLD.map(([seconds, says]) => {
    const line = { from, until: from + seconds, says }
    from = line.until
    return line
  })
}
