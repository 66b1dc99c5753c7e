/** Which design a study says it has. The sentence that names it is the evidence. */

import { type Evidence, evidenceOf } from '../document/evidence.ts'
import type { Reading, ReadSentence } from '../document/reading.ts'
import { ofThisWork } from '../facts/rule.ts'
import { type Statement, statementsOf } from '../facts/statements.ts'
import { computingSignsOf } from './computing-design.ts'

export type Design =
  | 'trial'
  | 'quasi-experiment'
  | 'experiment'
  | 'cohort'
  | 'case-control'
  | 'cross-sectional'
  | 'qualitative'
  | 'mixed'
  | 'case study'
  | 'action research'
  | 'review'
  | 'secondary data'
  | 'simulation'
  | 'computational experiment'

export type DesignFinding = { design: Design; score: number; evidence: Evidence[] }

const CUES: readonly [Design, RegExp, number][] = [
  [
    'trial',
    /\brandomi[sz]ed (?:controlled |clinical |cluster )?(?:controlled )?trial|\bRCT\b|\brandomly (?:assigned|allocated) to (?:the )?(?:\w+ )?(?:treatment|intervention|control|arm|group)/i,
    4,
  ],
  [
    'quasi-experiment',
    /\bquasi[- ]experiment|\bnon-?equivalent (?:control )?group|\bpre-?test[ -](?:and[ -])?post-?test|difference[- ]in[- ]differences?/i,
    4,
  ],
  [
    'experiment',
    /\brandomi[sz]ed complete block|\bRCBD\b|\bsplit[- ]plot|\bfactorial (?:design|experiment)|\bfield (?:experiment|trial)|\blaboratory experiment|\bexperimental (?:design|plots?)\b/i,
    4,
  ],
  [
    'cohort',
    /\b(?:prospective|retrospective|historical)?\s*cohort (?:study|design|of)\b|\blongitudinal (?:study|design|survey)|\bfollowed (?:up )?for \w+ (?:months|years)/i,
    3,
  ],
  ['case-control', /\bcase[- ]control (?:study|design)|\bcases and controls\b|\bmatched controls\b/i, 4],
  [
    'mixed',
    /\bmixed[- ]methods?\b|\bconvergent (?:parallel )?design|\bsequential (?:explanatory|exploratory)|\b(?:explanatory|exploratory) sequential|\bboth (?:qualitative and quantitative|quantitative and qualitative)/i,
    4,
  ],
  [
    'case study',
    /\b(?:multiple |single |embedded |exploratory |descriptive )?case[- ]study (?:design|approach|research|method)|\badopted a case study/i,
    3,
  ],
  ['action research', /\baction research\b/i, 4],
  [
    'qualitative',
    /\bqualitative (?:study|design|approach|research|method|inquiry|descriptive)|\bphenomenolog\w+ (?:study|approach|design|inquiry|analysis|research|method)|\bgrounded theory\b|\bethnograph\w+|\bthematic analysis\b|\bfocus group discussions?\b|\bin-depth interviews?\b|\bsemi-structured interviews?\b/i,
    2,
  ],
  ['review', /\bsystematic (?:literature )?review\b|\bscoping review\b|\bmeta-analysis\b|\bPRISMA\b/i, 2],
  [
    'secondary data',
    /\bsecondary (?:data|analysis)\b|\bDemographic and Health Survey\b|\bpanel data\b|\btime[- ]series data\b|\broutine (?:data|records)\b|\bannual reports? (?:of|from|data)/i,
    2,
  ],
  [
    'simulation',
    /\b(?:Monte Carlo|agent-based|numerical|computer) simulations?\b|\bsimulation (?:study|model)\b/i,
    3,
  ],
  [
    'cross-sectional',
    /\bcross-sectional\b(?! (?:time )?horizon)|\bdescriptive survey\b|\bsurvey (?:research )?design\b|\banalytical survey\b/i,
    3,
  ],
  ['cross-sectional', /\b(?:structured|self-administered) questionnaires?\b|\bhousehold survey\b/i, 1],
]

