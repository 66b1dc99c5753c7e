/** What nearly every student asks and only this work can answer: the next step, a pilot, the topic, what a panel will ask, what the work is about. */
import { contentStems } from '#kit/text/content-stems.ts'
import { placeWords } from '#product/place.ts'
import type { ExamPlan } from '../plan/plan.ts'
import { partAsked, quotedAt } from './parts-asked.ts'

type Answers = (plan: ExamPlan, asked: string) => string | undefined

const numberOf = (text: string | undefined): string | undefined => text?.match(/\d[\d,]*/)?.[0]

/** What there are of answers: the student's word first, then the work's. */
function collectedBy({ said, kind }: ExamPlan, asked: string): string | undefined {
  const told = /\b(?:i|we) (?:already )?(?:have|had|got|collected)\b[^.?!]*?(\d[\d,]*)/i.exec(asked)?.[1]
  const own = said.sampleAnalysed?.[0] ?? said.sampleReturned?.[0]
  return told ?? (kind === 'planned' ? undefined : numberOf(own?.value))
}
const HAS_DATA =
  /\b(?:collected|gathered|have (?:my|the|all|\d[\d,]*) (?:data|answers|responses|questionnaires))\b/i

const onPilot: Answers = (plan, asked) => {
  if (
    !/\b(?:do|should|must|need|have to|can|shall|late)\b.*\b(?:pilot\w*|pre-?test\w*)/i.test(asked) ||
    /\b(?:what (?:is|are|does)|mean|report|changed|after|how)\b/i.test(asked)
  )
    return undefined
  const n = collectedBy(plan, asked)
  if (n)
    return `No: with ${n} answers in hand a pilot comes too late. Check instead what it would have shown: which question was left empty most often, and which was answered the same by nearly everybody. Say that in your limitations.`
  if (plan.kind !== 'planned')
    return 'No, your data are in, and a pilot comes before them. If you tried your questions out on a few people first, say so in your part on methods, with what you changed; if you did not, say that among your limitations.'
  return 'Yes, a small one: ten people like those you will ask, but not the same. Note how long it takes, which question is asked back, and what you change because of it; those three sentences go into your part on methods.'
}

const onNextStep: Answers = (plan, asked) => {
  if (
    !/\bwhat (?:should|do|can|must|shall) i do (?:next|now|today|tomorrow|this week)\b|\bwhat to do (?:first|next|now)\b|\bwhat comes next\b|\bnext step\b|\bwhere (?:do|should) i (?:start|begin)\W*$/i.test(
      asked,
    )
  )
    return undefined
  const saysProposal = /\bproposal\b|\bplan(?:ning)?\b/i.test(asked)
  if (!saysProposal && !HAS_DATA.test(asked) && isWrittenThrough(plan)) return afterTheDraft(plan)
  if (!saysProposal && (HAS_DATA.test(asked) || collectedBy(plan, asked))) {
    const objective = plan.said.objectives?.[0] ?? plan.said.questions?.[0] ?? plan.said.aim?.[0]
    const begin = objective ? ` Begin with this one: ${quotedAt(objective.place)}.` : ''
    return `First look at the data before you test anything: who is missing, what is empty, what cannot be true. Then one table for each of your objectives, and one sentence under it that says what it answers.${begin}`
  }
  const [aim] = plan.said.aim ?? []
  if (!saysProposal && plan.kind === 'planned' && aim)
    return `What you want to find out stands (${placeWords(aim.place)}). Next, in this order: who can answer it, how many of them and how you reach them; what you will ask, at least one question for each objective; how you will turn the answers into a result. Write one paragraph on each, and ask about permission today, because it takes longest.`
  if (saysProposal || plan.kind === 'planned')
    return 'First the question, then the people, then the tool: write your aim in one sentence, name who can answer it and how you reach them, and only then draft what you will ask. Ask about permission today, because it takes longest.'
  return undefined
}

