/** Scales whose words have an order. Words on one line stand for the same step. */
const SCALES: readonly (readonly string[])[] = [
  [
    'strongly disagree|totally disagree|completely disagree|disagree strongly|highly disagree',
    'disagree',
    'slightly disagree|somewhat disagree|disagree somewhat|disagree slightly',
    'neutral|undecided|not sure|unsure|neither agree nor disagree|neither|uncertain|i am not sure',
    'slightly agree|somewhat agree|agree somewhat|agree slightly',
    'agree',
    'strongly agree|totally agree|completely agree|agree strongly|highly agree',
  ],
  [
    'never',
    'very rarely',
    'rarely|seldom|almost never',
    'sometimes|occasionally',
    'often|frequently|usually|most of the time|most times',
    'very often|almost always',
    'always|all the time|every time',
  ],
  [
    'very dissatisfied|very unsatisfied|not at all satisfied|highly dissatisfied',
    'dissatisfied|unsatisfied|not satisfied',
    'neutral|neither satisfied nor dissatisfied|undecided|not sure',
    'somewhat satisfied|fairly satisfied|moderately satisfied|slightly satisfied',
    'satisfied',
    'very satisfied|highly satisfied|extremely satisfied',
  ],
  [
    'very poor|very bad',
    'poor|bad|fairly bad|fairly poor',
    'fair|average|satisfactory',
    'good|fairly good',
    'very good',
    'excellent|outstanding',
  ],
  [
    'none|no formal education|no education|never attended|no schooling',
    'primary|primary school|primary education',
    'junior secondary',
    'secondary|secondary school|secondary education|high school|senior secondary|grade 12',
    'certificate|vocational',
    'diploma|college|tertiary|college diploma|tertiary education',
    "degree|bachelor|bachelor's|bachelors|bachelor's degree|bachelors degree|undergraduate|university|first degree|undergraduate degree",
    "master|master's|masters|master's degree|masters degree|postgraduate",
    'phd|doctorate|doctoral',
  ],
  ['very low', 'low', 'medium|moderate|middle|average', 'high', 'very high'],
  [
    'not at all|no extent|to no extent',
    'a little|slightly|a little bit|to a small extent|small extent|little extent|to a little extent|low extent',
    'somewhat|moderately|to some extent|to a moderate extent|moderate extent|some extent',
    'very|quite a bit|very much|to a large extent|to a great extent|large extent|great extent|high extent',
    'extremely|completely|to a very large extent|to a very great extent|very large extent|very great extent',
  ],
  ['very unlikely', 'unlikely', 'neutral|not sure', 'likely', 'very likely'],
  [
    'not important|unimportant|not important at all',
    'slightly important',
    'moderately important|neutral',
    'important',
    'very important',
    'extremely important',
  ],
  ['small', 'medium', 'large'],
  [
    'first year|1st year|year 1|year one',
    'second year|2nd year|year 2|year two',
    'third year|3rd year|year 3|year three',
    'fourth year|4th year|year 4|year four',
    'fifth year|5th year|year 5|year five',
  ],
  ['mild', 'moderate', 'severe'],
  [
    'not during the past month|not at all|never',
    'less than once a week',
    'once or twice a week|once a week',
    'three or more times a week|several times a week',
    'every day|daily',
  ],
  [
    'not effective|ineffective',
    'moderate|moderately effective|somewhat effective|fairly effective',
    'effective',
    'very effective',
  ],
  [
    'not at all',
    'slightly aware',
    'moderately aware|partly aware|somewhat aware',
    'aware',
    'fully aware|very aware',
  ],
  ['yearly|annually|once a year', 'monthly|once a month', 'weekly|once a week', 'daily|every day|once a day'],
]

/** What people write for the words of a scale, where one of the marks that are its own stands among them. */
const LETTERS: readonly { scale: number; steps: Readonly<Record<string, string>>; own: RegExp }[] = [
  {
    scale: 0,
    steps: {
      sd: 'strongly disagree',
      d: 'disagree',
      n: 'neutral',
      u: 'undecided',
      ns: 'not sure',
      a: 'agree',
      sa: 'strongly agree',
    },
    own: /\bs[ad]\b/,
  },
  {
    scale: 1,
    steps: { n: 'never', r: 'rarely', s: 'sometimes', o: 'often', a: 'always' },
    own: /(?=.*\bo\b)(?=.*\ba\b)(?=.*\bs\b)(?=.*\b[rn]\b)/,
  },
  {
    scale: 2,
    steps: {
      vd: 'very dissatisfied',
      d: 'dissatisfied',
      n: 'neutral',
      s: 'satisfied',
      vs: 'very satisfied',
    },
    own: /\bv[ds]\b/,
  },
  {
    scale: 3,
    steps: { vp: 'very poor', p: 'poor', f: 'fair', g: 'good', vg: 'very good', e: 'excellent' },
    own: /\bv[pg]\b/,
  },
]

const STEPS = SCALES.map(
  (scale) =>
    new Map(scale.flatMap((words, step) => words.split('|').map((word): [string, number] => [word, step]))),
)

