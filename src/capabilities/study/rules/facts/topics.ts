/** The kinds of fact a heading announces. A heading proves nothing; it shows how a sentence is meant. */
import { bareHeading } from '../document/role-of-heading.ts'
import type { Topic } from './fact.ts'

const OF_WORK = String.raw`(?:\s+(?:of|for|in|to)\s+(?:the|this|our|my)?\s*(?:present |current |proposed )?(?:study|research|project|thesis|paper|dissertation|work|proposal|survey|terms))?`
const topicPattern = (names: string) => new RegExp(`^(?:${names})${OF_WORK}$`)

const TOPICS: readonly (readonly [readonly Topic[], RegExp])[] = [
  [
    ['aim', 'objective'],
    topicPattern(
      '(?:research |study |project )?(?:aims?|purpose|goals?)(?: and| &|/) (?:specific |research )?objectives?|goals? and objectives?',
    ),
  ],
  [
    ['aim'],
    topicPattern(
      '(?:the )?(?:main |general |overall |broad |primary |research |project |study )*(?:aims?|purpose|goals?)|(?:the )?(?:main|general|overall|broad|primary|major) objectives?',
    ),
  ],
  [
    ['question', 'hypothesis'],
    topicPattern(
      '(?:research )?questions?(?: and| &|/) (?:research )?hypothes[ie]s|(?:research )?hypothes[ie]s (?:and|&) (?:research )?questions?',
    ),
  ],
  [
    ['objective'],
    topicPattern(
      '(?:the )?(?:specific |research |study |project |secondary |minor |other )*objectives?|objectives? and (?:scope|hypothes[ie]s|research questions?)',
    ),
  ],
  [
    ['question'],
    topicPattern(
      '(?:the )?(?:main |key |central |specific |research |study |sub[- ]?|secondary |primary )*questions?',
    ),
  ],
  [
    ['hypothesis'],
    topicPattern(
      '(?:the )?(?:research |study |statistical |testable )*hypothes[ie]s(?: development| formulation| statements?| testing)?|(?:development|statement) of (?:the )?hypothes[ie]s|predictions',
    ),
  ],
  [
    ['problem'],
    /^(?:the )?(?:statement (?:of|to) (?:the )?(?:research |study )?problem|(?:research )?problem (?:statement|definition|identification|formulation|description)|(?:the )?(?:research )?problem)\b/,
  ],
  [
    ['gap'],
    // A gap analysis compares a service with its target.
    /^(?:the )?(?:(?:research|knowledge|literature) )?gaps?(?: (?:identified|in\b.*|of\b.*))?$|^(?:research|knowledge|literature) gaps? analysis$|^(?:identified|summary of(?: the)?|identification of(?: the)?|current|existing|research) (?:research |knowledge |literature )?gaps?\b/,
  ],
  [
    ['contribution'],
    /^(?:the )?(?:expected |original |main |key |research )?(?:significance|contributions?|importance|novelty|justification|rationale?|relevance|value|benefits?|originality)(?: (?:of|for|to|and)\b.*)?$/,
  ],
  [
    ['theory'],
    /^(?:the )?(?:theor(?:y|ies|etical)|conceptual (?:framework|model)|analytical framework|guiding theor)|\btheory(?: \([^)]*\))?$/,
  ],
  [
    ['approach'],
    /^(?:the )?(?:research|study|methodological|philosophical) (?:approach(?:es)?|philosoph\w+|paradigms?|orientation)\b|^(?:choice of )?(?:research )?(?:methodological choice|paradigm|philosophy)$/,
  ],
  [
    ['design'],
    /^(?:the )?(?:(?:research|study|experimental|survey|overall)[- ](?:\w+ )?(?:designs?|strateg(?:y|ies))|designs?|type of (?:study|research))\b/,
  ],
  [
    ['sample-size'],
    /^(?:the )?(?:sample size|study size|size of (?:the )?sample|determination of (?:the )?sample)\b|^sample$/,
  ],
  [
    ['sampling'],
    /^(?:the )?(?:sampl(?:e|ing)\b(?! distribution)|selection of (?:the )?(?:participants|respondents|sample|sites)|recruitment|participant selection)/,
  ],
  [
    ['population'],
    /^(?:the )?(?:(?:target|study|accessible|research) )?(?:populations?|participants?|subjects|respondents|patients|eligibility|(?:inclusion|exclusion) (?:and|criteria)|unit of analysis)\b/,
  ],
  [
    ['setting'],
    /^(?:the )?(?:study|research|geographical|project)? ?(?:areas?|sites?|settings?|locations?|location of)\b(?! (?:for|of further))/,
  ],
  [['period'], /^(?:the )?(?:(?:study|data collection|research|sample) )?(?:period|duration|time ?frame)\b/],
  [
    ['reliability'],
    /^(?:the )?(?:(?:instrument|data|research) )?(?:validity|reliability|trustworthiness|rigou?r|quality (?:assurance|control)|pilot(?:ing)?(?: (?:study|test\w*))?|pre-?test\w*|credibility)\b/,
  ],
  [
    ['instrument'],
    /^(?:the )?(?:(?:research|data collection|data[- ]gathering|measuring|measurement|study) )?(?:instruments?|instrumentation|measures|measurements?|tools?|questionnaires?|materials?|apparatus)\b/,
  ],
  [
    ['variables'],
    /^(?:the )?(?:study |research |definition of |description of |operationali[sz]ation of |measurement of )?(?:variables?|(?:in)?dependent variables?|outcome|covariates|predictors|model specification)\b/,
  ],
  [
    ['procedure'],
    /^(?:the )?(?:procedures?|(?:methods? of )?data (?:collection|gathering|preparation|pre-?processing|acquisition|sources?|cleaning)|sources? of data|data$|data set|dataset|experimental (?:procedure|set-?up))\b/,
  ],
  [
    ['analysis'],
    /^(?:the )?(?:(?:method|methods|plan|techniques?) (?:of|for) )?(?:(?:data|statistical|quantitative|qualitative) anal[yi]s|anal[yi]tic\w* (?:strateg|approach|method|plan)|data processing and anal|model (?:training|evaluation|selection)|evaluation metrics|performance metrics)/,
  ],
  [['software'], /^(?:the )?(?:software|programming|tools and|hardware and software|technologies)\b/],
  [
    ['ethics'],
    /^(?:the )?(?:research )?(?:ethic\w*|informed consent|confidentiality|privacy|data protection)\b/,
  ],
  [
    ['limitation'],
    // The faults of the old system are the problem.
    /^(?!.*\b(?:existing|current|present|old|manual|traditional|previous)\b.*\b(?:systems?|methods?|approach\w*|models?|solutions?)\b)(?:the )?(?:study |research |strengths and |scope and |de-?limitations? and |key |potential |methodological )?limitations?(?:$|,? (?:and|&) |(?: of| to| in| for)(?: the| this| our| my)?(?: \w+)? (?:study|research|project|work|thesis|paper|dissertation|findings|data|analysis|model|design|method\w*|system|results|proposal)\b|(?: of| to)? (?:study|research|project)$)|^(?:strengths|delimitations?) (?:and|&) limitations?|^constraints$|^weaknesses\b/,
  ],
  [
    ['recommendation'],
    /^(?:the )?(?:policy |practical |practice )?(?:recommendations?|suggestions?|future (?:work|research|stud\w+|directions?|scope|outlook)|further (?:research|work|stud\w+)|areas? (?:for|of) further|directions? for (?:future|further))\b|^(?:limitations?|conclusions?|discussion),? and (?:future|further|recommendations?)/,
  ],
  [
    ['definition'],
    /^(?:the )?(?:operational )?(?:definitions?|operational (?:terms|definitions?)|key (?:terms|concepts|definitions)|terminolog\w+|glossary|nomenclature)\b/,
  ],
  [
    ['conclusion'],
    /^(?:the )?(?:(?:general |overall |summary (?:and|of) |discussion and )?conclusions?|concluding remarks|closing remarks)\b/,
  ],
  [
    ['result'],
    /^(?:the )?(?:(?:main|key|research|empirical|experimental|major|summary of) )?(?:(?:the )?(?:main |key |major )?findings?|results?)\b/,
  ],
]

