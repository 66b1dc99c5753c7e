/** What readers look for in each design. In our own words; the handbook names the published guidelines. */
import type { SectionRole } from '#product/document-model.ts'
import type { Design } from './design.ts'

export type ChecklistItem = {
  id: string
  label: string
  cue: RegExp
  roles?: readonly SectionRole[]
  read: string
}

const item = (
  id: string,
  label: string,
  cue: RegExp,
  read: string,
  roles?: readonly SectionRole[],
): ChecklistItem => ({ id, label, cue, read, ...(roles ? { roles } : {}) })

const METHODS: readonly SectionRole[] = ['methods', 'abstract']
const ENDS: readonly SectionRole[] = ['discussion', 'conclusion', 'abstract', 'methods']

export const GENERAL_ITEMS: readonly ChecklistItem[] = [
  item(
    'aim',
    'States its aim',
    /\b(?:aim(?:s|ed)?|purpose|objectives?|sought|seeks?)\b/i,
    'writing-objectives',
    ['abstract', 'introduction'],
  ),
  item(
    'gap',
    'Shows what was not known',
    /\b(?:little is known|few studies|gap|lack of (?:research|studies|evidence|data)|paucity|no (?:known )?stud(?:y|ies)|remains? (?:unclear|unknown))\b/i,
    'research-gap',
    ['abstract', 'introduction', 'literature'],
  ),
  item(
    'theory',
    'Uses a theory or framework',
    /\b(?:theoretical|conceptual) framework|\b(?:guided|underpinned|informed) by\b[^.]*\b(?:theory|model|framework)|\btheory\b|\bhealth belief model|\bacceptance model/i,
    'theoretical-framework',
    ['introduction', 'literature', 'methods', 'discussion'],
  ),
  item(
    'design',
    'Names its design',
    /\b(?:design|cross-sectional|cohort|case[- ]control|trial|quasi-experiment\w*|qualitative|mixed[- ]methods?|case study|phenomenolog\w+|action research|simulation)\b/i,
    'choosing-a-design',
    METHODS,
  ),
  item(
    'population',
    'Says who was studied',
    /\b(?:population|participants?|respondents?|eligib\w+|inclusion criteria|women|farmers|students|patients|teachers|households)\b/i,
    'population-and-frame',
    METHODS,
  ),
  item(
    'sampling',
    'Says how they were chosen',
    /\b(?:sampling|sampled|randomly (?:selected|assigned)|purposive\w*|selected (?:using|through|by)|recruited)\b/i,
    'choosing-a-design',
    METHODS,
  ),
  item(
    'instrument',
    'Describes how it measured',
    /\b(?:questionnaire|interview (?:guide|schedule)|checklist|scale|instrument|records? (?:were|was)|focus group|observation guide|semi-structured)/i,
    'questionnaire-design',
    METHODS,
  ),
  item(
    'when-where',
    'Says where and when',
    /\b(?:between|from|during|in) (?:January|February|March|April|May|June|July|August|September|October|November|December|(?:19|20)\d\d)\b/,
    'methods-chapter',
    METHODS,
  ),
  item(
    'analysis',
    'Says how the data were analysed',
    /\banaly[sz]ed\b|\banalysis (?:was|were|used)|\b(?:regression|thematic analysis|content analysis|ANOVA|t[- ]test|chi[- ]square)/i,
    'choosing-a-test',
    METHODS,
  ),
  item(
    'approval',
    'Reports ethics approval',
    /\bethic\w*\b[^.]*\b(?:approv\w+|clear\w+|obtained|granted|waiv\w+|committee|board)|\b(?:approv\w+|clearance)\b[^.]*\bethic/i,
    'ethics-approval',
  ),
  item(
    'consent',
    'Reports consent',
    /\b(?:informed|written|verbal|oral|parental)\s+(?:\w+\s+)?consent\b|\bconsent(?:ed)? (?:was|were|form|to)\b|\bassent\b/i,
    'informed-consent',
  ),
  item(
    'limits',
    'Names its limitations',
    /\blimitations?\b|\bshould be (?:interpreted|read) with caution|\bself-reported\b|\b(?:recall|selection) bias\b/i,
    'writing-limitations',
    ENDS,
  ),
  item(
    'recommendations',
    'Says what should follow',
    /\brecommend\w*|\bfurther (?:research|stud)|\bfuture (?:research|stud)/i,
    'writing-recommendations',
    ENDS,
  ),
]

