/** What each part of a thesis is written like: the moves of the ten options. Good authors write these words too, so they count as no evidence. */
import type { OptionKey } from '../../spec.ts'
import type { ChangeKind } from '../text/change.ts'
import type { Mark } from './mark.ts'

type SectionRule = readonly [
  rule: string,
  pattern: RegExp,
  choose: (found: RegExpExecArray) => string,
  kind?: ChangeKind,
]

const EXAMINES: Record<string, [present: string, past: string]> = {
  examine: ['examines', 'examined'],
  explore: ['explores', 'explored'],
  investigate: ['investigates', 'investigated'],
  assess: ['assesses', 'assessed'],
  evaluate: ['evaluates', 'evaluated'],
  analyse: ['analyses', 'analysed'],
  analyze: ['analyzes', 'analyzed'],
  describe: ['describes', 'described'],
  explain: ['explains', 'explained'],
  determine: ['determines', 'determined'],
  establish: ['establishes', 'established'],
  identify: ['identifies', 'identified'],
}
const VERBS = Object.keys(EXAMINES).join('|')
const WORK = '(?:study|paper|chapter|dissertation|thesis|research|article)'
const DONE =
  '(?:collected|selected|analysed|analyzed|administered|distributed|interviewed|coded|recorded|measured|conducted|used|chosen|recruited|drawn|sampled|tested|transcribed|observed|calculated|entered|cleaned|obtained|grouped|asked)'
const DID: Record<string, string> = {
  uses: 'used',
  employs: 'used',
  adopts: 'adopted',
  collects: 'collected',
  applies: 'applied',
  follows: 'followed',
  selects: 'selected',
  use: 'used',
  employ: 'used',
  adopt: 'adopted',
  collect: 'collected',
  apply: 'applied',
  select: 'selected',
  interview: 'interviewed',
}
const FULL: Record<string, string> = { can: 'cannot', won: 'will not' }
const SAID: Record<string, string> = {
  says: 'states',
  said: 'stated',
  'talks about': 'discusses',
  'talked about': 'discussed',
  thinks: 'argues',
  believes: 'argues',
  'proves that': 'reports that',
  'proved that': 'reported that',
  'tells us that': 'reports that',
}

/** "Has proved that" becomes "has shown that". */
const PROVED = /(?<!\b(?:has|have|had|been)\s(?:\w+ly\s)?)\b(proves|proved)(?=\s+that\b)/g
const HAS_PROVED = /(?<=\b(?:has|have|had|been)\s(?:\w+ly\s)?)(?:proved|proven)(?=\s+that\b)/g