const SAYS_SO =
  /\b(?:used|adopted|employed|conducted|applied|followed|utili[sz]ed|is|was|were|took|chose|chosen|carried out|will be|enrolled|assigned|laid out|undertaken|selected)\b/i
/** Another's limits, a thing that was weighed and left, or a word in passing. */
const IN_PASSING =
  /\blimited by\b|\b(?:could|might|may|would) (?:be|have)\b|\bprefer\w*|\bfuture\b|\bdefin\w+\b/i
const WEIGHT: Partial<Record<ReadSentence['role'], number>> = {
  methods: 3,
  abstract: 2.5,
  introduction: 0.6,
  literature: 0.1,
  results: 0.4,
  appendix: 0.2,
}

function findDesigns(statements: readonly Statement[]): DesignFinding[] {
  const found = new Map<Design, { score: number; hits: { sentence: ReadSentence; worth: number }[] }>()
  for (const statement of statements) {
    if (!namesOwnDesign(statement)) continue
    const sentence: ReadSentence = { ...statement.sentence, role: statement.role }
    for (const [design, cue, strength] of CUES) {
      if (!cue.test(sentence.text) || isDenied(sentence.text, cue)) continue
      const worth = strength * (WEIGHT[sentence.role] ?? 0.5) * (statement.voice.own ? 1.5 : 1)
      const held = found.get(design) ?? { score: 0, hits: [] }
      held.hits.push({ sentence, worth })
      // Saying it again adds little: a word repeated forty times is not forty designs.
      held.score += worth / held.hits.length
      found.set(design, held)
    }
  }
  return [...found]
    .map(([design, { score, hits }]) => ({
      design,
      score: Math.round(score * 100) / 100,
      evidence: hits
        .sort((a, b) => b.worth - a.worth)
        .slice(0, 3)
        .map(({ sentence }) => evidenceOf(sentence)),
    }))
    .sort((a, b) => b.score - a.score)
}

/** Somebody else's design, a textbook's, or one that was only thought of, is no evidence of this one. */
function namesOwnDesign(statement: Statement): boolean {
  const { role, text, voice } = statement
  if (role === 'literature' || role === 'references' || !SAYS_SO.test(text) || IN_PASSING.test(text))
    return false
  if (voice.byOthers || voice.generic || voice.unrealised || voice.signpost || voice.quoted) return false
  return role === 'methods' || (ofThisWork(statement) && !voice.cites)
}

const isDenied = (text: string, cue: RegExp) => {
  const at = text.search(cue)
  return /\b(?:not|no|rather than|instead of|unlike|without)\s+(?:an?\s+|use\w*\s+)?(?:\w+\s+)?$/i.test(
    text.slice(0, at),
  )
}

/** A word in passing is worth about five; a methods chapter that names its design, nine and more. */
const LEAST_SURE = 6

function computational(reading: Reading): DesignFinding | null {
  const signs = computingSignsOf(reading)
  return signs && { design: 'computational experiment', ...signs }
}

export function designOf(
  reading: Reading,
  statements: readonly Statement[] = statementsOf(reading),
): DesignFinding | null {
  const designs = findDesigns(statements)
  const best = designs[0]
  if (!best || best.score < LEAST_SURE) return computational(reading)
  const mixed = designs.find(({ design }) => design === 'mixed')
  // A mixed study names its parts more often than itself.
  if (mixed && mixed.score >= best.score / 2) return mixed
  const rival = designs.find(({ design }) => excludes(design, best.design))
  // What speaks for two designs that cannot both be true proves neither.
  return rival && rival.score >= best.score * RIVAL ? null : best
}

const RIVAL = 0.6
const ASSIGNS: ReadonlySet<Design> = new Set(['trial', 'quasi-experiment', 'experiment'])
const OBSERVES: ReadonlySet<Design> = new Set([
  'cohort',
  'case-control',
  'cross-sectional',
  'qualitative',
  'review',
  'secondary data',
])
const excludes = (one: Design, other: Design) =>
  (ASSIGNS.has(one) && OBSERVES.has(other)) || (OBSERVES.has(one) && ASSIGNS.has(other))