const bareAnswer = (word: string) =>
  word
    .toLowerCase()
    .replace(/^\(?\d+\)?\s*[-.=:)]?\s*(?=[a-z])/, '')
    .replace(/\s*\(.*\)$/, '')
    .replace(/\s*[-=:]\s*\d+$/, '')
    .replace(/[’‘]/g, "'")
    // “S.A.”
    .replace(/\b([a-z])\.(?=[a-z]?\b|$)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()

/** The scale on which all of these words stand, and the step of each. */
export function scaleOf(words: readonly string[]): { scale: number; steps: number[] } | undefined {
  if (words.length < 2) return undefined
  const read = answersOnScale(words)
  return read?.labels.length === words.length
    ? { scale: read.scale, steps: read.to.map((at) => read.steps[at]!) }
    : undefined
}

export type ScaleAnswers = {
  scale: number
  /** Of each step that was used, in no order. */
  steps: number[]
  labels: string[]
  /** From each answer to its place among the labels. */
  to: number[]
}

/** Answers as people type them: letters, a slip of the finger, the long form beside the short. `near`: the scale of the columns beside. */
export function answersOnScale(answers: readonly string[], near?: number): ScaleAnswers | undefined {
  const least = near === undefined ? 2 : 1
  if (answers.length < least || answers.length > 30) return undefined
  const plain = answers.map(bareAnswer)
  const letters = LETTERS.find(
    ({ scale, steps, own }) =>
      plain.some((word) => word in steps) &&
      plain.every((word) => word in steps || isOn(STEPS[scale]!, word)) &&
      (own.test(plain.join(' ')) || scale === near || plain.some((word) => STEPS[scale]!.has(word))),
  )
  const said = letters ? plain.map((word) => letters.steps[word] ?? word) : plain
  const scales = letters ? [letters.scale] : answers.length === 1 ? [near!] : STEPS.keys()
  for (const scale of scales) {
    const of = STEPS[scale]!
    const read = said.map((word, at) => {
      const exact = of.get(word)
      if (exact !== undefined) return { step: exact, isExact: word === plain[at], word }
      const meant = meantBySlip(word, of)
      return meant === undefined ? undefined : { step: of.get(meant)!, isExact: false, word: meant }
    })
    if (!read.every((one) => one !== undefined)) continue
    const steps = [...new Set(read.map(({ step }) => step))]
    // Two wordings of one step that were both offered are two answers, and their order is not known.
    const exact = steps.map((step) => read.filter((one) => one.step === step && one.isExact))
    if (steps.length < least || exact.some(({ length }) => length > 1)) continue
    if (!letters && answers.length > 1 && read.filter(({ isExact }) => isExact).length < 2) continue
    return {
      scale,
      steps,
      labels: steps.map((step) => {
        const own = read.findIndex((one) => one.step === step && one.isExact)
        const { word } = read.find((one) => one.step === step)!
        return own >= 0 ? answers[own]! : word.charAt(0).toUpperCase() + word.slice(1)
      }),
      to: read.map(({ step }) => steps.indexOf(step)),
    }
  }
  return undefined
}

const isOn = (of: ReadonlyMap<string, number>, word: string) =>
  of.has(word) || meantBySlip(word, of) !== undefined

const [SHORT, LONG] = [5, 12]

/** “Stongly agree”, “somtimes”: one slip, or two in a long answer, and no other step as near. */
function meantBySlip(word: string, of: ReadonlyMap<string, number>): string | undefined {
  if (word.length < SHORT - 1 || /\d/.test(word)) return undefined
  const near = [...of.keys()].filter(
    (own) =>
      own.length >= SHORT && own[0] === word[0] && slipsBetween(word, own) <= (own.length >= LONG ? 2 : 1),
  )
  return new Set(near.map((own) => of.get(own))).size === 1 ? near[0] : undefined
}

/** Letters to put in, take out, change or swap with the next. */
function slipsBetween(a: string, b: string): number {
  let [before, last]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(
        Math.min(
          last![j]! + 1,
          row[j - 1]! + 1,
          last![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
          isSwap ? before![j - 2]! + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    ;[before, last] = [last, row]
  }
  return last![b.length]!
}

const BAND =
  /^(?:(below|under|less than|up to|<=?)\s*)?(?:ZMW|ZK|K)?\s?(\d[\d,. ]*)\s*(?:(?:-|–|—|to)\s*(?:ZMW|ZK|K)?\s?\d[\d,. ]*|\+|and (?:above|over|more|below|under)|or (?:more|less|above|below)|(?:years?|yrs?))*\s*(?:years?|yrs?|months?|kwacha|zmw|km|hours?|hrs?|minutes?|mins?|days?)?$/i
const ABOVE = /^(?:above|over|more than|>=?|≥)\s*(?:ZMW|ZK|K)?\s?(\d[\d,. ]*)/i

/** "18-24", "25 to 34", "Below 18", "55+": bands of a number, in order. */
export function bandsOf(words: readonly string[]): number[] | undefined {
  if (words.length < 2) return undefined
  const starts = words.map((word) => {
    const above = ABOVE.exec(word)
    if (above) return Number(above[1]!.replace(/[, ]/g, '')) + 0.5
    const band = BAND.exec(word)
    if (!band) return undefined
    const isBelow = band[1] !== undefined || /(?:below|under|less)$/i.test(word)
    return Number(band[2]!.replace(/[, ]/g, '')) - (isBelow ? 0.5 : 0)
  })
  const isBands =
    starts.every((one) => one !== undefined && Number.isFinite(one)) &&
    words.some((word) => /-|–|to|\+|below|under|less|above|over|more|<|≥/i.test(word))
  return isBands ? (starts as number[]) : undefined
}
