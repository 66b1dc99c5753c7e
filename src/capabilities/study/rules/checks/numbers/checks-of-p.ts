import { pluralise } from '#kit/pluralise.ts'
import { eachOnce } from '../../document/evidence.ts'
import type { NumberCheckId } from '../check-ids.ts'
import { type About, again, type NamedCheck, notApplying, passed } from '../outcomes.ts'
import type { NumberFindings } from './number-findings.ts'

/** Fewer than this of the printed p values, and what holds of them says nothing of the rest. */
const LEAST_READ = 0.5

/** Of one or two a way of printing cannot be told. */
const FEWEST = 3

/** How p values are printed and interpreted. What has only been looked for and not seen is no praise. */
export const checksOfP = ({ p, places }: NumberFindings): NamedCheck<NumberCheckId>[] => {
  const { printed } = places
  const checks = [possible(p), exact(p, printed.p), effects(p), wording(p)]
  return checks.map((check) => ({ ...check, evidence: eachOnce(check.evidence) }))
}

type PValueFindings = NumberFindings['p']

function possible({ zero, beyond }: PValueFindings): NamedCheck<NumberCheckId> {
  const about: About<NumberCheckId> = {
    id: 'numbers.p-possible',
    area: 'statistics',
    label: 'Every p is a possible p',
    weight: 1,
  }
  const faults = [
    // Not counted: a line of a table may hold many.
    zero.length > 0 ? 'A p is printed as zero' : '',
    beyond.length > 0 ? `${pluralise(beyond.length, 'place prints', 'places print')} a p outside 0 to 1` : '',
  ].filter((fault) => fault !== '')
  return faults.length === 0
    ? notApplying(about, 'No p outside 0 to 1, and none of zero, was seen.')
    : again(about, `${faults.join('; ')}.`, 'A p is never zero: programs that print .000 mean p < .001.', [
        ...beyond,
        ...zero,
      ])
}

function exact(
  { printed, thresholds, exactInTables }: PValueFindings,
  all: number,
): NamedCheck<NumberCheckId> {
  const about: About<NumberCheckId> = {
    id: 'numbers.p-exact',
    area: 'statistics',
    label: 'p values are given exactly',
    weight: 1,
  }
  if (printed < FEWEST) return notApplying(about, 'The text prints hardly any p values.')
  if (exactInTables > 0 && thresholds.length > 0)
    return passed(about, `The tables give ${pluralise(exactInTables, 'p value')} exactly.`)
  const given = printed - thresholds.length
  const says = `${given === printed ? `All ${printed}` : `${given === 0 ? 'None' : given} of the ${printed}`} p values are given exactly or as below .001.`
  if (thresholds.length * 2 <= printed && printed < all * LEAST_READ) return notApplying(about, says)
  return thresholds.length * 2 <= printed
    ? passed(about, says)
    : again(about, says, 'Print p = .032 and not p < .05: readers can then judge for themselves.', thresholds)
}

/** A size anywhere in the work may belong to any of its tests: only where none is printed, one is lacking. */
function effects({ tests, withoutEffect }: PValueFindings): NamedCheck<NumberCheckId> {
  const about: About<NumberCheckId> = {
    id: 'numbers.effect-size',
    area: 'statistics',
    label: 'Effect sizes stand beside tests',
    weight: 2,
  }
  return tests < FEWEST || withoutEffect.length < tests
    ? notApplying(about, 'There are few tests, or the size of an effect is printed with some of them.')
    : again(
        about,
        `None of the ${tests} tests has an effect size or interval in the same sentence.`,
        'A p says whether, an effect size how much: add d, η², V or an interval.',
        withoutEffect,
      )
}

function wording({ marginal }: PValueFindings): NamedCheck<NumberCheckId> {
  const about: About<NumberCheckId> = {
    id: 'numbers.marginal',
    area: 'statistics',
    label: 'No result is called nearly significant',
    weight: 1,
  }
  if (marginal.length > 0)
    return again(
      about,
      `${pluralise(marginal.length, 'sentence calls', 'sentences call')} a result nearly significant.`,
      'Give the estimate with its interval, and say that the result was not significant at the level you chose.',
      marginal,
    )
  return notApplying(about, 'No sentence was seen that calls a result nearly significant.')
}
