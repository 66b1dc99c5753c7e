/** Statements introduced by a label: "STUDY DESIGN: parallel-group trial.", "Study site: the wards of two hospitals". */
import type { FactKind } from './fact.ts'
import { isInRole, type Rule, under } from './rule.ts'

const NUMBER = String.raw`\W*(?:(?:[ivx]{1,4}|[a-h]|\d{1,2}(?:\.\d{1,2})*)[.)]\s*)?`
const LABELS: readonly (readonly [FactKind, string])[] = [
  [
    'aim',
    '(?:(?:main|general|overall|broad|primary) )?(?:aim|purpose|goal)(?: of the (?:study|research|project))?',
  ],
  ['design', '(?:study|research)[ -](?:design|type)|type of (?:study|research)|design'],
  ['setting', '(?:study|research) (?:site|area|setting|location)|place of (?:the )?study|setting'],
  ['period', '(?:study |data collection )?(?:period|duration)|duration of (?:the )?study'],
  [
    'population',
    '(?:(?:study|target) )?population|participants|(?:main )?source of (?:the )?data|inclusion criteria',
  ],
  ['sampling', '(?:sampling|selection)(?: (?:method|technique|procedure|strategy|design|approach))?'],
  ['instrument', '(?:data collection |research |study )?(?:tools?|instruments?)(?: of data collection)?'],
  ['analysis', '(?:statistical|data) analys[ei]s'],
]

const COLON = String.raw`\s*:\s*(?=\S+\s+\S+)`
/** An aim labelled in capitals may have no colon: "AIM To develop a register". */
const BEHIND: Partial<Record<FactKind, string>> = { aim: String.raw`(?:\s*[:–-]\s*|(?<=AIM|PURPOSE)\s+)to\s` }

const isTold: Rule['where'] = (s) =>
  !isInRole(s, 'literature', 'results', 'discussion', 'conclusion') &&
  !under(s, 'definition') &&
  !s.voice.generic &&
  !s.voice.byOthers

export const LABEL_RULES: readonly Rule[] = LABELS.map(([kind, names]) => ({
  kind,
  worth: 4.4,
  says: new RegExp(`^${NUMBER}(?:the )?(?:${names})${BEHIND[kind] ?? COLON}`, 'i'),
  where: isTold,
  unless: /\?$|:$/,
}))
