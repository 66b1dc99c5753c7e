import type { NumberCheckId } from '../check-ids.ts'
import { type About, type NamedCheck, notApplying, notFound, passed } from '../outcomes.ts'
import type { MethodKey } from './analysis-methods.ts'
import type { NumberFindings } from './number-findings.ts'

type Looked = About<NumberCheckId> & {
  key: MethodKey
  found: string
  missing: string
  advice: string
}

const LOOKED_FOR: readonly Looked[] = [
  {
    id: 'numbers.assumptions',
    area: 'statistics',
    key: 'assumptions',
    label: 'Assumptions of the tests were checked',
    weight: 2,
    found: 'The text says how assumptions were checked.',
    missing: 'whether the assumptions of the tests were checked',
    advice: 'Say in a sentence how you checked normality, equal variances or whatever your test asks for.',
  },
  {
    id: 'numbers.missing-data',
    area: 'data',
    key: 'missing',
    label: 'Says what happened to missing answers',
    weight: 2,
    found: 'The text speaks of missing data.',
    missing: 'how much data was missing, and what was done about it',
    advice: 'Say how many answers were missing and how you dealt with them, even if there were none.',
  },
  {
    id: 'numbers.reliability',
    area: 'methodology',
    key: 'reliability',
    label: 'Gives the reliability of its measures',
    weight: 2,
    found: 'The reliability of its measures is given.',
    missing: 'the reliability of the measures',
    advice: 'Give Cronbach’s alpha, or agreement between raters, for your own data.',
  },
  {
    id: 'numbers.size-reason',
    area: 'methodology',
    key: 'size',
    label: 'Gives a reason for the sample size',
    weight: 2,
    found: 'The text says where the sample size comes from.',
    missing: 'a reason for the sample size',
    advice: 'Name the formula, the power analysis or the rule that gave the number.',
  },
]
/** A word of it in passing is no result: a figure, or what was found and done. */
const SHOWN: Partial<Record<MethodKey, RegExp>> = {
  assumptions:
    /\d|\b(?:was|were|is|are) (?:\w+ ){0,2}(?:met|satisfied|fulfilled|violated|checked|tested|assessed|examined|verified|confirmed|normally distributed|found)\b/i,
  missing:
    /\d|\b(?:no|were|was)\b[^.]{0,40}\b(?:missing|excluded|deleted|removed|imputed|discarded|dropped|replaced|left out)\b|\b(?:listwise|pairwise)\b/i,
}

/** Checks on how the numbers were produced. Only if the study has tests or analyses. */
export function checksOfMethods(found: NumberFindings): NamedCheck<NumberCheckId>[] {
  const { methods, places, isStudy } = found
  const { tests } = places
  const applies = isStudy && (tests.length > 0 || methods.named.some(({ compares }) => compares))
  return [
    analyses(found),
    software(found),
    ...LOOKED_FOR.map(({ key, found: says, missing, advice, ...about }): NamedCheck<NumberCheckId> => {
      if (key === 'reliability' && !methods.hasMeasures && !methods.found.get(key)?.length)
        return notApplying(about, 'The text has no questionnaire or rating scale.')
      if (!applies) return notApplying(about, 'The text has no statistical tests.')
      const evidence = methods.found.get(key) ?? []
      if (evidence.length > 0 && SHOWN[key] && !evidence.some(({ quote }) => SHOWN[key]!.test(quote)))
        return notApplying(
          about,
          `The text names ${about.label.toLowerCase().replace(/^says /, '')}; no result of it was seen.`,
          evidence,
        )
      return evidence.length > 0
        ? passed(about, says, evidence)
        : notFound(about, `Not found in the text: ${missing}.`, advice)
    }),
  ]
}

const NO_ANALYSIS = 'The text has no statistical analysis.'

function analyses({ methods, isStudy, places: { tests } }: NumberFindings): NamedCheck<NumberCheckId> {
  const about: About<NumberCheckId> = {
    id: 'numbers.analyses',
    area: 'methodology',
    label: 'Names its statistical analyses',
    weight: 3,
  }
  const { named } = methods
  if (!isStudy || (named.length === 0 && tests.length === 0)) return notApplying(about, NO_ANALYSIS)
  if (named.length === 0)
    return notFound(
      about,
      'Not found in the text: which statistical analyses were used.',
      'Name each test in the methods, with the question it answers.',
    )
  const says = `The text names ${named.map(({ name }) => name).join(', ')}.`
  return passed(
    about,
    says,
    named.map(({ evidence }) => evidence),
  )
}

function software({ methods, isStudy, places: { tests } }: NumberFindings): NamedCheck<NumberCheckId> {
  const about: About<NumberCheckId> = {
    id: 'numbers.software',
    area: 'methodology',
    label: 'Names its software with the version',
    weight: 1,
  }
  if (!isStudy || (methods.named.length === 0 && tests.length === 0)) return notApplying(about, NO_ANALYSIS)
  const withVersion = methods.found.get('version') ?? []
  const named = methods.found.get('software') ?? []
  if (withVersion.length > 0)
    return passed(about, `${methods.software ?? 'The software'} is named with its version.`, withVersion)
  return named.length > 0
    ? notFound(
        about,
        `Not found in the text: the version of ${methods.software ?? 'the software'}.`,
        'Add the version: results can differ between versions.',
        named,
      )
    : notFound(
        about,
        'Not found in the text: the software of the analysis.',
        'Name the program and its version in the methods.',
      )
}
