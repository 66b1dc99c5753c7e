/**
 * The demo film, line by line: captions, the text beside it and the filmed walk through the product (scripts/demo-video) are
 * all generated from this list, so they cannot contradict each other.
 */
export type Caption = { from: number; until: number; says: string }

const TOLD: readonly [seconds: number, says: string][] = [
  [4, 'A thesis goes into the Research Decoder. We invented the thesis; the rest is the real product.'],
  [6, 'Scores, and the reasons for each. Every finding comes with its page and a quotation.'],
  [6, 'One tap shows the words highlighted on the page.'],
  [6, 'The Defense Room has read it too. The examiner asks about this thesis and no other.'],
  [8, 'You answer aloud or in writing, and the next question follows from what you said.'],
  [8, 'At the end, every answer is marked, with what was missing and the page to reread.'],
  [10, 'Then eighteen slides, with tables and charts you can edit in PowerPoint.'],
  [4, 'Pay for each assistant by mobile money, only when you need it.'],
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