/** Who has written results and a conclusion is past collecting and past looking at the data. */
const isWrittenThrough = ({ kind, said, questions }: ExamPlan): boolean =>
  kind !== 'planned' &&
  Boolean(said.conclusions?.[0] ?? said.recommendations?.[0]) &&
  questions.some(({ area }) => area === 'results')

function afterTheDraft({ fixes, said }: ExamPlan): string {
  const [fix] = fixes
  const first = fix
    ? `settle what an examiner sees first, ${placeWords(fix.place)}: ${fix.says}`
    : 'hold every figure in your text against its table.'
  const [concluded] = said.conclusions ?? []
  const held = concluded ? ` I would begin with this one: ${quotedAt(concluded.place)}.` : ''
  return `Your draft goes through to the end, so now it is checked. First, ${first} Second, put your objectives beside your conclusions: each objective needs its result, and each conclusion its figure or passage.${held} Third, write the abstract again, last of all, and practise three questions aloud; say “what will the panel ask” and I will give you some.`
}

const onTopic: Answers = (plan, asked) => {
  if (
    !/\b(?:topic|title|idea)\b/i.test(asked) ||
    !/\b(?:good|ok(?:ay)?|fine|right|too (?:wide|broad|big|narrow|small|long)|enough)\b/i.test(asked) ||
    FOR_A_TOPIC.test(asked)
  )
    return undefined
  const { on, among } = plan.subject.on ? plan.subject : { on: plan.title, among: '' }
  const words = plan.title.split(/\s+/).length
  const long =
    words > LONG_TITLE
      ? ` As a title it has ${words} words; most departments want fewer than twenty, so see what a reader could do without.`
      : ''
  const gap = plan.said.gap?.[0]
  return `Yours is “${on}${among && ` ${among}`}”.${long} A topic is good if four things can be said: who needs the answer, what is not known, where you can find it out, and that you can finish in time. ${
    gap
      ? `What is not known you say (${placeWords(gap.place)}).`
      : 'See that one sentence says plainly what is not known; it is the one a reader looks for.'
  } ${among || !asksPeople(plan) ? '' : 'Name one place and one group of people, and it becomes small enough.'}`.trim()
}
const LONG_TITLE = 20
/** Something else is wanted for it. */
const FOR_A_TOPIC = /\bexamples?\b|\b(?:for|on) (?:this|my|the|a) (?:\w+ )?(?:topic|title|idea)\b/i
const asksPeople = ({ vocabulary }: ExamPlan): boolean =>
  contentStems('respondents participants questionnaire interview').some((stem) => vocabulary.includes(stem))

const onPanel: Answers = ({ questions }, asked) => {
  if (
    !/\b(?:what|which|any|some|give|suggest|list)\b.*\b(?:examiners?|panel|they|you)\b.*\bask\b|\bquestions? (?:will|would|do|might|can|could|that) (?:the )?(?:examiners?|panel|they)|\b(?:viva|defen[cs]e|panel|exam\w*) questions?\b|\bquiz me\b/i.test(
      asked,
    ) ||
    /\bwhat if\b|\bcan ?not answer\b|\bdon'?t know\b/i.test(asked)
  )
    return undefined
  const about = partAsked(asked)?.about ?? []
  const onPart = questions.filter(
    (question) =>
      about.includes(question.about) || (about.length > 0 && question.area === AREA_OF[about[0]!]),
  )
  if (about.length > 0 && onPart.length === 0) return undefined
  const likely = (
    onPart.length > 0
      ? onPart
      : [
          ...questions.filter(({ weak }) => weak).slice(0, 1),
          ...questions.filter(({ phase, weak }) => phase === 'chain' && !weak),
        ]
  ).slice(0, MOST_ASKED)
  return `Of your work I would ask: ${likely.map(({ lead, asks }, at) => `${ORDER[at]}: ${[lead, asks].filter(Boolean).join(' ')}`).join(' ')} Answer each in three sentences: what you did, why, and how far it goes.`
}
const MOST_ASKED = 3
export const ORDER = ['First', 'Second', 'Third'] as const
const AREA_OF: Readonly<Record<string, string>> = {
  design: 'method',
  sample: 'method',
  sampling: 'method',
  instruments: 'method',
  analysis: 'method',
  results: 'results',
  gap: 'literature',
  limits: 'limits',
}