const ROWS: Partial<Record<OptionKey, readonly SectionRule[]>> = {
  Intro: [
    [
      'seeks to',
      new RegExp(
        String.raw`(?<=\b${WORK}\s)(?:seeks|aims|attempts|endeavou?rs|tries|will seek|is intended)\s+to\s+(?:critically\s+)?(${VERBS})\b`,
        'g',
      ),
      ([, verb]) => EXAMINES[verb!]![0],
      'wordy',
    ],
    [
      'is about',
      new RegExp(
        String.raw`(?<=\b[Tt]his\s${WORK}\s)(?:is\s+(?:all\s+)?about|talks\s+about|deals\s+with)\b`,
        'g',
      ),
      () => 'examines',
      'wordy',
    ],
    [
      'nowadays',
      /(?<=^|[.!?]\s)(?:Nowadays|These days|In recent times|In this day and age|In the world of today),\s+/g,
      () => '',
      'opening',
    ],
  ],
  LiteratureReview: [
    [
      'says',
      /(?<=\((?:19|20)\d\d[a-z]?\)\s)(says|said|talks about|talked about|thinks|believes|proves that|proved that|tells us that)\b/g,
      ([, verb]) => SAID[verb!] ?? '',
    ],
  ],
  Methodology: [
    [
      'past tense of methods',
      new RegExp(
        String.raw`(?<=\b(?:[Dd]ata|[Pp]articipants|[Rr]espondents|[Qq]uestionnaires|[Ii]nterviews|[Ss]amples|[Rr]esponses|[Ii]nstruments|[Rr]ecords|[Ff]armers|[Ss]tudents|[Tt]eachers|[Pp]atients|[Hh]ouseholds)\s)(are|is)(?=\s+(?:then\s+|also\s+|first\s+|randomly\s+|purposively\s+)?${DONE}\b)`,
        'g',
      ),
      ([, verb]) => (verb === 'are' ? 'were' : 'was'),
      'tense',
    ],
    [
      'past tense of methods',
      /(?<=\b(?:[Tt]his|[Tt]he)\s(?:study|researcher|research|team|survey|design)\s)(uses|employs|adopts|collects|applies|follows|selects)\b/g,
      ([, verb]) => DID[verb!] ?? '',
      'tense',
    ],
    [
      'past tense of methods',
      /(?<=\b(?:[Ww]e|[Tt]he\s(?:researchers|authors))\s)(use|employ|adopt|collect|apply|select|interview)\b/g,
      ([, verb]) => DID[verb!] ?? '',
      'tense',
    ],
  ],
  ResearchResults: [
    [
      'remarkable',
      /(?<=\b(?:a|an|the|this|these|most|very|some)\s)(?:remarkable|striking|impressive|surprising|staggering|alarming|noteworthy)(?=\s+[a-z])/g,
      () => '',
    ],
    [
      'surprisingly',
      /(?<=[a-z]\s)(?:surprisingly|interestingly|alarmingly|impressively|notably|clearly|obviously)(?=\s+[a-z])(?!\s+(?:well|little|few|low|high|large|small|good|strong|weak|often|rarely|many|much|similar|simple|different)\b)/g,
      () => '',
    ],
    [
      'surprisingly',
      /(?<=^|[.!?]\s)(?:Surprisingly|Interestingly|Remarkably|Alarmingly|Strikingly),\s+/g,
      () => '',
      'opening',
    ],
    [
      'it was found that',
      /(?<=^|[.!?]\s)It\s+(?:was|has been)\s+(?:found|observed|discovered|noted|revealed)\s+that\s+/g,
      () => '',
      'opening',
    ],
    [
      'the data shows',
      /(?<=\b[Tt]he\sdata\s)(shows|suggests|indicates|reveals|is|was|has)\b/g,
      ([, verb]) => dataVerb(verb!),
      'mended',
    ],
  ],
  Conclusion: [
    [
      'sought to',
      new RegExp(
        String.raw`(?<=\b${WORK}\s)(?:sought|aimed|attempted|set out|seeks|aims|was intended)\s+to\s+(?:critically\s+)?(${VERBS})\b`,
        'g',
      ),
      ([, verb]) => EXAMINES[verb!]![1],
      'wordy',
    ],
    ['proved', PROVED, ([, verb]) => (verb === 'proves' ? 'shows' : 'showed')],
    ['proved', HAS_PROVED, () => 'shown'],
  ],
  ResearchAnalysis: [
    [
      'significant',
      /\bsignificant(?=\s+(?:role|part|factor|contribution|influence|impact|challenge|problem|issue|aspect)s?\b)(?!.{0,80}\bp\s*[<=>])/g,
      () => 'important',
    ],
    [
      'the data shows',
      /(?<=\b[Tt]he\sdata\s)(shows|suggests|indicates|reveals|is|was|has)\b/g,
      ([, verb]) => dataVerb(verb!),
      'mended',
    ],
    ['proves', PROVED, ([, verb]) => (verb === 'proves' ? 'shows' : 'showed')],
    ['proves', HAS_PROVED, () => 'shown'],
  ],
  RecommendationsBasedOnFindings: [
    [
      'it is recommended that',
      /(?<=^|[.!?]\s)(?:It is|The study|This study|The researcher)\s+(?:(?:therefore|strongly|highly|also)\s+)*recommend(?:ed|s)\s+that\s+(?=[^.]{3,120}?\bshould\b)/g,
      () => '',
      'opening',
    ],
    [
      'there is need to',
      /\b[Tt]here is (?:a |an )?(?:urgent |great )?need for (the [a-z]+|[a-z]+s) to\b/g,
      ([, who]) => `${who} should`,
      'wordy',
    ],
  ],
  FutureRecommendations: [
    [
      'explore further',
      /\b(?:further explore|explore further|delve deeper into|delve into|further investigate)\b/g,
      () => 'study',
    ],
    [
      'should be conducted to',
      new RegExp(
        String.raw`(?<=\b(?:should|could|may|might)\s)be\s+(?:conducted|carried\s+out|done|undertaken)\s+to\s+(${VERBS})\b`,
        'g',
      ),
      ([, verb]) => verb ?? '',
      'wordy',
    ],
  ],
  GeneralAcademicHumanization: [
    [
      'contractions',
      // What somebody says of himself is repeated as it was said.
      /(?<!\b(?:I|you|me|my|we)\b[^.!?]{0,60})\b(do|does|did|is|are|was|were|has|have|had|ca|could|should|would|wo)n[’']t\b(?![^.!?]{0,60}\b(?:I|you|me|my)\b)/gi,
      ([, verb]) => FULL[`${verb!.toLowerCase()}n`] ?? `${verb} not`,
      'contraction',
    ],
    [
      'spoken words',
      /\b(kids|a lot of|lots of|gonna|wanna)\b(?=(?:\s+[a-z]+s\b|.))/gi,
      ([, word]) => spoken(word!),
      'wordy',
    ],
  ],
}

const dataVerb = (verb: string) =>
  ({
    shows: 'show',
    suggests: 'suggest',
    indicates: 'indicate',
    reveals: 'reveal',
    is: 'are',
    was: 'were',
    has: 'have',
  })[verb] ?? ''
const spoken = (word: string) =>
  ({
    kids: 'children',
    gonna: 'going to',
    wanna: 'want to',
    'a lot of': '',
    'lots of': '',
  })[word.toLowerCase()] ?? ''

export function findSectionWords(text: string, options: readonly OptionKey[]): Mark[] {
  // In a non-academic tone short forms are fine, whatever else is chosen.
  const chosen = options.filter(
    (one) => one !== 'GeneralAcademicHumanization' || !options.includes('NonAcademic'),
  )
  return chosen.flatMap((option) =>
    (ROWS[option] ?? []).flatMap(([rule, pattern, choose, kind = 'inflated']) =>
      [...text.matchAll(pattern)].flatMap((found): Mark[] => {
        const put = choose(found)
        const isLeftOut = put === '' && kind === 'wordy'
        const mark = {
          from: found.index,
          to: found.index + found[0].length,
          rule,
          kind,
          weight: 0,
          choices: [put],
          since: 'medium',
          option,
        } as const
        return isLeftOut ? [] : [mark]
      }),
    ),
  )
}
