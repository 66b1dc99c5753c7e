/** Scales whose words have an order. Words on one line stand for the same step. */
const SCALES: readonly (readonly string[])[] = [
  [
    'strongly disagree|sd|totally disagree|completely disagree',
    'disagree',
    'slightly disagree|somewhat disagree',
    'neutral|undecided|not sure|unsure|neither agree nor disagree|neither|uncertain|i am not sure',
    'slightly agree|somewhat agree',
    'agree',
    'strongly agree|sa|totally agree|completely agree',
  ],
  [
    'never',
    'very rarely',
    'rarely|seldom|almost never',
    'sometimes|occasionally',
    'often|frequently|usually',
    'very often|almost always',
    'always',
  ],
  [
    'very dissatisfied|very unsatisfied',
    'dissatisfied|unsatisfied',
    'neutral|neither satisfied nor dissatisfied',
    'satisfied',
    'very satisfied',
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
    'not at all',
    'a little|slightly|a little bit|to a small extent',
    'somewhat|moderately|to some extent',
    'very|quite a bit|very much|to a large extent|to a great extent',
    'extremely|completely',
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

const STEPS = SCALES.map(
  (scale) =>
    new Map(scale.flatMap((words, step) => words.split('|').map((word): [string, number] => [word, step]))),
)

/** The scale on which all of these words stand, and the step of each. */
export function scaleOf(words: readonly string[]): { scale: number; steps: number[] } | undefined {
  if (words.length < 2) return undefined
  const plain = words.map((word) =>
    word
      .toLowerCase()
      .replace(/^\d+\s*[-.=:)]\s*/, '')
      .replace(/\s*\(.*\)$/, '')
      .replace(/[’‘]/g, "'")
      .trim(),
  )
  for (const [scale, of] of STEPS.entries()) {
    const steps = plain.flatMap((word) => of.get(word) ?? [])
    if (steps.length === words.length && new Set(steps).size === words.length) return { scale, steps }
  }
  return undefined
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