const onWhole: Answers = ({ said }, asked) => {
  if (
    !/\bsummar(?:y|i[sz]e)\b.*\b(?:my|this|the|it|whole)\b|\bwhat is my (?:work|thesis|study|project|research) (?:all )?about\b|\bmy (?:work|thesis|study|project) in (?:short|brief|a few)/i.test(
      asked,
    ) ||
    /\bhow (?:do|can|should|to)\b/i.test(asked)
  )
    return undefined
  const told = WHOLE.flatMap(([slot, says]) => {
    const place = said[slot]?.[0]?.place
    return place ? [`${says}: ${quotedAt(place)}.`] : []
  })
  return told.length < 2 ? undefined : told.join(' ')
}
const WHOLE = [
  ['aim', 'What you set out to do'],
  ['design', 'How'],
  ['sampleAnalysed', 'With whom'],
  ['results', 'What you found'],
  ['conclusions', 'What you conclude'],
] as const

/** "Is my study qualitative or quantitative?" is said by the work. */
const onApproach: Answers = ({ claims }, asked) => {
  if (!/\bmy (?:study|work|research|thesis|project)\b.*\b(?:qualitative|quantitative|mixed)\b/i.test(asked))
    return undefined
  const told = claims.find(({ topic }) => topic === 'approach')
  return (
    told &&
    `Your text calls it ${told.value}: ${quotedAt(told.place)}. Quantitative work counts and compares, qualitative work listens and interprets; see that your questions fit.`
  )
}

/** Two figures of the work that disagree, named by the student. */
const onFigures: Answers = ({ fixes }, asked) => {
  const named = [...new Set(asked.match(FIGURE) ?? [])].filter((one) => Number(one.replace(/,/g, '')) >= 10)
  const fix =
    named.length > 1 &&
    fixes.find(({ says }) => {
      const told = new Set(says.match(FIGURE) ?? [])
      return named.every((one) => told.has(one))
    })
  return fix
    ? `${fix.says} One stands here: ${quotedAt(fix.place)}. ${fix.advice} If both are right, say in one sentence why they differ.`
    : undefined
}
const FIGURE = /\d+(?:,\d{3})*(?:\.\d+)?/g

/** Whether a cause may be claimed hangs on the design, and not on what others wrote. */
const onCause: Answers = ({ claims, said }, asked) => {
  if (
    !/\b(?:can|may|could|should) (?:i|we) (?:say|claim|write|conclude|state|argue)\b.*\b(?:caus\w+|leads? to|affects?|impacts?|because of)\b/i.test(
      asked,
    )
  )
    return undefined
  if (claims.some(({ topic, value }) => topic === 'design' && /trial|experiment/.test(value)))
    return 'Of those who took part, yes, as far as the groups were alike before: say how they were formed, and give the difference with its interval.'
  const [design] = said.design ?? []
  return `Better not. ${design ? `Your design is this: ${quotedAt(design.place)}. Unless` : 'Unless'} chance decided who got what, a study shows that two things go together, and neither which came first nor what else explains both. Write “was associated with” or “was more common among”, and name one other explanation.`
}

const IN_TURN: readonly Answers[] = [
  onFigures,
  onCause,
  onApproach,
  onPilot,
  onNextStep,
  onPanel,
  onTopic,
  onWhole,
]

export const onCommonAsk: Answers = (plan, asked) => {
  for (const answers of IN_TURN) {
    const answer = answers(plan, asked)
    if (answer) return answer
  }
  return undefined
}
