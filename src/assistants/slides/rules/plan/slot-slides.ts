/** The slides of single slots: what fills each, what leads to it, what the student is asked for. */
import type { SlotId, Topic } from '#capabilities/study/index.ts'
import type { DeckPart } from './draft.ts'
import { TROUBLE } from './plainly.ts'
import type { WorkKind } from './work.ts'

export type SlotSlide = {
  id: string
  part: DeckPart
  kicker: string
  name: string
  worth: number
  slots: readonly SlotId[]
  topics?: readonly Topic[]
  headed?: RegExp
  wants?: RegExp
  leads?: RegExp
  opens: string
  planned?: { name?: string; opens?: string }
  prompt?: string
  owedIn?: readonly WorkKind[]
  only?: readonly WorkKind[]
}

const ALL: readonly WorkKind[] = ['survey', 'qualitative', 'software', 'proposal']
const PEOPLE: readonly WorkKind[] = ['survey', 'qualitative', 'proposal']

export const SLOT_SLIDES: readonly SlotSlide[] = [
  {
    id: 'background',
    part: 'Background',
    kicker: 'Background',
    name: 'Background of the study',
    worth: 42,
    slots: [],
    headed: /^(?:background(?: (?:of|to|information).*)?|introduction|overview|context(?: of .*)?)$/,
    opens: 'Let me begin with where my study comes from',
  },
  {
    id: 'problem',
    part: 'Background',
    kicker: 'Problem',
    name: 'The problem',
    worth: 95,
    slots: ['problem'],
    topics: ['problem'],
    headed: /\bproblems?(?: statement)?$|\bproblem (?:statement|description|definition)\b/,
    wants:
      /^(?!.*\b(?:study|research|project|work|proposal|analysis|survey|review|paper|findings?|results?)\b.{0,20}\b(?:seeks?|sought|aim(?:s|ed)?|attempt(?:s|ed)?|intend(?:s|ed)?|will)\b)(?!.*\bmust be taken\b)/i,
    leads: TROUBLE,
    opens: 'This is the problem that made me start',
    prompt: 'The problem, in one sentence: what goes wrong, and for whom?',
    owedIn: ALL,
  },
  {
    id: 'today',
    part: 'Background',
    kicker: 'How it is done today',
    name: 'The system in use today',
    worth: 58,
    slots: [],
    headed: /\b(?:existing|current|present|manual) (?:\w+ )?(?:system|process|method)/,
    opens: 'Before I built anything, I looked at how it is done today',
    only: ['software', 'proposal'],
  },
  {
    id: 'gap',
    part: 'Background',
    kicker: 'Gap',
    name: 'What was not known',
    worth: 56,
    slots: ['gap'],
    topics: ['gap'],
    wants:
      /^(?!.*\blimitations?\b).*\b(?:gaps?|little|few|no|not|n['’]t|lack\w*|limited|unknown|unclear|scarc\w*|paucity|yet|rarely|under-?\w+|unexplored|unmet|remain\w*|need\w*|without|insufficient|inadequate)\b/i,
    leads: /\b(?:little|few|no|not|lacks?|paucity|scarc\w*|limited|unknown|unclear)\b/i,
    opens: 'And this is what nobody had answered yet',
    planned: { name: 'What is not known', opens: 'And this is what nobody has answered yet' },
  },
  {
    id: 'hypotheses',
    part: 'Purpose',
    kicker: 'Hypotheses',
    name: 'Hypotheses',
    worth: 62,
    slots: ['hypotheses'],
    opens: 'From the questions follow the hypotheses I put to the test',
  },
  {
    id: 'significance',
    part: 'Purpose',
    kicker: 'Significance',
    name: 'Value of the work',
    worth: 48,
    slots: ['contribution'],
    topics: ['contribution'],
    wants:
      /\b(?:stud(?:y|ies)|research|findings?|results?|project|work|system|platform)\b.*\b(?:will|can|could|may|helps?|contribut\w+|benefits?|provid\w+|informs?|useful|guides?|adds?)\b/i,
    opens: 'Why does it matter?',
  },
  {
    id: 'scope',
    part: 'Purpose',
    kicker: 'Scope',
    name: 'Scope of the study',
    worth: 36,
    slots: [],
    headed: /^(?:scope|delimitations?)\b/,
    wants:
      /\b(?:scope|limit\w*|cover\w*|focus\w*|restrict\w*|confin\w*|only|within|includ\w*|exclud\w*|conduct\w*|carried out|examin\w*|respondents?|participants?)\b/i,
    opens: 'I drew a line round what I would study',
  },
  {
    id: 'design',
    part: 'Methods',
    kicker: 'Design and setting',
    name: 'Research design',
    worth: 80,
    slots: ['design', 'setting', 'period'],
    topics: ['design', 'approach', 'setting'],
    wants:
      /^(?!.*\bshould\b)(?=.*\b(?:study|research|survey|experiments?|data|work|project|area|district|region|school|hospital|university)\b)(?=.*\b(?:designs?|approach|survey|case study|experiment\w*|cross-sectional|longitudinal|cohort|quantitative|qualitative|mixed[- ]methods?|descriptive|exploratory|conducted|carried out|located|situated|chosen|selected)\b)/i,
    leads:
      /\b(?:designs?|survey|case study|cross-sectional|longitudinal|experiment\w*|cohort|quantitative|qualitative|mixed|time series|interviews?)\b/i,
    opens: 'Now to how I went about it',
    planned: { opens: 'Now to how I will go about it' },
    prompt: 'Your design in one sentence: what kind of study is it, where and when?',
    owedIn: PEOPLE,
  },
  {
    id: 'sampling',
    part: 'Methods',
    kicker: 'Population and sampling',
    name: 'Who was studied',
    worth: 70,
    slots: ['population', 'sampling'],
    topics: ['population', 'sample-size', 'sampling'],
    wants:
      /\b(?:population|sampl\w*|respondents?|participants?|students?|patients?|farmers?|select\w*|recruit\w*|random\w*|purposive\w*|households?|schools?|sites?|target\w*)\b/i,
    leads: /\b(?:sampl\w*|population)\b/i,
    opens: 'These are the people and places behind my data',
    planned: { name: 'Who will be studied', opens: 'These are the people and places I will study' },
  },
  {
    id: 'instruments',
    part: 'Methods',
    kicker: 'Data collection',
    name: 'How the data were collected',
    worth: 64,
    slots: ['instruments', 'variables'],
    topics: ['instrument', 'procedure'],
    wants:
      /\b(?:data|dataset|questionnaires?|interview\w*|collect\w*|record\w*|measur\w*|survey\w*|observ\w*|instruments?|gather\w*|obtain\w*|scales?|documents?|focus groups?|administer\w*|participants?|respondents?|tests?)\b/i,
    opens: 'I collected my data in this way',
    planned: { name: 'How the data will be collected', opens: 'I will collect my data in this way' },
  },
  {
    id: 'analysis',
    part: 'Methods',
    kicker: 'Analysis',
    name: 'How the data were analysed',
    worth: 66,
    slots: ['analyses'],
    topics: ['analysis'],
    wants: /^(?!.*\b(?:aims?|objectives?|purpose) (?:of|is|was)\b)/i,
    leads: /\b(?:analy[sz]\w*|regression|spss|stata|nvivo|thematic|descriptive|chi-?squared?|anova)\b/i,
    opens: 'With the data in hand, I analysed them as follows',
    planned: { name: 'How the data will be analysed', opens: 'I will analyse the data as follows' },
    prompt: 'How did you analyse your data? Name the method and the program.',
    owedIn: ['survey', 'qualitative'],
  },
  {
    id: 'ethics',
    part: 'Methods',
    kicker: 'Ethics and quality',
    name: 'Ethics and quality of the data',
    worth: 46,
    slots: ['ethics', 'validity'],
    topics: ['ethics', 'reliability'],
    wants: /^(?!.*\b(?:is|was|are|were) (?:also |both |therefore )?(?:valid|reliable)\b(?!.*\d))/i,
    opens: 'A word on how sound the data are',
    planned: { opens: 'A word on how sound the data will be' },
  },
  {
    id: 'requirements',
    part: 'Methods',
    kicker: 'Requirements',
    name: 'What the system has to do',
    worth: 78,
    slots: ['requirements'],
    headed: /\brequirements?\b/,
    wants:
      /^(?!systems\b).*\b(?:systems?|users?|app|application|platform|software|interface|site|website|model|administrators?|admin|customers?|it)\b.*\b(?:should|shall|must|will|can|allows?|able|needs?|requires?|supports?|provides?)\b/i,
    opens: 'From the problem follow the requirements',
    prompt: 'The three things your system must be able to do',
    owedIn: ['software'],
    only: ['software', 'proposal'],
  },
  {
    id: 'architecture',
    part: 'Methods',
    kicker: 'Design of the system',
    name: 'How the system is put together',
    worth: 74,
    slots: [],
    headed:
      /\b(?:architecture|system design|database design|design of the system|system overview|logical design)\b/,
    opens: 'The system is put together like this',
    only: ['software', 'proposal'],
  },
  {
    id: 'tools',
    part: 'Methods',
    kicker: 'Tools',
    name: 'Tools and technologies',
    worth: 60,
    slots: ['tools'],
    topics: ['software'],
    headed:
      /\b(?:technolog(?:y|ies) (?:stack|used)|programming languages?|development (?:tools|environment))\b/,
    wants:
      /\b(?:librar(?:y|ies)|frameworks?|languages?|databases?|servers?|ide|editor|software|tools?|technolog\w+|sensors?|microcontrollers?|boards?|python|java\w*|php|\w*sql\w*|html|css|react|node|android|flutter|arduino|used|built|implemented|programmed)\b/i,
    opens: 'I built it with these tools',
    only: ['software', 'proposal'],
  },
  {
    id: 'tests',
    part: 'Results',
    kicker: 'Tests',
    name: 'How the system was tried',
    worth: 76,
    slots: ['tests'],
    headed:
      /\b(?:(?:system|unit|integration|usability|user|acceptance|software) testing|testing|user evaluation|system evaluation)\b/,
    wants:
      /^(?!.*\b(?:can|may|should|must) be\b)(?=.*\b(?:was|were|did|had|has|have|we|I|passed|passes|failed|fails|worked|took)\b)(?!.*\b(?:is|are) (?:\w+ )?(?:tested|invited|carried out|performed|conducted)\b).*\b(?:test\w*|tried|users?|accura\w*|pass(?:ed|es)?|fail(?:ed|s)?|evaluat\w*|works?|worked|usab\w*|respon\w*|perform\w*|errors?)\b/i,
    opens: 'Building is one thing; I also tried whether it works',
    prompt: 'How did you try your system, with whom, and what came out?',
    owedIn: ['software'],
    only: ['software'],
  },
  {
    id: 'outcomes',
    part: 'Plan',
    kicker: 'Expected outcomes',
    name: 'What the work will bring',
    worth: 58,
    slots: ['promised'],
    headed: /^(?:expected (?:outcomes?|results?|contributions?|deliverables?)|deliverables?)\b/,
    opens: 'This is what will come of it',
    only: ['proposal'],
  },
  {
    id: 'limits',
    part: 'Conclusion',
    kicker: 'Limits',
    name: 'Limits of the study',
    worth: 72,
    slots: ['limits'],
    topics: ['limitation'],
    wants:
      /^(?!.*\b(?:will|shall) (?:focus|concentrate)\b).*\b(?:limit\w*|constrain\w*|restrict\w*|confin\w*|only|not|cannot|could|may|might|bias\w*|small\w*|short\w*|difficult\w*|lack\w*|unable|generali[sz]\w*|beyond|exclud\w*|few|self-report\w*|imbalance\w*|weak\w*|missing|unwilling\w*|refus\w*)\b/i,
    leads:
      /\b(?:limit\w*|constrain\w*|restrict\w*|confin\w*|only|not|cannot|bias\w*|small|difficult\w*|lack\w*|unable|beyond)\b/i,
    opens: 'My study has limits, and I want to name them myself',
    prompt: 'One limit of your study, and what it means for the result',
    owedIn: ALL,
  },
  {
    id: 'conclusion',
    part: 'Conclusion',
    kicker: 'Conclusion',
    name: 'Conclusion',
    worth: 97,
    slots: ['conclusions'],
    topics: ['conclusion'],
    headed: /^(?:\d[\d.]*\s*)?(?:concluding (?:statement|remarks?)|conclusions?)\b/,
    wants:
      /\b(?:(?:this|the present|my|our) (?:study|research|work|project|thesis|dissertation|analysis)|conclu\w*|results?|findings?|found|show\w*|reveal\w*|indicat\w*|significan\w*)\b/i,
    leads: /./,
    opens: 'So what is the answer to my question?',
    prompt: 'Your answer to the question of the study, in one sentence',
    owedIn: ['survey', 'qualitative', 'software'],
    only: ['survey', 'qualitative', 'software'],
  },
  {
    id: 'recommendations',
    part: 'Conclusion',
    kicker: 'Recommendations',
    name: 'What should be done now',
    worth: 68,
    slots: ['recommendations'],
    topics: ['recommendation'],
    wants:
      /\b(?:should|recommend\w*|suggest\w*|needs?|must|ought|future|further|advis\w*|proposes?|encourag\w*|essential|necessary|urge\w*|call\w* (?:on|for))\b/i,
    leads: /\b(?:should|recommend\w*|must|ought)\b/i,
    opens: 'From this I recommend the following',
    only: ['survey', 'qualitative', 'software'],
  },
]
