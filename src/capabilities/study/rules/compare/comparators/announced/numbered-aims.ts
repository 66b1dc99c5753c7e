/** Questions, objectives and hypotheses by their numbers: a fifth of four, two of five. */
import { evidenceOf } from '../../../document/evidence.ts'
import type { ReadSentence } from '../../../document/reading.ts'
import type { StatisticRow } from '../../../statistics/statistic-row.ts'
import { findCitations } from '../../../text/citations.ts'
import { readNumberWords } from '../../../text/number-words.ts'
import type { Places, Stated } from '../../places.ts'

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']
const SMALL = '(?:two|three|four|five|six|seven|eight|[2-8])'
const KINDS = [
  { many: 'questions', one: 'research questions?', asked: 'questions' },
  { many: 'objectives', one: '(?:specific |research )?objectives?', asked: 'objectives' },
] as const
const AFTER_METHODS = ['results', 'discussion', 'conclusion']

export function numberedAims(places: Places, consequence: string): StatisticRow[] {
  return [
    ...KINDS.flatMap(({ many, one, asked }) =>
      places.record?.slots[asked].isComplete && places.asked[asked].length > 1
        ? rowsOfList(places, many, one, places.asked[asked], consequence)
        : [],
    ),
    ...announcedHypotheses(places, consequence),
  ]
}

/** A list and every later sentence that counts it or names one of it by its number. */
function rowsOfList(
  { prose }: Places,
  many: string,
  one: string,
  listed: readonly Stated[],
  consequence: string,
): StatisticRow[] {
  const ordinal = new RegExp(
    String.raw`\bthe (${ORDINALS.join('|')}) ${one}\s+(?:of (?:the|this) study\s+)?(?:which|that|was|is|sought|seeks|asked|asks|concern\w*|:)`,
    'i',
  )
  const counted = new RegExp(
    String.raw`\b(${SMALL}) ${one} (?:and objectives )?(?:was|were|are|is|have been)\s+(?:\w+ )?(?:set|raised|formulated|posed|stated|asked|answered|developed|drawn)\b`,
    'i',
  )
  const own = new Set(listed.map(({ evidence }) => evidence.sentenceId))
  return prose.flatMap((sentence): StatisticRow[] => {
    if (sentence.role === 'literature' || own.has(sentence.id) || findCitations(sentence.text).length > 0)
      return []
    const nth = AFTER_METHODS.includes(sentence.role)
      ? ordinal.exec(sentence.text)?.[1]?.toLowerCase()
      : undefined
    const number = counted.exec(sentence.text)?.[1]?.toLowerCase()
    const told = nth ? ORDINALS.indexOf(nth) + 1 : number ? numberSaid(number) : undefined
    if (told === undefined) return []
    const fits = nth ? told <= listed.length : told === listed.length
    return [
      {
        reports: `How many ${many} there are`,
        writes: nth ? `a ${nth}` : `${told} ${many}`,
        computes: `${listed.length} in the list`,
        verdict: fits ? 'agrees' : 'look-again',
        ...(fits ? {} : { note: `The list has another number. ${consequence}` }),
        evidence: evidenceOf(sentence),
        against: listed.at(-1)!.evidence,
      },
    ]
  })
}

const numberSaid = (text: string) => (/\d/.test(text) ? Number(text) : readNumberWords(text))

const STATES = /^\s*(?:(?:null |alternative )?hypothesis\s*|H\s*[aA]?\s*)([1-9])\s*[:.)]/i
const FEWEST = 3

/** The hypotheses of the list, by their numbers: none left out, and a list of its own. */
function hypothesesStated({ reading }: Places): Map<number, ReadSentence> {
  const stated = new Map<number, ReadSentence>()
  for (const sentence of reading.sentences) {
    const number = Number(sentence.role === 'introduction' ? STATES.exec(sentence.text)?.[1] : 0)
    if (number && !stated.has(number)) stated.set(number, sentence)
  }
  const numbers = [...stated.keys()].sort((one, other) => one - other)
  const [least = 0, most = 0] = [numbers[0], numbers.at(-1)]
  const isWhole = most >= FEWEST && least <= 2 && numbers.length === most - least + 1
  return isWhole ? stated : new Map()
}

const COUNTED = new RegExp(
  String.raw`\b(${SMALL}) (?:\w+ )?hypothes[ie]s\b[^.;]{0,60}?\b(?:stated|formulated|tested|postulated|raised)\b`,
  'i',
)

function announcedHypotheses(places: Places, consequence: string): StatisticRow[] {
  const stated = hypothesesStated(places)
  const most = Math.max(0, ...stated.keys())
  return most === 0
    ? []
    : places.prose.flatMap((sentence): StatisticRow[] => {
        const [, number] = COUNTED.exec(sentence.text) ?? []
        const told = number && sentence.role !== 'literature' ? numberSaid(number.toLowerCase()) : undefined
        if (told === undefined) return []
        const fits = told === most
        return [
          {
            reports: 'How many hypotheses there are',
            writes: `${told} hypotheses`,
            computes: `${most} in the list`,
            verdict: fits ? 'agrees' : 'look-again',
            ...(fits ? {} : { note: `The list has another number. ${consequence}` }),
            evidence: evidenceOf(sentence),
            against: evidenceOf(stated.get(most)!),
          },
        ]
      })
}
