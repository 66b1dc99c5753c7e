import type { SlotId } from '../record/study-record.ts'

/** What every examiner asks of such a sentence. */
export const OF_EVERY_WORK: readonly (readonly [SlotId, string])[] = [
  ['aim', 'What did you want to find out, in one sentence of your own?'],
  ['problem', 'Whose problem is this, and how do you know how large it is?'],
  ['gap', 'Which study comes nearest to yours, and what did it leave open?'],
  ['design', 'Why this design and not another, and what can it not show?'],
  ['objectives', 'Which table or theme answers this objective?'],
  ['population', 'Whom does your study speak of, and whom does it leave out?'],
  ['setting', 'Why this place, and would another have given the same result?'],
  ['instruments', 'How do you know that this measures what you say it measures?'],
  ['results', 'How sure are you of this, and what else could explain it?'],
  ['recommendations', 'Which result does this follow from, and who has to act?'],
]
