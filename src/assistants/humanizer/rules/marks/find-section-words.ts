/** Words out of place in one section and fine in another. Good authors write them too, so they count as no evidence. */
import type { OptionKey } from '../../spec.ts'
import type { Mark } from './mark.ts'

type SectionWordRule = readonly [rule: string, pattern: RegExp, choose: (found: RegExpExecArray) => string]

const EXAMINES: Record<string, string> = {
  examine: 'examines',
  explore: 'explores',
  investigate: 'investigates',
  assess: 'assesses',
  evaluate: 'evaluates',
  analyse: 'analyses',
  analyze: 'analyzes',
  describe: 'describes',
  explain: 'explains',
  determine: 'determines',
}

const FULL: Record<string, string> = { can: 'cannot', won: 'will not' }

const ROWS: Partial<Record<OptionKey, readonly SectionWordRule[]>> = {
  // An introduction states what the study does, without announcing the intention.
  Intro: [
    [
      'seeks to',
      new RegExp(
        String.raw`(?<=\b(?:study|paper|chapter|dissertation|thesis|research|article)\s)(?:seeks|aims|attempts|endeavou?rs|tries|will seek|is intended)\s+to\s+(?:critically\s+)?(${Object.keys(EXAMINES).join('|')})\b`,
        'g',
      ),
      ([, verb]) => EXAMINES[verb!] ?? '',
    ],
  ],
  // Results are reported without applause.
  ResearchResults: [
    [
      'remarkable',
      /\b(?:remarkable|striking|impressive|surprising|staggering|alarming|noteworthy)(?=\s+[a-z])/g,
      () => '',
    ],
    [
      'surprisingly',
      /\b(?:surprisingly|interestingly|alarmingly|impressively|notably)(?=\s+[a-z])/g,
      () => '',
    ],
  ],
  // Future work is described as study.
  FutureRecommendations: [
    [
      'explore further',
      /\b(?:further explore|explore further|delve deeper into|delve into|further investigate)\b/g,
      () => 'study',
    ],
  ],
  // Full forms, as in any academic text.
  GeneralAcademicHumanization: [
    [
      'contractions',
      /\b(do|does|did|is|are|was|were|has|have|had|ca|could|should|would|wo)n[’']t\b/gi,
      ([, verb]) => FULL[`${verb!.toLowerCase()}n`] ?? `${verb} not`,
    ],
  ],
}

export function findSectionWords(text: string, options: readonly OptionKey[]): Mark[] {
  // In a non-academic tone short forms are fine, whatever else is chosen.
  const chosen = options.filter(
    (one) => one !== 'GeneralAcademicHumanization' || !options.includes('NonAcademic'),
  )
  return chosen.flatMap((option) =>
    (ROWS[option] ?? []).flatMap(([rule, pattern, choose]) =>
      [...text.matchAll(pattern)].map(
        (found): Mark => ({
          from: found.index,
          to: found.index + found[0].length,
          rule,
          kind: rule === 'contractions' ? 'contraction' : 'inflated',
          weight: 0,
          choices: [choose(found)],
          since: 'light',
        }),
      ),
    ),
  )
}
