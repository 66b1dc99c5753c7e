/** What readers look for where a study compares, follows or treats. */

import { type ChecklistItem, item, METHODS } from './checklist-items.ts'
import type { Design } from './design.ts'

export const QUANTITATIVE: readonly ChecklistItem[] = [
  item(
    'size-reason',
    'Justifies the sample size',
    /\bsample size\b[^.]*\b(?:calculated|formula|determined|computed|estimated|power|Cochran|Yamane|Slovin|Krejcie)|\bpower (?:analysis|calculation)|\bG\*Power/i,
    'sample-size-proportion',
    METHODS,
  ),
  item(
    'response',
    'Gives the response rate',
    /\bresponse rate\b|\b\d+ (?:of|out of) (?:the )?\d+\b[^.]*\b(?:completed|returned|responded|participated|agreed)|\bapproached\b[^.]*\bcompleted/i,
    'response-rate',
  ),
  item(
    'validity',
    'Addresses validity or pretesting',
    /\bvalid(?:ity|ated)\b|\bpre-?test\w*|\bpilot\w*/i,
    'content-validity',
    METHODS,
  ),
  item(
    'reliability',
    'Gives reliability',
    /\bCronbach|\breliab\w+|\bkappa\b|\btest-retest|α\s*=/i,
    'cronbach-alpha',
    ['methods', 'results', 'abstract'],
  ),
  item(
    'missing',
    'Says what was done with missing data',
    /\bmissing (?:data|values|responses)|\bincomplete (?:questionnaires|responses|records)|\bimput(?:ed|ation)/i,
    'missing-data',
  ),
  item(
    'interval',
    'Shows precision or effect size',
    /\b\d\d\s?% ?(?:CI|confidence)|\bconfidence interval|\b(?:d|η²|V|OR|RR)\s*=\s*\d|\beffect size/i,
    'effect-size',
    ['results', 'abstract', 'methods'],
  ),
]

export const CONFOUNDING = item(
  'confounders',
  'Deals with confounders',
  /\bconfound\w*|\badjust(?:ed|ing|ment)\b|\bcontroll?(?:ed|ing) for\b|\bAOR\b|\bmultivaria\w+/i,
  'confounding',
  ['methods', 'results', 'discussion', 'abstract'],
)

export const COUNTED_DESIGNS = {
  'cross-sectional': [...QUANTITATIVE, CONFOUNDING],
  cohort: [
    ...QUANTITATIVE,
    CONFOUNDING,
    item(
      'follow-up',
      'Describes follow-up and losses',
      /\b(?:follow(?:ed)?[- ]up|lost to follow|attrition|dropped out)/i,
      'cohort-study',
    ),
  ],
  'case-control': [
    ...QUANTITATIVE,
    CONFOUNDING,
    item(
      'controls',
      'Says how controls were chosen',
      /\bcontrols?\b[^.]*\b(?:selected|chosen|matched|recruited|drawn)|\bmatched (?:by|on|for)\b/i,
      'case-control-study',
    ),
  ],
  trial: [
    ...QUANTITATIVE,
    item(
      'sequence',
      'Says how chance was produced',
      /\b(?:computer[- ]generated|random (?:number|sequence|allocation)|block randomi[sz]ation|drawing lots)/i,
      'randomised-controlled-trial',
    ),
    item(
      'concealment',
      'Describes concealed allocation',
      /\b(?:conceal\w+|sealed (?:opaque )?envelopes?|central (?:randomi[sz]ation|allocation))/i,
      'randomised-controlled-trial',
    ),
    item(
      'blinding',
      'Says who was blinded',
      /\b(?:blind(?:ed|ing)?|masked|open-label)\b/i,
      'randomised-controlled-trial',
    ),
    item(
      'outcome',
      'Names a primary outcome',
      /\bprimary (?:outcome|end ?point)/i,
      'randomised-controlled-trial',
    ),
    item(
      'intention',
      'Analyses as assigned',
      /\bintention[- ]to[- ]treat|\bas (?:randomi[sz]ed|assigned)/i,
      'randomised-controlled-trial',
    ),
    item(
      'registration',
      'Gives a registration',
      /\bregist(?:ered|ration|ry)\b|\bNCT\d+|\bPACTR\d*/i,
      'randomised-controlled-trial',
    ),
  ],
  'quasi-experiment': [
    ...QUANTITATIVE,
    item('baseline', 'Compares the groups at the start', /\bbaseline\b|\bpre-?test\b/i, 'quasi-experiment'),
    item(
      'comparison',
      'Describes the comparison group',
      /\b(?:control|comparison) (?:group|school|class|district|village)/i,
      'quasi-experiment',
    ),
    CONFOUNDING,
  ],
  experiment: [
    item('replication', 'Gives the replication', /\breplicat\w+/i, 'field-experiment'),
    item(
      'randomisation',
      'Says how treatments were assigned',
      /\brandom(?:ly|i[sz]ed|i[sz]ation)?\b/i,
      'field-experiment',
    ),
    item('treatments', 'Lists the treatments', /\btreatments?\b/i, 'field-experiment'),
    item(
      'plots',
      'Describes plots or units',
      /\bplots?\b|\bexperimental units?\b|\bspacing\b/i,
      'field-experiment',
    ),
    item('season', 'Describes season and site', /\bseasons?\b|\brainfall\b|\bsoil\b/i, 'field-experiment'),
    item(
      'separation',
      'Says how means were separated',
      /\b(?:Tukey|LSD|Duncan|post[- ]hoc|means? separat\w+)/i,
      'post-hoc-tests',
    ),
  ],
} satisfies Partial<Record<Design, readonly ChecklistItem[]>>
