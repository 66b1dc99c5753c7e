/** Which slots of the record a question asks for, and what else it speaks of. */
import { contentStems } from '#kit/text/content-stems.ts'
import type { SlotId } from '../../record/study-record.ts'
import { readQuestion } from '../../summarisation/asked.ts'

/** `label` stands before what the work says. */
export type SlotGroup = { label: string; slots: readonly SlotId[] }

const PERSONS =
  'people|persons?|participants?|respondents?|subjects|individuals|informants|interviewees|cases|observations'
const GROUPS: readonly (readonly [RegExp, SlotGroup])[] = [
  [
    /\b(?:my|our|the|research|study|project) topic\b|\btopic (?:of|is)\b/i,
    { label: 'Topic', slots: ['title', 'aim'] },
  ],
  [
    /^\W*(?:the )?title\W*$|\btitle (?:of|is)\b|\b(?:the|my|our|research|project) title\b|\bcalled\b/i,
    { label: 'Title', slots: ['title'] },
  ],
  [
    /\bwho (?:wrote|authored|did|conducted|made|carried out|(?:is|are|was|were) the (?:author|student|researcher|writer)s?)\b|(?<!according to the )\bauthors?\W*$|\bauthors? of\b|\b(?:group|team) members\b|\bmembers of the (?:group|team)\b|\bwritten by\b|\bname of the (?:student|researcher)\b/i,
    { label: 'Author', slots: ['people'] },
  ],
  [/\b(?:co[- ]?)?(?:supervis(?:ors?|ed)|advis[eo]rs?)\b/i, { label: 'Supervisor', slots: ['supervisors'] }],
  [
    /\b(?:which|what) (?:university|college|institution|school|department)\b|\b(?:university|institution)\b/i,
    { label: 'Institution', slots: ['institution'] },
  ],
  [
    /\b(?:what|which) year\b|\bwhen was (?:it|(?:this|the|my) ?(?:thesis|report|paper|project|dissertation|document)?) (?:written|submitted|published|done)\b/i,
    { label: 'Year', slots: ['year'] },
  ],
  [
    /\b(?:(?:the )?(?:statement of the problem|problem statement)|what motivated (?:the|this|my|your)|research problem|the (?:main |key |central |real )?problem|what problem)\b/i,
    { label: 'Problem', slots: ['problem'] },
  ],
  [/\b(?:research |knowledge )?gaps?\b/i, { label: 'What was not known', slots: ['gap'] }],
  [
    /\b(?:aims?|purpose|goal|general objective|main objective|why was (?:this|the) (?:study|research) (?:done|conducted|carried))\b|\b(?:project|study|work|system|research) (?:is |was )?(?:meant|supposed|trying|intended|designed) to (?:do|build|achieve|find)\b/i,
    { label: 'Aim', slots: ['aim'] },
  ],
  [/\b(?:specific )?objectives?\b/i, { label: 'Objective', slots: ['objectives'] }],
  [
    /\bresearch questions?\b|\bquestions? (?:of|in) (?:the|my|this)\b|\b(?:what|which) questions? (?:is|was|does|did|do|are) (?:it|i|we|they|he|she|(?:the|this|my) \w+) (?:\w+ ){0,2}?(?:answer|ask|address)\w*/i,
    { label: 'Research question', slots: ['questions'] },
  ],
  [/\bhypothes[ie]s\b/i, { label: 'Hypothesis', slots: ['hypotheses'] }],
  [
    /\bmethods?\b[^?]*\b(?:collect|gather)\w*(?: (?:the|my|our))?(?: data)?/i,
    { label: 'Collected with', slots: ['instruments'] },
  ],
  [
    /(?<!\b(?:sampling|sample|collection|analysis|development|software|lab|laboratory|teaching) )\bmethod(?:ology|s)?\b(?! chapter)/i,
    { label: 'Method', slots: ['design', 'population', 'sampling', 'instruments', 'analyses'] },
  ],
  [
    /\b(?:research |study )?(?:design|approach)\b(?! (?:principles?|patterns?|requirements?|considerations?|choices?))/i,
    { label: 'Design', slots: ['design'] },
  ],
  [
    /\bwhere (?:was|were|is|did|will|does) (?:it|this|the (?:study|research|survey|project|data|fieldwork))\b|\b(?:study|research) (?:area|site|setting|location)\b|\blocation\b/i,
    { label: 'Place', slots: ['setting'] },
  ],
  [
    /\bwhen (?:was|were|did|will) (?:the )?(?:data|study|research|survey)\b|\b(?:study|data collection) period\b/i,
    { label: 'Period', slots: ['period'] },
  ],
  [
    new RegExp(
      String.raw`\b(?:how many|number of|total) (?:${PERSONS})\b(?:[^?]*\b(?:took part|participated|(?:were|was|are|will be) (?:in|there|used|interviewed|surveyed|sampled|selected|included)|in (?:the|this|my)|did|responded|was))?|\bhow many (?:took part|participated|responded|answered)\b|\bhow many (?=\p{L}+ (?:took part|participated|responded|answered|(?:was|were) (?:interviewed|surveyed|sampled|studied))\b)|\bsample(?:d)?(?: size)?\b(?! (?:technique|method|procedure))|\bhow (?:big|large)\b[^?]*\bsample\b`,
      'iu',
    ),
    { label: 'Sample', slots: ['sampleAnalysed', 'sampleReturned', 'sampleAsked', 'samplePlanned'] },
  ],
  [/\b(?:target |study )?population\b/i, { label: 'Population', slots: ['population'] }],
  [
    /\bsampling\b(?: (?:technique|method|procedure|strategy)s?)?|\bsample (?:technique|method|procedure)\b|\bhow (?:were|was|are|will) (?:the )?(?:\w+ )?(?:be )?(?:selected|chosen|picked|sampled|recruited|gotten|got|found)\b|\bhow (?:did|do|does|will) (?:they|he|she|you|i|we|the \w+) (?:choose|pick|select|sample|recruit|find|get) (?:the |their |my )?(?!sample size)\w+/i,
    { label: 'Sampling', slots: ['sampling'] },
  ],
  [
    /\b(?:what|which) (?:(?:kinds?|types?|sources?) of )?data\b(?=\W*$| (?:was|were|is|are|did|does|do|will)\b)|\bdata ?sources?\b|\bsources? of (?:the )?data\b/i,
    { label: 'Data', slots: ['dataSource', 'instruments'] },
  ],
  [
    /\b(?:instruments?|data collection (?:tools?|methods?)|how was (?:the )?data collected|tools? (?:used|for))\b/i,
    { label: 'Collected with', slots: ['instruments'] },
  ],
  [/\b(?:in)?dependent variables?\b|\bvariables\b/i, { label: 'Variables', slots: ['variables'] }],
  [
    /\bdata anal(?:ysis|ysed|yzed)\b|\bhow was (?:the )?data anal\w+|\banaly[sz]ed\b/i,
    { label: 'Analysis', slots: ['analyses'] },
  ],
  [/\bethic(?:s|al)\b[^?]*/i, { label: 'Ethics', slots: ['ethics'] }],
  [/\b(?:validity|reliability)\b/i, { label: 'Validity and reliability', slots: ['validity'] }],
  [/\brequirements?\b/i, { label: 'Requirement', slots: ['requirements'] }],
  [
    /\b(?:technolog(?:y|ies)|programming languages?|software|tech stack)\b/i,
    { label: 'Made with', slots: ['tools'] },
  ],
  [
    /\b(?:main |key |major )?(?:findings?|results?)\b|\bwhat (?:did|was|were|has)\b[^?]*\bf(?:i|ou)nd\b/i,
    { label: 'Result', slots: ['results'] },
  ],
  [/\bconclu(?:sions?|ded?)\b/i, { label: 'Conclusion', slots: ['conclusions'] }],
  [/\b(?:limitations?|limits?|weakness(?:es)?)\b/i, { label: 'Limit', slots: ['limits'] }],
  [/\brecommend(?:ations?|ed|s)?\b/i, { label: 'Recommendation', slots: ['recommendations'] }],
  [
    /\b(?:contribution|significance|importance) of (?:the|this|my)\b|\bcontribut(?:e|ion)\b/i,
    { label: 'Contribution', slots: ['contribution'] },
  ],
  [/\b(?:work ?plan|time ?(?:table|line|frame)|schedule)\b/i, { label: 'Timetable', slots: ['timetable'] }],
  [
    /\bbudget\b|\bhow much (?:will|does) (?:it|the study|this) cost\b/i,
    { label: 'Budget', slots: ['budget'] },
  ],
]

