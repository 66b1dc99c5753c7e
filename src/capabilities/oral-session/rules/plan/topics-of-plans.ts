/** What only a plan is asked, and only a thing that was built; and how a viva opens and closes. */
import { OF_A_GROUP, type Topic } from './topics.ts'

const planned = (words: string) => ({ planned: words })
const built = (words: string) => ({ built: words })
const ANYWHERE = 'whole' as const
const PART = { slots: [], phase: 'chain' } as const

/** A scale, and what a set of data holds, takes no weeks and costs nothing. */
const IS_DONE =
  /^(?!.*\b(?:literature|writings|peer[- ]reviewed|consists? of|comprises?|scales?|data ?sets?|possible)\b)/i

const TAKES_TIME = new RegExp(
  `${IS_DONE.source}.*\\b(?:collect|interview|visit|administ|distribut|recruit|select|measur|observ|conduct|train)\\w*`,
  'i',
)
/** Something was done, and could have been done otherwise. */
const WAS_CHOSEN = new RegExp(
  `${IS_DONE.source}.*\\b(?:was|were|is|be|been|has|had|I|we|study) (?:\\w+ )?(?:\\w+ed|drawn|chosen|taken|used)\\b`,
  'i',
)
/** Half of it can be had, where it is people or a number. */
const CAN_BE_HALVED =
  /\d|\b(?:people|respondents|participants|patients|students|households|schools|farmers|firms|records|interviews|questionnaires)\b/i

/** Of what is to be built one does not ask what will come out, but whether it will work. */
const BUILDS = /\b(?:develop|build|design|implement|create)(?:ing)?\b/i
/** What requirements are for is none of them. */
const IS_NAMED = /^(?!.*\brequirements\b)/i
const REQUIRES = new RegExp(
  `${IS_NAMED.source}.*\\b(?:must|shall|should|will|can|has to|have to|able|allow|enable|need)`,
  'i',
)

/** “Examine …” is one of a list, and not what the whole work is to answer. */
const IS_SAID_OF_ALL =
  /\?$|\b(?:is|are|was|were|aims?|aimed|seeks?|sought|stud(?:y|ies)|research|paper|project|purpose)\b/i

