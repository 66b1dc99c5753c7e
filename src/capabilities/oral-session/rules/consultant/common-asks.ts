/** What nearly every student asks, answered from this work: next step, topic, test, reviewer, where a thing belongs, what a panel asks. */
import { placeWords } from '#product/place.ts'
import { quotedAloud } from '../plan/place-in-words.ts'
import type { ExamPlan } from '../plan/plan.ts'
import { subjectOf } from './examples.ts'

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
  if (!/\bpilot\w*|\bpre-?test/i.test(asked) || /^\W*what (?:is|are)\b/i.test(asked)) return undefined
  const n = collectedBy(plan, asked)
  if (n)
    return `No: with ${n} answers in hand a pilot comes too late. Check instead what it would have shown: which question was left empty most often, and which was answered the same by nearly everybody. Say that in your limitations.`
  return 'Yes, a small one: ten people like those you will ask, but not the same. Note how long it takes, which question is asked back, and what you change because of it; those three sentences go into your part on methods.'
}

const onNextStep: Answers = (plan, asked) => {
  if (
    !/\bwhat (?:should|do|can|must|shall) i do (?:next|now)\b|\bwhat comes next\b|\bnext step\b|\bwhere (?:do|should) i (?:start|begin)\b/i.test(
      asked,
    )
  )
    return undefined
  const saysProposal = /\bproposal\b|\bplan(?:ning)?\b/i.test(asked)
  if (!saysProposal && (HAS_DATA.test(asked) || collectedBy(plan, asked))) {
    const objective = plan.said.objectives?.[0] ?? plan.said.questions?.[0] ?? plan.said.aim?.[0]
    const begin = objective ? ` Begin with this one: ${quotedAloud(objective.place.quote)}` : ''
    return `First look at the data before you test anything: who is missing, what is empty, what cannot be true. Then one table for each of your objectives, and one sentence under it that says what it answers.${begin}`
  }
  if (saysProposal || plan.kind === 'planned')
    return 'First the question, then the people, then the tool: write your aim in one sentence, name who can answer it and how you reach them, and only then draft what you will ask. Ask about permission today, because it takes longest.'
  return undefined
}

const onTopic: Answers = (plan, asked) => {
  if (
    !/\b(?:topic|title|idea)\b/i.test(asked) ||
    !/\b(?:good|ok(?:ay)?|fine|right|too (?:wide|broad|big|narrow|small)|enough)\b/i.test(asked)
  )
    return undefined
  const { on } = subjectOf(plan)
  const gap = plan.said.gap?.[0]
  const place = plan.said.setting?.[0] ?? plan.said.population?.[0]
  return `A topic is good if four things can be said: who needs the answer, what is not known, where you can find it out, and that you can finish in time. Yours is “${on}”. ${
    gap
      ? `What is not known you say (${placeWords(gap.place)}).`
      : 'See that one sentence says plainly what is not known; it is the one a reader looks for.'
  } ${
    place
      ? `Where, you say too (${placeWords(place.place)}).`
      : 'Name one place and one group of people, and it becomes small enough.'
  }`
}

const onTest: Answers = ({ said }, asked) => {
  if (
    !/\b(?:which|what) (?:statistical )?(?:test|analysis|method of analysis)\b|\b(?:can|should) i use (?:an? )?(?:chi|t[- ]test|anova|regression|correlation)|\bright (?:test|analysis)\b|\bneed (?:an? )?(?:statistical )?test\b/i.test(
      asked,
    )
  )
    return undefined
  const used = said.analyses?.[0]
  const own = used
    ? ` Your text names ${quotedAloud(used.place.quote)} (${placeWords(used.place)}); hold it against this.`
    : ''
  return `It follows from two things: what you measure, and what you compare. A category against a category: chi-square. A mean in two groups: a t test; in three or more: ANOVA. Two numbers that go together: correlation. Yes or no explained by several things at once: logistic regression; a number explained by several: linear regression.${own} Tell me which two things you compare, and I will say which one.`
}

const onReviewer: Answers = ({ said, questions }, asked) => {
  // How to do what was asked for is another question.
  if (/\bhow (?:do|can|should) i (?!answer|reply|respond)/i.test(asked)) return undefined
  if (
    !/\b(?:reviewers?|examiners?|supervisors?|panel) (?:who |that )?(?:says?|said|wrote|writes?|asks?|asked|wants?|thinks?|comments?)\b|\b(?:answer|reply to|respond to) (?:a|the|my) (?:reviewer|examiner|comment)/i.test(
      asked,
    )
  )
    return undefined
  const parts: readonly (readonly [RegExp, StudyPart])[] = [
    [
      /\bsampl|\bsmall\b|\brespondents|\bparticipants/i,
      { slot: 'sampleAnalysed', about: 'sample', what: 'how the number came about, and what it cannot show' },
    ],
    [
      /\bmethod|\bdesign|\bprocedure/i,
      { slot: 'design', about: 'design', what: 'the step as you did it, in the order in which you did it' },
    ],
    [
      /\bliterature|\bsources?|\bold\b/i,
      { slot: 'gap', about: 'closest study', what: 'the newest study you have added, and what it changes' },
    ],
    [
      /\bconclu|\bstrong|\bcaus/i,
      { slot: 'conclusions', about: 'conclusion', what: 'the softer sentence, and the result it rests on' },
    ],
  ]
  const part = parts.find(([words]) => words.test(asked))?.[1]
  const place =
    part &&
    (said[part.slot]?.[0]?.place ??
      questions.find(({ about, quoted }) => about === part.about && quoted)?.place)
  const where = place ? ` In your work that is ${placeWords(place)}: ${quotedAloud(place.quote)}` : ''
  return `In three sentences: thank them for the point; say what you changed and on which page, or why you did not; and quote the new sentence. “Thank you. We now say on page [number] [${part?.what ?? 'what you changed'}].” Never only “corrected”.${where}`
}
type StudyPart = { slot: 'sampleAnalysed' | 'design' | 'gap' | 'conclusions'; about: string; what: string }

