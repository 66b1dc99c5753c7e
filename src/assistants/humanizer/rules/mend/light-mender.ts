/** What of mending fits into a phone's download: it works there without a line. The server has the rest. */
import { articleFor, asCaseOf } from '#kit/text/articles.ts'
import { type Change, overlaps } from '../text/change.ts'
import { type Mender, type Mistake, mistake } from './mistakes.ts'

type LightRule = readonly [kind: Mistake, pattern: RegExp, put: (found: RegExpExecArray) => string]

const MISSPELT = new Map(
  'alot=a lot,wich=which,becouse=because,becuase=because,teh=the,thier=their,recieve=receive,beleive=believe,acheive=achieve,goverment=government,enviroment=environment,diffrent=different,occured=occurred,untill=until,definately=definitely,seperate=separate,neccessary=necessary,knowlege=knowledge,buisness=business,developement=development,questionaire=questionnaire,respondant=respondent,writting=writing,informations=information,advices=advice,equipments=equipment,researches=research,datas=data,childrens=children,dont=don’t,doesnt=doesn’t,didnt=didn’t,i=I'
    .split(',')
    .map((pair) => pair.split('=') as [string, string]),
)
const MANY: Record<string, string> = { is: 'are', was: 'were', has: 'have', does: 'do' }
const ONE: Record<string, string> = {
  are: 'is',
  have: 'has',
  do: 'does',
  need: 'needs',
  want: 'wants',
  make: 'makes',
  give: 'gives',
  help: 'helps',
}

const RULES: readonly LightRule[] = [
  [
    'misspelt word',
    /\b[A-Za-z]\w*\b(?!['’-])/g,
    ([word]) =>
      /^.\p{Lu}/u.test(word)
        ? word
        : asCaseOf(word, MISSPELT.get(word === 'I' ? '' : word.toLowerCase()) ?? word),
  ],
  [
    'repeated word',
    /(?<=\b(the|of|to|in|and|is|for|a|with|as|it|we|they|was|were|are|on|at|by|be|this))\s+\1\b/g,
    () => '',
  ],
  ['article', /\b(an?) (?=([a-z]{2,}))/g, ([all, , next]) => `${articleFor(next!)}${all.slice(-1)}`],
  [
    'agreement',
    /\b((?:they|we|you) )(is|was|has|does)\b/gi,
    ([, who, verb]) => `${who}${MANY[verb!.toLowerCase()]}`,
  ],
  [
    'agreement',
    /(?<=(?:^|[.;] |\b(?:because|and|but|when) ))((?:he|she|it) )(are|have|do|need|want|make|give|help)\b/gi,
    ([, who, verb]) => `${who}${ONE[verb!.toLowerCase()]}`,
  ],
  [
    'agreement',
    /\b(there )(is|was)(?= (?:many|several|few|two|three|four|five)\b)/gi,
    ([, there, verb]) => `${there}${MANY[verb!.toLowerCase()]}`,
  ],
  [
    'noun without a plural',
    /\bmany (?=(?:information|advice|equipment|knowledge|evidence)\b)/g,
    () => 'much ',
  ],
  ['preposition', /\b(discuss(?:es|ed)?|emphasi[sz]e[sd]?) about\b/gi, ([, verb]) => verb!],
  ['preposition', /\b(depend(?:s|ed)?) (?:of|from)\b/gi, ([, verb]) => `${verb} on`],
  [
    'wrong word',
    /\b(better|higher|lower|more|less|rather|larger|smaller) then\b/gi,
    ([, word]) => `${word} than`,
  ],
  [
    'verb form',
    /\b((?:did|does|do) not|didn[’']t) (went|took|saw|came|gave|made|had|knew)\b/g,
    ([, not, verb]) =>
      `${not} ${{ went: 'go', took: 'take', saw: 'see', came: 'come', gave: 'give', made: 'make', had: 'have', knew: 'know' }[verb!]}`,
  ],
]

function mistakesIn(text: string): Change[] {
  const found: Change[] = []
  for (const [kind, pattern, put] of RULES)
    for (const match of text.matchAll(pattern)) {
      const words = put(match)
      const change = mistake(kind, match.index, match.index + match[0].length, words)
      if (words !== match[0]) found.push(change)
    }
  const apart: Change[] = []
  for (const one of found.sort((a, b) => a.from - b.from)) {
    const last = apart.at(-1)
    if (!last || !overlaps(last, one)) apart.push(one)
  }
  return apart
}

export const LIGHT_MENDER: Mender = {
  find({ text, locked }, rulesOff) {
    let next = 0
    return mistakesIn(text).filter((one) => {
      while ((locked[next]?.to ?? Number.POSITIVE_INFINITY) <= one.from) next += 1
      return !rulesOff.includes(one.rule) && !locked.slice(next, next + 2).some((span) => overlaps(span, one))
    })
  },
  inSentence: mistakesIn,
}