const ASKS_FOR =
  /^\W*(?:(?:so|and|please|kindly|pls|plz|hi|hello|ok|but|can you|could you|can u)\W+)*(?:what|whats|wat|wht|which|who|whose|where|when|list|show|give|tell|state|name|how many|how big|how large|how was|how were|how much|identify|mention|outline|explain|describe|find|compare|do|does|is|are)\b/i
const SHORT = 4
/** It asks for a place, whatever is said there. */
const ON_WHICH_PAGE =
  /^\W*(?:and |so )?(?:which|what) page (?:says?|mentions?|shows?|talks?|tells?|states?)\b/i
const OF_OTHER_WORKS =
  /\b(?:previous|earlier|past|other|prior) (?:\p{L}+ )?(?:stud(?:y|ies)|research(?:ers)?|authors?|works?|scholars?|findings)\b/iu
const OF_THE_WORK =
  /\b(?:thesis|dissertation|paper|document|study|studies|work|research|proposal|report|project|author|student|researcher|used|specific|main|general|again|sentences?|briefly|short|full|complete|exact|whole|correct|key|major|wrote|written|submitted|done|apply|size|chapter|take|took|part|place|conducted|analysis|there|list|give|state|show|mention|outline|tell|please|kindly|pls|collect\w*|gather\w*)\b/gi

/** A question begins like one, or is as short as a heading. */
export function slotsAsked(question: string, title = ''): { groups: SlotGroup[]; rest: string[] } {
  const isShort = question.trim().split(/\s+/).length <= SHORT
  if ((!isShort && !ASKS_FOR.test(question)) || OF_OTHER_WORKS.test(question) || ON_WHICH_PAGE.test(question))
    return { groups: [], rest: [] }
  const groups: SlotGroup[] = []
  let left = question
  for (const [pattern, group] of GROUPS) {
    const found = pattern.exec(left)
    if (!found) continue
    groups.push(group)
    left = `${left.slice(0, found.index)} ${left.slice(found.index + found[0].length)}`
  }
  const words = readQuestion(left.replace(OF_THE_WORK, ' ')).words.filter(({ weighs }) => weighs === 'topic')
  // What stands in its title is spoken of throughout.
  const titled = new Set(contentStems(title))
  const rest = words.filter(({ asked }) => !titled.has(asked)).flatMap(({ stems }) => [...stems])
  return { groups: groups.slice(0, 3), rest }
}