export const PLAN_TOPICS: readonly Topic[] = [
  {
    ...PART,
    about: 'first finding',
    area: 'results',
    roles: ANYWHERE,
    on: {
      slots: ['hypotheses', 'questions', 'aim'],
      needs: new RegExp(`^(?!.*(?:${BUILDS.source}))`, 'i'),
      asks: planned('What do you expect to come out of this, and what would surprise you?'),
    },
    open: planned('What do you expect to find, and what would surprise you?'),
    easier: 'What do you think will come out?',
    deeper: 'What will you do if it comes out the other way?',
    why: 'A plan that can only be confirmed tests nothing.',
    holds: 'Say what you expect, why, and what would surprise you.',
    within: 'hour',
  },
  {
    ...PART,
    about: 'proof',
    area: 'method',
    on: {
      slots: ['aim', 'objectives'],
      needs: BUILDS,
      asks: planned(
        'How will you show that it works: with which data or which people, against what, and which figure would satisfy you?',
      ),
    },
    open: {},
    easier: 'How will you test it?',
    deeper: 'And what if it is no better than what there is already?',
    why: 'What is built has to be better than something, by a figure.',
    holds: 'Name the data or the people, what it is compared with, and the figure you hope for.',
    within: 'day',
  },
  {
    ...PART,
    about: 'time',
    area: 'method',
    slots: ['timetable'],
    heading: /\b(?:time ?(?:table|line|frame|plan)|work ?plan|schedule|gantt)\b/i,
    roles: ANYWHERE,
    of: planned('Which of these steps is most likely to run late, and what will you do then?'),
    on: {
      slots: ['sampling', 'instruments', 'dataSource', 'samplePlanned'],
      needs: TAKES_TIME,
      asks: planned('How many weeks will this take you, and what do you do if it takes twice as long?'),
    },
    open: planned('How long will each step take, and which one is most likely to run late?'),
    easier: 'When will you do what?',
    deeper: 'What could you leave out if you had half the time?',
    why: 'Most plans fail in the calendar.',
    holds: 'Name the steps with their weeks, and the one you would shorten first.',
    within: 'day',
  },
  {
    ...PART,
    about: 'money',
    area: 'method',
    slots: ['budget'],
    heading: /\bbudget|\bcosts?\b|\bresources\b/i,
    roles: ANYWHERE,
    of: planned('Where does this money come from, and which line would you cut first?'),
    on: {
      slots: ['dataSource', 'instruments', 'setting', 'sampling', 'tools'],
      needs: IS_DONE,
      asks: planned('What will this cost, who pays, and how would you do it with half the money?'),
    },
    open: planned('What will it cost, who pays, and what would you do with half of it?'),
    easier: 'What do you need, and who pays for it?',
    deeper: 'What if the money comes late?',
    why: 'A plan has to be affordable.',
    holds: 'Name the largest costs, who pays, and what you could do without.',
    within: 'day',
  },
  {
    ...PART,
    about: 'access',
    area: 'ethics',
    roles: ['methods'],
    on: {
      slots: ['population', 'setting', 'dataSource', 'ethics', 'sampling'],
      asks: planned('Who has to say yes before you can begin with this, and what if they say no?'),
    },
    open: planned('Who has to say yes before you can begin, and what if they say no?'),
    easier: 'Whose permission do you need?',
    deeper: 'How long does that usually take?',
    why: 'Data that nobody lets you collect are no data.',
    holds: 'Name who gives permission, how long it takes, and your second way.',
    within: 'day',
  },
  {
    ...PART,
    about: 'too wide',
    area: 'limits',
    phase: 'limits',
    roles: ANYWHERE,
    on: {
      slots: ['objectives', 'aim', 'questions'],
      asks: planned('What belongs to this that you will leave out, so that the work can be finished?'),
    },
    open: planned('What have you left out on purpose, so that the work can be finished?'),
    easier: 'What will you not look at?',
    deeper: 'Who will miss it?',
    why: 'Most plans are too wide.',
    holds: 'Name two things you leave out, each with its reason.',
    within: 'hour',
  },
  {
    ...PART,
    about: 'whom it will hold for',
    area: 'limits',
    phase: 'limits',
    roles: ANYWHERE,
    on: {
      slots: ['population', 'setting', 'sampling'],
      needs: OF_A_GROUP,
      asks: planned('For whom beyond those you reach will your answer hold, and for whom will it not?'),
    },
    open: planned('For whom will your answer hold, and for whom will it not?'),
    easier: 'How far will your answer reach?',
    deeper: 'What would it take to reach further?',
    why: 'Every answer has an edge, and a plan can draw it.',
    holds: 'Name one group or place it will hold for, and one it will not.',
    within: 'hour',
  },
  {
    ...PART,
    about: 'worth it',
    area: 'contribution',
    phase: 'limits',
    roles: ANYWHERE,
    on: {
      slots: ['gap', 'problem', 'objectives', 'aim'],
      asks: planned('If everything goes well, how much of this will be settled that is open now?'),
    },
    open: planned('If everything goes well, what will be known that is not known now?'),
    easier: 'What will be different when you have finished?',
    deeper: 'Who has asked for that?',
    why: 'A plan has to be worth its time.',
    holds: 'Say it in one sentence, and name who will use it.',
    within: 'hour',
  },
  {
    ...PART,
    about: 'second way',
    area: 'method',
    phase: 'more',
    roles: ['methods', 'introduction'],
    on: {
      slots: ['dataSource', 'samplePlanned', 'sampling', 'population'],
      needs: CAN_BE_HALVED,
      asks: planned('And if only half of that can be had, what then?'),
    },
    open: planned('If half the people or the data you count on are not there, what then?'),
    easier: 'What is your plan B?',
    deeper: 'From how many on would you still write the thesis?',
    why: 'Fewer come than one hopes.',
    holds: 'Name the least number you need, and your second source.',
    within: 'day',
  },
  {
    ...PART,
    about: 'pilot',
    area: 'method',
    phase: 'more',
    roles: ['methods'],
    open: planned(
      'How will you try out your instrument before it counts, and what would make you change it?',
    ),
    easier: 'How will you test your questions first?',
    deeper: 'On whom, and how many?',
    why: 'What was never tried goes wrong in the field.',
    holds: 'Say on whom you will try it, when, and what you would change.',
    within: 'day',
  },
  {
    ...PART,
    about: 'link',
    area: 'method',
    phase: 'more',
    roles: ['methods'],
    open: planned('Take one of your objectives. Which question to whom, and which analysis, will answer it?'),
    easier: 'How does one of your objectives become a question that you ask?',
    deeper: 'Is there an objective for which you have no such question yet?',
    why: 'Each objective needs its own data.',
    holds: 'For one objective, name the question you ask, and the analysis of the answers.',
    within: 'day',
  },
]