const BELONGS: readonly (readonly [RegExp, string])[] = [
  [
    /\blimit\w*|\bweakness\w*/i,
    'Limitations belong near the end, after the discussion, each with the conclusion it touches; a plan has them in its first chapter',
  ],
  [
    /\bmissing\b|\bleft out\b|\bnon-?response\b/i,
    'Who is missing belongs in two places: in the part on methods, where you say how people were chosen, and in the limitations, where you say what it may have changed',
  ],
  [
    /\bethic\w*|\bconsent\b|\bpermission\b/i,
    'Ethics belong at the end of the part on methods: the approval with its number, how people agreed, and where the data are kept',
  ],
  [
    /\bsampl\w*|\brespondents\b|\bparticipants\b/i,
    'The sample belongs in the part on methods, its size again in the first paragraph of the results',
  ],
  [/\brecommend\w*/i, 'Recommendations belong in the last chapter, each behind the finding it follows from'],
  [
    /\bgap\b/i,
    'The gap belongs at the end of the literature review, and in one sentence in the introduction',
  ],
  [
    /\bdefin\w*|\bterms?\b/i,
    'Terms are defined in the first chapter, or where they are used for the first time',
  ],
  [
    /\bresults?\b|\bfindings?\b|\btables?\b/i,
    'A result belongs in the results, with its table; what it means belongs in the discussion',
  ],
]
const PART_OF_BELONGS: readonly (readonly [RegExp, keyof ExamPlan['said']])[] = [
  [/\blimit\w*|\bweakness\w*|\bmissing\b/i, 'limits'],
  [/\bethic\w*|\bconsent\b/i, 'ethics'],
  [/\bsampl\w*/i, 'sampling'],
  [/\brecommend\w*/i, 'recommendations'],
  [/\bgap\b/i, 'gap'],
]
const onWhere: Answers = ({ said }, asked) => {
  if (
    !/\bwhere (?:do|should|can|must|shall|does|would)\b.*\b(?:say|put|write|go|mention|place|explain|add|describe|belong)\b/i.test(
      asked,
    )
  )
    return undefined
  const belongs = BELONGS.find(([words]) => words.test(asked))?.[1]
  if (!belongs) return undefined
  const slot = PART_OF_BELONGS.find(([words]) => words.test(asked))?.[1]
  const place = slot && said[slot]?.[0]?.place
  return `${belongs}. ${place ? `You have this already: ${quotedAloud(place.quote)} (${placeWords(place)}).` : 'One paragraph is enough.'}`
}

const onPanel: Answers = ({ questions }, asked) => {
  if (
    !/\b(?:what|which)\b.*\b(?:examiners?|panel|they)\b.*\bask\b|\bquestions? (?:will|would|do|might) (?:the )?(?:examiners?|panel)/i.test(
      asked,
    )
  )
    return undefined
  const likely = [
    ...questions.filter(({ weak }) => weak).slice(0, 1),
    ...questions.filter(({ phase, weak }) => phase === 'chain' && !weak).slice(0, 2),
  ]
  return `Of your work I would ask: ${likely.map(({ lead, asks }, at) => `${ORDER[at]}: ${[lead, asks].filter(Boolean).join(' ')}`).join(' ')} Answer each in three sentences: what you did, why, and how far it goes.`
}
const ORDER = ['First', 'Second', 'Third'] as const

const onPresenting: Answers = (plan, asked) => {
  if (!/\b(?:start|begin|open|give|prepare)\b.*\b(?:presentation|defen[cs]e|viva|talk)\b/i.test(asked))
    return undefined
  const aim = plan.said.aim?.[0]
  return `Begin with the people, not with the table of contents: who has the problem, then your question, then the answer in one sentence.${aim ? ` Your question is in ${quotedAloud(aim.place.quote)} (${placeWords(aim.place)}).` : ''} The way you worked comes after that, and a panel listens to it better.`
}

const onStrength: Answers = ({ said, questions }, asked) => {
  if (
    !/\b(?:conclusions?|claims?)\b.*\b(?:too (?:strong|big|wide|much)|ok|good|right|justified|correct)\b/i.test(
      asked,
    )
  )
    return undefined
  const place = said.conclusions?.[0]?.place ?? questions.find(({ about }) => about === 'conclusion')?.place
  if (!place) return undefined
  return `Hold it against three things: does one table carry it, does it speak of more people than you studied, and does it say “causes” where you saw only that two things go together? Yours: ${quotedAloud(place.quote)} (${placeWords(place)}). If one answer is no, write “among those we studied” or “goes with”.`
}

const IN_TURN: readonly Answers[] = [
  onPilot,
  onNextStep,
  onPanel,
  onReviewer,
  onTopic,
  onWhere,
  onPresenting,
  onStrength,
  onTest,
]

export const onCommonAsk: Answers = (plan, asked) => {
  for (const answers of IN_TURN) {
    const answer = answers(plan, asked)
    if (answer) return answer
  }
  return undefined
}
