/** What a student reads beside a model's wording that says something else than theirs. */
import type { ClaimChange } from '../rewrite/gate.ts'

export const WHAT_DIFFERS: Record<ClaimChange, string> = {
  'doubt lost': 'sounds surer than yours: the word of doubt is gone',
  'doubt added': 'sounds less sure than yours',
  'duty lost': 'no longer says that it must be',
  'duty added': 'says that it must be',
  'advice lost': 'no longer says that it should be',
  'advice added': 'says that it should be',
  'all lost': 'no longer says it of all',
  'all added': 'says it of all',
  'only lost': 'leaves out “only”',
  'only added': 'adds “only”',
  'cause added': 'gives a reason that yours does not give',
  'denial lost': 'no longer denies what yours denies',
  'denial added': 'denies what yours says',
  'significance lost': 'leaves out “significant”',
  'significance added': 'adds “significant”',
  direction: 'turns the direction round',
}

/** Nothing that can be compared differs, and hardly a word is the student's. */
export const OTHER_WORDS = 'says it in almost entirely different words'

/** A clause of the student's has no counterpart. */
export const SHORTER = 'leaves out a part of your sentence'