export const BUILT_TOPICS: readonly Topic[] = [
  {
    ...PART,
    about: 'requirements',
    area: 'method',
    slots: ['requirements'],
    most: 2,
    needs: REQUIRES,
    heading: /^(?!.*\b(?:hardware|software|minimum|personnel|human|staff)\b).*\brequirements?\b/i,
    roles: ANYWHERE,
    of: built('Where does this requirement come from, and how did you test that it is met?'),
    open: built('Who told you what it has to do, and how did you write that down?'),
    easier: 'What does it have to do, and who says so?',
    deeper: 'Which requirement did you not meet?',
    why: 'What nobody asked for need not be built.',
    holds: 'Name whom you asked, the most important requirement, and its test.',
    within: 'day',
  },
  {
    ...PART,
    about: 'tools',
    area: 'method',
    slots: ['tools'],
    most: 2,
    // A list of machines was chosen by nobody.
    heading: /^(?!.*\bhardware\b).*\b(?:tools?|technolog(?:y|ies) used|platform|software)\b/i,
    roles: ANYWHERE,
    of: built('Why this, and what else did you consider?'),
    open: built('Which tools did you choose, and what else did you consider?'),
    easier: 'What is it made with, and why?',
    deeper: 'What would you choose today?',
    why: 'A tool is a decision, and decisions have reasons.',
    holds: 'Name the tool, one you decided against, and the reason.',
    within: 'day',
  },
  {
    ...PART,
    about: 'tests',
    area: 'results',
    slots: ['tests', 'results'],
    most: 2,
    heading: /\b(?:test(?:s|ing)?|evaluation|validation)\b/i,
    roles: ANYWHERE,
    of: built('What did this test show, and what did it not?'),
    open: built('How did you test it, with whom, and what failed?'),
    easier: 'How do you know that it works?',
    deeper: 'What would break it?',
    why: 'A thing that was not tested does not work.',
    holds: 'Name the test, the number of trials, and what failed.',
    within: 'day',
  },
  {
    ...PART,
    about: 'architecture',
    area: 'method',
    heading:
      /^(?!.*\b(?:problems?|challenges?)\b).*\b(?:architecture|system design|design of the system|database|block diagram|implementation)\b/i,
    roles: ANYWHERE,
    open: built('Walk me through it: somebody uses it once. What happens, step by step?'),
    easier: 'How does it work inside?',
    deeper: 'Which part was hardest, and why?',
    why: 'Whoever built it can explain it.',
    holds: 'Follow one use from beginning to end, part by part.',
    within: 'hour',
  },
  {
    ...PART,
    about: 'failure',
    area: 'results',
    phase: 'more',
    roles: ANYWHERE,
    on: {
      slots: ['requirements', 'tools'],
      needs: IS_NAMED,
      asks: built('What happens to this when the power, the network or a part fails in the middle?'),
    },
    open: built('What happens when the power, the network or a part fails in the middle?'),
    easier: 'What if something breaks?',
    deeper: 'Have you tried that?',
    why: 'Things fail, and users are there when they do.',
    holds: 'Name one failure, what happens to the data, and how it recovers.',
    within: 'day',
  },
  {
    ...PART,
    about: 'misuse',
    area: 'ethics',
    phase: 'more',
    roles: ANYWHERE,
    on: {
      slots: ['tools', 'requirements'],
      needs: IS_NAMED,
      asks: built('How could somebody cheat this or misuse its data, and what stands against that?'),
    },
    open: built('How could somebody cheat it or misuse its data, and what stands against that?'),
    easier: 'How safe is it?',
    deeper: 'Whose data are in it, and did they agree?',
    why: 'What is built is also misused.',
    holds: 'Name one way to misuse it, and what stands against it.',
    within: 'day',
  },
  {
    ...PART,
    about: 'users',
    area: 'contribution',
    phase: 'limits',
    roles: ANYWHERE,
    on: {
      slots: ['aim', 'requirements', 'objectives'],
      needs: IS_NAMED,
      asks: built('Who will use it for this on an ordinary day, and what will they have to learn?'),
    },
    open: built('Who will use it on an ordinary day, and what will they have to learn?'),
    easier: 'Who is it for?',
    deeper: 'Has one of them used it without you beside them?',
    why: 'A thing nobody can use is not finished.',
    holds: 'Name one user, what they do with it, and what was difficult for them.',
    within: 'hour',
  },
  {
    ...PART,
    about: 'beside others',
    area: 'literature',
    phase: 'more',
    roles: ANYWHERE,
    on: {
      slots: ['aim', 'objectives'],
      needs:
        /^(?!.*\b(?:existing|current|analy[sz]e|determine|identify|measure|establish|assess|evaluate|investigate|study|review)\b)/i,
      asks: built('What that exists already does this, and what does yours do better?'),
    },
    open: built('What that exists already comes closest, and what does yours do better?'),
    easier: 'What else is there of this kind?',
    deeper: 'And what does the other one do better?',
    why: 'Nothing is built where nothing was.',
    holds: 'Name one other, what yours does better, and what it does not.',
    within: 'day',
  },
]