/** Parts in which a document is not about its work: nothing in them is a fact. */
const NO_GROUND =
  /^(?:acknowledge?ments?|dedications?|declarations?|(?:table of )?contents?|lists? of|index|appendi(?:x|ces)|annex|references?|bibliograph|works cited|curriculum|certific|(?:submission |supervisors? )?approval|plagiarism|author(?:s'|’s|'s|s)? (?:contributions?|information|note)|funding|conflicts? of interest|competing interests?|(?:data )?availability|supplement|abbreviations?|acronyms?|statement of originality|copyright|permission|release form|consent form|transcripts?|interview (?:guide|schedule|questions?|transcripts?)|questionnaire$|turnitin|budget|work ?plan|time ?(?:line|table|plan|frame)|gantt|schedule|vision\b|mission\b|values$|organi[sz]ational structure|feedback|remerciements|table des mati|sommaire|about the author|keywords?$)\b/

export function topicsOf(heading: string): readonly Topic[] {
  const bare = bareHeading(heading)
  return TOPICS.find(([, names]) => names.test(bare))?.[0] ?? []
}

export const isNoGround = (heading: string): boolean => NO_GROUND.test(bareHeading(heading))

/** Headings of an outline of the chapters. */
const PLAN_OF_CHAPTERS =
  /^(?:the )?(?:organi[sz]ation|structure|outline|lay-?out|scheme|arrangement) of (?:the |this |my )?(?:\w+ )?(?:study|thesis|dissertation|report|paper|essay|document|chapters?|project(?: report)?|research(?: report)?)$|^(?:thesis|dissertation|report|chapters?|paper)s? (?:outlines?|structure|organi[sz]ation|lay-?out|scheme|plan)$|^chapteri[sz]ation\b/

export const isPlanOfChapters = (heading: string): boolean => PLAN_OF_CHAPTERS.test(bareHeading(heading))
