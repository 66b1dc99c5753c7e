/** Which of a list is weakest, or what a choice cannot give, where no comparison failed on it. */
import { type AdvicePart, absentWords, checkedOf, fitting, saidOn, says, weakIn } from './advice-part.ts'
import type { Appraisal, ThemeSeen } from './appraised.ts'
import type { Theme } from './themes/theme.ts'

type SeenTheme = { appraisal: Appraisal; theme: Theme; seen: ThemeSeen }

/** A list has a weakest line by its form; a choice has what it costs. */
export function weakSide({ appraisal, theme, seen }: SeenTheme): AdvicePart[] | undefined {
  if (weakIn(appraisal, theme).length > 0) return undefined
  const { pairings, traits } = appraisal
  if (IS_LIST.has(theme.id) && pairings.length > 0) {
    const twofold = pairings.find(({ place }) => TWO_THINGS.test(place.quote))
    const vague = pairings.find(({ place }) => NO_CHECK.test(place.quote))
    const found = twofold ?? vague
    return found
      ? [
          {
            says: `The one I would look at first, because ${twofold ? 'it asks for two things at once' : 'nobody can check when its verb is done'}`,
            place: found.place,
          },
          says(
            twofold
              ? 'Split it, or keep the half that you have data for.'
              : 'Take a verb such as determine, compare, assess or design.',
          ),
        ]
      : [
          says(
            'By its form none stands out: each has a verb that can be checked, and asks for one thing. Weakest is then the one whose table you find last.',
          ),
        ]
  }
  const cost = fitting(theme.costs, traits)
  return cost
    ? [
        says(`What it cannot give: “${cost}”`),
        ...saidOn(theme, seen),
        says(absentWords(checkedOf(theme, seen))),
        says('Name that yourself among your limits, with the direction in which it pulls your result.'),
      ]
    : undefined
}
const IS_LIST: ReadonlySet<string> = new Set(['objectives', 'questions'])
const TWO_THINGS =
  /\b(?:determine|assess|compare|design|identify|examine|find out|describe|evaluate|establish|investigate|explore|analy[sz]e)\b.*\band (?:to )?(?:determine|assess|compare|design|identify|examine|find out|describe|evaluate|establish|investigate|explore|analy[sz]e|recommend|suggest|propose)\b/i
const NO_CHECK =
  /^\W*(?:\w{1,4}[.)] )?(?:to )?(?:understand|know|learn|study|look (?:at|into)|appreciate|be aware)\b/i
