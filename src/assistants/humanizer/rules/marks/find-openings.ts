/** Sentence openings: filler words, signposts, and the frame "It is important to note that". */
import type { ChangeKind } from '../text/change.ts'
import type { Mark } from './mark.ts'

type Opening = readonly [
  rule: string,
  kind: ChangeKind,
  weight: number,
  pattern: RegExp,
  instead?: readonly string[],
]

const NOTE =
  '(?:note|mention|recogni[sz]e|acknowledge|understand|emphasi[sz]e|highlight|consider|remember|point out|observe|stress|underscore|appreciate|reali[sz]e)'
const NOTING =
  '(?:noting|mentioning|recogni[sz]ing|acknowledging|emphasi[sz]ing|highlighting|considering|remembering|pointing out|observing|stressing)'
const GRAVE =
  '(?:important|essential|crucial|imperative|vital|critical|noteworthy|interesting|worthwhile|necessary|pertinent|key|evident)'
const ALSO = '(?:also |therefore |thus |further |equally |particularly |especially |worth )?'

const starts = (words: string) => new RegExp(`(?:${words.replaceAll(' ', '\\s+')})\\s+`, 'iy')
const withComma = (words: string) => new RegExp(`(?:${words.replaceAll(' ', '\\s+')}),\\s+`, 'iy')

const OPENINGS: readonly Opening[] = [
  [
    'important to note',
    'opening',
    2,
    starts(
      `it is ${ALSO}(?:${GRAVE} to ${NOTE}|worth ${NOTING}|${GRAVE} ${NOTING}|noteworthy)(?: here)? that`,
    ),
  ],
  [
    'should be noted',
    'opening',
    2,
    starts(
      `it (?:should|must) ${ALSO}be (?:noted|mentioned|emphasi[sz]ed|highlighted|recogni[sz]ed|acknowledged|stressed)(?: here)? that`,
    ),
  ],
  [
    'it is clear that',
    'opening',
    1,
    starts(
      `it (?:is ${ALSO}(?:evident|clear|undeniable|apparent|obvious)|becomes (?:evident|clear|apparent)|can be (?:seen|observed|noted|said)|cannot be (?:overstated|denied|overemphasi[sz]ed)|goes without saying) that|there is no (?:doubt|denying) that`,
    ),
  ],
  [
    'in today’s world',
    'opening',
    2,
    withComma(
      `in (?:today['’]s|the modern|this|our|the current|the contemporary|an?|the) (?:[a-z-]+,? ){0,4}(?:world|age|era|landscape|society|times)(?: of (?:[a-z-]+ ){0,2}[a-z-]+)?`,
    ),
  ],
  [
    'against this backdrop',
    'opening',
    1,
    /(?:it\s+is\s+against\s+this\s+(?:backdrop|background)\s+that|against\s+this\s+backdrop,)\s+/iy,
  ],
  [
    'since the dawn of time',
    'opening',
    2,
    withComma(
      'since the (?:dawn|beginning) of (?:time|civili[sz]ation|humanity|history)|throughout (?:human )?history|from time immemorial',
    ),
  ],
  [
    'moreover',
    'connective',
    1,
    withComma(
      'moreover|furthermore|additionally|in addition|in addition to this|what is more|on top of that|equally important',
    ),
  ],
  [
    'importantly',
    'connective',
    1,
    withComma(
      `(?:most |more |perhaps most )?(?:notably|importantly|interestingly|remarkably|crucially|undoubtedly|undeniably|essentially|fundamentally|ultimately|strikingly|unsurprisingly)|in essence|at its core|in fact|needless to say|without a doubt|in a nutshell|as a matter of fact`,
    ),
  ],
  [
    'nevertheless',
    'connective',
    0.5,
    withComma('nevertheless|nonetheless|(?:that being|with that|that) said|be that as it may'),
    ['Even so, ', 'Still, '],
  ],
  ['consequently', 'connective', 0.5, withComma('consequently|as a consequence'), ['As a result, ', 'So ']],
  ['hence', 'connective', 0.5, withComma('hence|thus|as such|accordingly'), ['Therefore, ', 'So ']],
  ['firstly', 'connective', 0.5, withComma('firstly|first and foremost'), ['First, ']],
  ['secondly', 'connective', 0.5, withComma('secondly'), ['Second, ']],
  ['thirdly', 'connective', 0.5, withComma('thirdly'), ['Third, ']],
  ['lastly', 'connective', 0.5, withComma('lastly|last but not least'), ['Finally, ']],
  [
    'by the same token',
    'connective',
    1,
    withComma('by the same token|in a similar vein|along the same lines'),
    ['Likewise, ', 'Similarly, '],
  ],
]

/** It tells the reader where the argument ends, and stays. */
const CLOSING = withComma('in conclusion|in summary|to sum up|to summari[sz]e|overall|to conclude|in closing')

/** All openings in sequence; of those to be replaced only the first is, the others are removed. */
export function findOpenings(text: string, sentence: { from: number; to: number }): Mark[] {
  const found: Mark[] = []
  CLOSING.lastIndex = sentence.from
  let at = sentence.from + (CLOSING.exec(text)?.[0].length ?? 0)
  for (let again = true; again; ) {
    again = false
    for (const [rule, kind, weight, pattern, instead] of OPENINGS) {
      pattern.lastIndex = at
      const match = pattern.exec(text)
      if (!match || at + match[0].length >= sentence.to) continue
      const to = at + match[0].length
      found.push({
        from: at,
        to,
        rule,
        kind,
        weight,
        choices: instead ?? [''],
        since: 'medium',
      })
      at = to
      again = true
      break
    }
  }
  return found
}
