/**
 * The demo film, word for word. The pictures, the captions and the transcript under the film are
 * all made from this one list, so they cannot come to say different things.
 *
 * The figures are true: 33, 21, 22 and 28 of 53 households give χ²(3) = 7.10, and that is p = .07.
 */
type Speaker = 'Narrator' | 'Examiner' | 'Student'

/** What is marked on the page while the line is spoken. */
export type Mark = 'nothing' | 'test' | 'corrected' | 'claim' | 'counts'

export type Line = { speaker: Speaker; from: number; until: number; says: string; mark: Mark }

export const STORY: readonly Line[] = [
  line(0, 3.5, 'Narrator', 'The Defense Room: a drawn walk-through. The thesis is made up.', 'nothing'),
  line(3.5, 8, 'Examiner', 'I have read all 124 pages. Let us stay with one table, on page 58.', 'nothing'),
  line(8, 13, 'Examiner', 'Your χ² with three degrees of freedom is 7.10. Does it give p = .03?', 'test'),
  line(
    13,
    19,
    'Student',
    'No, it gives .07. I copied .03 from a run before I cleaned the data.',
    'corrected',
  ),
  line(19, 23.5, 'Examiner', 'Then what may you still say about savings in the four wards?', 'claim'),
  line(
    23.5,
    30,
    'Student',
    'That I found no difference at the five per cent level. The abstract must change too.',
    'claim',
  ),
  line(30, 34, 'Examiner', 'Is any group too small for this test?', 'counts'),
  line(
    34,
    40,
    'Student',
    'No. I expected 26 of 53 savers in each ward. Five would have been enough.',
    'counts',
  ),
  line(40, 45, 'Narrator', 'Three questions, one table, and the page beside each.', 'nothing'),
]

export const FILM_SECONDS = Math.max(...STORY.map(({ until }) => until))

function line(from: number, until: number, speaker: Speaker, says: string, mark: Mark): Line {
  return { from, until, speaker, says, mark }
}