const QUANTITATIVE: readonly ChecklistItem[] = [
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

const CONFOUNDING = item(
  'confounders',
  'Deals with confounders',
  /\bconfound\w*|\badjust(?:ed|ing|ment)\b|\bcontroll?(?:ed|ing) for\b|\bAOR\b|\bmultivaria\w+/i,
  'confounding',
  ['methods', 'results', 'discussion', 'abstract'],
)

export const ITEMS_BY_DESIGN: Record<Design, readonly ChecklistItem[]> = {
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
  qualitative: [
    item(
      'approach',
      'Names its qualitative approach',
      /\b(?:phenomenolog\w+|grounded theory|ethnograph\w+|narrative|case study|descriptive qualitative|qualitative descriptive|interpretiv\w+)/i,
      'qualitative-research',
    ),
    item(
      'saturation',
      'Explains when sampling stopped',
      /\bsaturation\b|\bno new (?:themes|information|codes)|\binformation power/i,
      'saturation',
    ),
    item(
      'recording',
      'Says how talk was recorded and transcribed',
      /\b(?:audio[- ]?recorded|recorded|transcrib\w+|verbatim)\b/i,
      'transcription-and-translation',
    ),
    item(
      'coding',
      'Describes coding',
      /\b(?:cod(?:ed|ing|es)|thematic analysis|content analysis|themes? (?:were|emerged))/i,
      'coding-qualitative-data',
    ),
    item(
      'trust',
      'Shows trustworthiness',
      /\b(?:trustworth\w+|credib\w+|member check\w*|triangulat\w+|audit trail|peer debrief\w*)/i,
      'trustworthiness',
    ),
    item(
      'reflexivity',
      "Reflects on the researcher's part",
      /\b(?:reflexiv\w+|positionality|researcher['’]s (?:own|role|background)|bracket\w+|insider)/i,
      'reflexivity',
    ),
    item('voices', 'Lets participants speak', /[“"][^”"]{30,}[”"]/, 'quotations-in-findings', [
      'results',
      'discussion',
    ]),
  ],
  mixed: [
    ...QUANTITATIVE.slice(0, 4),
    item(
      'reason',
      'Says why both kinds of data',
      /\b(?:mixed[- ]methods?|both (?:qualitative|quantitative))\b[^.]*\b(?:because|to|in order|so that|allow\w*|complement\w*)/i,
      'mixed-methods',
    ),
    item(
      'order',
      'Gives order and priority',
      /\b(?:sequential|convergent|concurrent|parallel|embedded|first phase|second phase)\b/i,
      'mixed-methods',
    ),
    item(
      'joining',
      'Joins the two parts',
      /\b(?:integrat\w+|triangulat\w+|merged|joint display|converge\w*|compared with the (?:interview|survey))/i,
      'joint-display',
    ),
  ],
  'case study': [
    item(
      'bounds',
      'Sets the borders of the case',
      /\bcase\b[^.]*\b(?:was|is|selected|bounded|chosen|defined)/i,
      'case-study-design',
    ),
    item(
      'sources',
      'Uses several sources',
      /\b(?:documents?|minutes|archiv\w+|observations?)\b[^.]*\b(?:and|interviews?)|\btriangulat\w+|\bmultiple sources/i,
      'triangulation',
    ),
    item(
      'trust',
      'Shows trustworthiness',
      /\b(?:trustworth\w+|credib\w+|member check\w*|chain of evidence|validity)/i,
      'trustworthiness',
    ),
  ],
  'action research': [
    item('cycles', 'Describes its cycles', /\bcycles?\b|\bphases?\b/i, 'action-research'),
    item('reflection', 'Reflects and changes', /\breflect\w+|\brevis\w+|\bmodif\w+/i, 'action-research'),
    item(
      'power',
      'Discusses power and consent',
      /\b(?:power|voluntary|pressure|role of the (?:teacher|researcher))/i,
      'reflexivity',
    ),
  ],
  review: [
    item(
      'databases',
      'Names the databases',
      /\b(?:PubMed|Scopus|Web of Science|AJOL|Google Scholar|EMBASE|CINAHL|JSTOR|databases?)\b/i,
      'search-strategy',
    ),
    item(
      'terms',
      'Gives search terms',
      /\bsearch (?:terms?|strings?|strategy)|\bkeywords\b|\bBoolean/i,
      'search-strategy',
    ),
    item(
      'criteria',
      'Gives inclusion criteria',
      /\b(?:inclusion|exclusion|eligibility) criteria/i,
      'systematic-review',
    ),
    item(
      'screening',
      'Describes screening',
      /\bscreen(?:ed|ing)\b|\bfull[- ]texts?\b|\bPRISMA/i,
      'systematic-review',
    ),
    item(
      'quality',
      'Weighs the quality of studies',
      /\b(?:quality (?:assessment|appraisal)|risk of bias|CASP|JBI|Newcastle|GRADE)\b/i,
      'critical-appraisal',
    ),
  ],
  'secondary data': [
    item(
      'source',
      'Names the source of the data',
      /\b(?:data (?:were|was) (?:obtained|extracted|drawn|taken|sourced)|secondary data|Demographic and Health Survey|World Bank|Bank of Zambia|annual reports?|registers?)/i,
      'secondary-data-analysis',
    ),
    item(
      'weights',
      'Deals with weights or trends',
      /\b(?:weight(?:s|ed|ing)|svy|strat(?:a|ified)|unit root|stationar\w+|fixed effects?|random effects?|Hausman)\b/i,
      'survey-weights',
    ),
    item(
      'missing',
      'Says what was done with missing data',
      /\bmissing (?:data|values)|\bincomplete records|\bexcluded\b/i,
      'missing-data',
    ),
    CONFOUNDING,
  ],
  simulation: [
    item(
      'model',
      'Describes the model',
      /\bmodel\b[^.]*\b(?:was|is|consists?|assum\w+)/i,
      'choosing-a-design',
    ),
    item(
      'parameters',
      'Gives parameters and runs',
      /\bparameters?\b|\biterations?\b|\breplications?\b|\bruns\b/i,
      'reproducible-analysis',
    ),
    item(
      'check',
      'Checks the model',
      /\b(?:validat\w+|verif\w+|calibrat\w+|sensitivity analys[ie]s)/i,
      'reproducible-analysis',
    ),
  ],
}
