/** Good sentences with one mistake each, of the kinds that writers of English as a second language make. */
import { splitSentences } from '../../src/kit/text/split-sentences.ts'

export type Planted = { kind: string; right: string; wrong: string }

type Planting = readonly [kind: string, pattern: RegExp, put: (found: RegExpExecArray) => string]
const NOUNS =
  'studies|results|students|methods|questions|teachers|researchers|participants|respondents|reasons|sources|chapters|answers|readers|sections|findings|examples|items|tests|numbers|differences|problems|objectives|limits'
const one = (plural: string) => (plural === 'studies' ? 'study' : plural.slice(0, -1))

const PLANTINGS: readonly Planting[] = [
  [
    'agreement: a plural with is',
    new RegExp(`\\b(The|These|the|these|Most|Many|Some) (${NOUNS}) (are|were|have|do)\\b`),
    ([, det, noun, verb]) => `${det} ${noun} ${{ are: 'is', were: 'was', have: 'has', do: 'does' }[verb!]}`,
  ],
  [
    'agreement: a singular with are',
    /\b(The|This|the|this|Each|A|An|a|an) (study|result|student|method|question|teacher|researcher|reader|section|test|chapter|reason|sample|table|objective|hypothesis|theory|design|interview|report) (is|was|has|does)\b/,
    ([, det, noun, verb]) => `${det} ${noun} ${{ is: 'are', was: 'were', has: 'have', does: 'do' }[verb!]}`,
  ],
  [
    'agreement: a pronoun',
    /\b(it|It|he|she|they|They|you|we|We) (is|was|has|does|needs|means|gives|shows|makes|are|were|have|do)\b/,
    ([, who, verb]) =>
      `${who} ${{ is: 'are', was: 'were', has: 'have', does: 'do', needs: 'need', means: 'mean', gives: 'give', shows: 'show', makes: 'make', are: 'is', were: 'was', have: 'has', do: 'does' }[verb!]}`,
  ],
  [
    'after a modal',
    /\b(can|must|should|may|will|could|would) (be|have|show|give|make|take|know|find|become|include|improve|provide|explain|choose|need|help)\b/,
    ([, modal, verb]) =>
      `${modal} ${{ be: 'being', have: 'has' }[verb!] ?? (verb!.endsWith('y') ? verb : `${verb}s`)}`,
  ],
  [
    'after to',
    /\bto (take|see|make|give|find|know|write|come|go|become|get) (the|a|an|it|this|that|what)\b/,
    ([, verb, next]) =>
      `to ${{ take: 'took', see: 'saw', make: 'made', give: 'gave', find: 'found', know: 'knew', write: 'wrote', come: 'came', go: 'went', become: 'became', get: 'got' }[verb!]} ${next}`,
  ],
  [
    'after have',
    /\b(has|have|had) (been|taken|seen|given|written|become|done|chosen|shown|known|gone)\b/,
    ([, have, verb]) =>
      `${have} ${{ been: 'being', taken: 'took', seen: 'saw', given: 'gave', written: 'wrote', become: 'became', done: 'did', chosen: 'chose', shown: 'show', known: 'knew', gone: 'went' }[verb!]}`,
  ],
  [
    'a plural after many',
    new RegExp(
      `\\b(many|several|few|these|those|two|three|four|five|Many|Several|These|Two|Three) (${NOUNS})\\b(?=[ ,.;:] ?(?:is|are|was|were|in|of|on|that|who|which|and|or|to|for|from|with|have|had|can|may|do|$)|[.,;:])`,
    ),
    ([, many, noun]) => `${many} ${one(noun!)}`,
  ],
  [
    'one of the',
    new RegExp(`\\b([Oo]ne of (?:the|these|those)) (${NOUNS})\\b`),
    ([, of, noun]) => `${of} ${one(noun!)}`,
  ],
  [
    'a mass as a plural',
    /\b(information|evidence|equipment|advice|knowledge|feedback|software|homework)\b(?! [a-z]+s\b)/,
    ([, noun]) => `${noun}s`,
  ],
  [
    'a with a mass',
    /(?<=\b(?:is|gives|give|with|of|and|for|as|need|needs) )(information|evidence|advice|knowledge|feedback)(?=[ ,.;])/,
    ([, noun]) => `${/^[aeiou]/.test(noun!) ? 'an' : 'a'} ${noun}`,
  ],
  [
    'a for an',
    /\b(a|an|A|An) ([a-z]{3,})\b/,
    ([, article, word]) => `${{ a: 'an', an: 'a', A: 'An', An: 'A' }[article!]} ${word}`,
  ],
  ['a word twice', /\b(the|of|to|in|and|is|for|a|with|as)\b(?= [a-z])/, ([, word]) => `${word} ${word}`],
  [
    'depend on',
    /\b(depends?|depended|based|interested|results? in)\b (on|in)\b/,
    ([, verb, small]) => `${verb} ${small === 'on' ? 'of' : 'on'}`,
  ],
  [
    'discuss about',
    /\b([Dd]iscuss(?:es|ed)?|[Ee]mphasi[sz]es?) (the|a|what|how|it|them|this)\b/,
    ([, verb, next]) => `${verb} about ${next}`,
  ],
  [
    'than',
    /\b(more|less|higher|lower|better|larger|smaller|greater|fewer|rather|older|younger) (\w+ )?than\b/,
    ([, more, word = '']) => `${more} ${word}then`,
  ],
  [
    'more with -er',
    /\b(better|higher|lower|easier|larger|smaller|stronger)\b(?! than not)/,
    ([, word]) => `more ${word}`,
  ],
  [
    'a letter too many',
    /\b(which|because|between|different|research|question|through|important|number|example|enough|always|whether)\b/,
    ([, word]) =>
      ({
        which: 'wich',
        because: 'becouse',
        between: 'beetween',
        different: 'diffrent',
        research: 'reserch',
        question: 'quesion',
        through: 'throught',
        important: 'importent',
        number: 'numbber',
        example: 'exemple',
        enough: 'enougth',
        always: 'allways',
        whether: 'wether',
      })[word!]!,
  ],
  [
    'a letter exchanged',
    /\b([a-z]{3,})([a-z])([a-z])([a-z]{2,})\b/,
    ([, head, x, y, tail]) => (x === y ? '' : `${head}${y}${x}${tail}`),
  ],
  [
    'its and it’s',
    /\b([Ii])t’s (not|a|the|very|clear|hard|easy|true|better)\b/,
    ([, i, next]) => `${i}ts ${next}`,
  ],
  [
    'a small letter after a stop',
    /^([A-Z])([a-z]+ [a-z])/,
    ([, first, rest]) => `${first!.toLowerCase()}${rest}`,
  ],
  [
    'people who',
    /\b([Pp]eople|[Ss]tudents|[Rr]eaders|[Tt]eachers|[Rr]espondents|[Pp]articipants|those) who\b/,
    ([, who]) => `${who} which`,
  ],
  [
    'didn’t and a past',
    /\b(did not|does not|do not|don’t|didn’t|doesn’t) (show|know|take|see|give|make|have|come|become|find)\b/,
    ([, not, verb]) =>
      `${not} ${{ show: 'shows', know: 'knew', take: 'took', see: 'saw', give: 'gave', make: 'made', have: 'has', come: 'came', become: 'became', find: 'found' }[verb!]}`,
  ],
]

/** At most this many of a kind, so that no kind is most of it. */
const OF_A_KIND = 20
const ALL = 300

export function plantedMistakes(texts: readonly string[]): Planted[] {
  const sentences = [
    ...new Set(texts.flatMap((text) => splitSentences(text).map(({ text: sentence }) => sentence))),
  ].filter(
    (sentence) =>
      /^[A-Z“]/.test(sentence) &&
      /[.?!]$/.test(sentence) &&
      sentence.length > 40 &&
      sentence.length < 260 &&
      !/[|*_`#\n]/.test(sentence),
  )
  const planted: Planted[] = []
  for (const [kind, pattern, put] of PLANTINGS) {
    let count = 0
    for (const [i, right] of sentences.entries()) {
      // Another third of the sentences for every kind.
      if (count >= OF_A_KIND || (i + kind.length) % 3 !== 0) continue
      const found = pattern.exec(right)
      const words = found && put(found)
      if (!found || !words || words === found[0]) continue
      planted.push({
        kind,
        right,
        wrong: right.slice(0, found.index) + words + right.slice(found.index + found[0].length),
      })
      count += 1
    }
  }
  return planted.slice(0, ALL * 2).filter((_, i, all) => all.length <= ALL || (i * ALL) % all.length < ALL)
}