/** The place is the work's title, or its first sentence. */
export const OPENING: Topic = {
  about: 'opening',
  area: 'problem',
  phase: 'opening',
  slots: ['aim', 'design', 'sampleAnalysed', 'results', 'conclusions'],
  open: {
    done: 'Tell us about your study, in about two minutes: what you asked, how you went about it, and what you found.',
    planned:
      'Tell us about your plan, in about two minutes: what you want to know, and how you will go about it.',
    built:
      'Tell us about your project, in about two minutes: what it is for, how you built it, and whether it works.',
  },
  easier: 'In your own words: what is your work about?',
  deeper: '',
  why: 'Nearly every panel begins so, and it shows what you think is important.',
  holds: 'Have two minutes ready by heart: the question, the way to the answer, and the answer.',
  within: 'hour',
}

export const CLOSING: readonly Topic[] = [
  {
    about: 'differently',
    roles: ANYWHERE,
    area: 'limits',
    phase: 'close',
    slots: ['limits', 'aim'],
    on: {
      slots: ['sampling', 'instruments', 'design'],
      needs: WAS_CHOSEN,
      asks: {
        done: 'If you began again tomorrow, would you do this again, or what would you do instead?',
        planned: 'If you had to change this tomorrow, what would you do instead?',
        built: 'If you began again tomorrow, would you do it in this way again, or how?',
      },
    },
    open: {
      done: 'If you began your work again tomorrow, what would you do differently?',
      planned: 'If you had to change one thing in this plan tomorrow, what would it be?',
      built: 'If you began again tomorrow, what would you build differently?',
    },
    easier: 'What would you change?',
    deeper: 'What kept you from doing it so?',
    why: 'It shows what you have learnt.',
    holds: 'Name one thing, the reason, and what it would have changed.',
    within: 'hour',
  },
  {
    about: 'remember',
    roles: ANYWHERE,
    area: 'contribution',
    phase: 'close',
    slots: ['conclusions', 'results', 'aim'],
    on: {
      slots: ['aim'],
      needs: IS_SAID_OF_ALL,
      asks: {
        done: 'And to end: what is your answer to this, in one sentence?',
        planned: 'And to end: why should we let you do this? One sentence.',
        built: 'And to end: how far have you come with this? One sentence.',
      },
    },
    open: {
      done: 'And to end: which one sentence should we remember?',
      planned: 'And to end: why should we let you do this study? One sentence.',
      built: 'And to end: which one sentence about your project should we remember?',
    },
    easier: 'What is the most important thing, in one sentence?',
    deeper: '',
    why: 'The last sentence is the one a panel takes out of the room.',
    holds: 'Have one sentence ready: the answer to your question, and for whom it matters.',
    within: 'hour',
  },
]
