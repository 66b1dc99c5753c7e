import type { Theme } from './theme.ts'

export const OF_PURPOSE: readonly Theme[] = [
  {
    id: 'title',
    name: 'title',
    asks: /\b(?:title|topic|research idea)s?\b/i,
    slots: ['title'],
    points: [
      { ask: 'Who needs the answer, and what about it is not known yet?' },
      { ask: 'Does it name what is studied, among whom or in what, and where?' },
      { ask: 'Does every word of it come back in your objectives?' },
      { ask: 'Can you reach the people, records or plots for it in the time you have?', for: ['planned'] },
    ],
    how: 'Keep what is studied, among whom and where; strike out “a study of”, “an evaluation of the” and everything that would fit another work. Twelve to fifteen words are enough.',
    panel: [
      'Why this topic, and why here?',
      'Which word of your title could you strike out, and what would be lost?',
    ],
    plain: 'the shortest true answer to “what is it about?”',
  },
  {
    id: 'problem',
    name: 'problem statement',
    asks: /\b(?:problem statement|statement of (?:the )?problem|research problem|(?:my|the|this|a) problem|background(?: of (?:the|my) study)?)\b(?! with\b)(?<!\b(?:is|are|that|it|this|be) (?:a|the) problem)/i,
    slots: ['problem'],
    parts: ['problem'],
    states: /\bproblems?\b|\bchallenges?\b/i,
    points: [
      {
        is: 'a figure or a source that shows how large the problem is',
        inside: true,
        finds:
          /(?:\d\s*(?:%|per ?cent|percent)|\b\d[\d,]* (?:people|cases|million|thousand|households|students|pupils|patients)|\((?:\p{Lu}[^()]{2,60},? )?(?:19|20)\d\d\)|\[\d+\])/u,
        next: 'Put one figure with its source into the first paragraph of the problem, so that a reader sees how large it is.',
      },
      {
        is: 'who suffers from it',
        inside: true,
        finds:
          /\b(?:farmers?|students?|pupils?|patients?|women|children|mothers|households|communit\w+|customers?|users?|citizens|employees|workers|teachers|pilgrims|traders|compan\w+|firms?|banks?|organi[sz]ations?|institutions?|population|public|people)\b/i,
        next: 'Name who suffers from it, and what it costs them.',
      },
      {
        is: 'what is not yet known',
        inside: true,
        finds:
          /\b(?:little (?:is )?known|not (?:yet )?(?:known|been)|unknown|unclear|few studies|no stud(?:y|ies)|limited (?:research|evidence|studies)|lack of|gap|absence of|without (?:proper )?knowledge|scarce|scanty)\b/i,
        next: 'End the problem with one sentence on what nobody knows yet; your aim has to follow from it.',
      },
      { ask: 'Does the last sentence of the problem lead to your aim without a jump?' },
    ],
    how: 'Four sentences do: who suffers, how much with a figure and its source, what has been tried or is known, and what nobody knows yet. The last one must lead straight to your aim.',
    why: [
      { says: 'it costs somebody something that can be shown, and nobody has looked at it in your place' },
    ],
    panel: ['How do you know that this is a problem, and for whom?', 'What happens if nobody studies it?'],
    plain: 'what is wrong now, for whom, and what nobody knows about it yet',
  },
  {
    id: 'aim',
    name: 'aim',
    asks: /\b(?:aims?|main objective|general objective|broad objective|overall objective|purpose(?: of (?:my|the|this) (?:study|work|research))?|goal)\b/i,
    slots: ['aim'],
    parts: ['aim'],
    states:
      /\b(?:aims?|purpose|main objective|general objective|goal) (?:of|is|was|to)\b|\b(?:study|project|research|work) (?:aims?|seeks|intends)\b/i,
    points: [
      { ask: 'Is it one sentence with one verb, and does it say the same as your title?' },
      { ask: 'Do your specific objectives together make up the aim, with nothing left over?' },
    ],
    how: 'One sentence, one verb that can be checked (determine, compare, assess, design), what, among whom, and where. Use the same words for it in the abstract, chapter one and the conclusion.',
    why: [{ says: 'it is what the problem leaves open, and it can be answered in the time you had' }],
    panel: [
      'In one sentence: what did you want to find out?',
      'How does your aim differ from your objectives?',
    ],
    plain: 'the one thing you wanted to find out or to make',
  },
  {
    id: 'objectives',
    name: 'objectives',
    asks: /\b(?:(?:specific |research |first |second |third |fourth |last )?objectives?(?: (?:one|two|three|four|\d))?)\b/i,
    slots: ['objectives'],
    parts: ['objectives'],
    states: /\bobjectives?\b/i,
    points: [
      {
        ask: 'Does each begin with a verb that can be checked (determine, compare, assess, design), and ask for one thing?',
      },
      {
        ask: 'Which table, test or passage answers each of them? Write its number beside it.',
        for: ['done', 'built'],
      },
      {
        ask: 'Which question of your instrument, or which measurement, will answer each of them?',
        for: ['planned'],
      },
      { ask: 'Can each be reached with the time, money and people that you have?', for: ['planned'] },
    ],
    how: 'Give each one verb that can be checked and one thing; split what has “and” in it. Put them in the order in which you report the results, and see that together they make up the aim.',
    why: [{ says: 'each of them is one part of the aim, and together they make up all of it' }],
    panel: [
      'Which result answers each of your objectives?',
      'Which of them did you not fully reach, and why?',
    ],
    plain: 'the steps into which the aim was cut, each of which can be ticked off',
  },
  {
    id: 'questions',
    name: 'research questions',
    asks: /\b(?:research questions?|(?:my|our) questions?(?! (?:for|to) (?:the )?(?:panel|examiner))|study questions?)\b/i,
    slots: ['questions'],
    parts: ['questions'],
    states: /\bresearch questions?\b|\bquestions? (?:guid|that guid)\w+/i,
    points: [
      { ask: 'Is each of them answered by more than yes or no?' },
      { ask: 'Does each belong to one objective, in the same order and the same words?' },
      { ask: 'Can the data that you have answer it, or would it need others?' },
    ],
    how: 'Turn each objective into a question that begins with what, which, how or how far, name the people and the place, and imagine the table or paragraph that would answer it. What has no such table is not yet clear.',
    why: [{ says: 'the answer to them is what the problem needs' }],
    needed: [
      {
        says: 'Objectives or questions, one of the two is enough unless the guide of your department asks for both; then one question for each objective, in the same order.',
      },
    ],
    panel: [
      'What is the short answer to each of your questions?',
      'Which of them do your data answer least well?',
    ],
    plain: 'what you wanted to know, as you would ask it of a person',
  },
  {
    id: 'hypotheses',
    name: 'hypotheses',
    asks: /\b(?:null )?hypothes[ie]s\b/i,
    slots: ['hypotheses'],
    parts: ['hypotheses'],
    states: /\bhypothes[ie]s\b|\bH[0oa1]\b/i,
    points: [
      {
        is: 'the test of it, with its p value or its decision',
        finds:
          /\bp\s*[<=>≤]\s*0?\.\d|\bp-?values?\b|\b(?:reject\w*|accept\w*|retain\w*|support\w*)\b[^.]{0,60}\bhypothes|\bhypothes\w+[^.]{0,80}\b(?:reject|accept|retain|support|confirm)/i,
        next: 'Give for each hypothesis the test, its value, its p value, and whether it was rejected.',
        for: ['done'],
      },
      { ask: 'Can each of them turn out to be wrong, and does it name two things that you measured?' },
      {
        ask: 'Does a study that only describes need one at all? A hypothesis belongs to a comparison or a link.',
      },
    ],
    how: 'Name the two things that you measure and write that there is no difference or no link between them, among whom and where; then write the opposite. Say which test decides. A study that only describes needs none.',
    why: [{ says: 'earlier studies or the theory led you to expect it' }],
    costs: [{ says: 'A hypothesis that was not rejected is not thereby proved.' }],
    needed: [
      {
        says: 'Only for a comparison or a link that you test; talks and plain descriptions need none.',
        for: ['interviews'],
      },
      {
        says: 'Only if you test a difference or a link between two things; a study that describes needs none.',
      },
    ],
    panel: ['Which hypotheses did you reject, and on what figure?', 'What did you expect, and why?'],
    plain: 'what you expected to find, said so that the data can show it to be wrong',
  },
  {
    id: 'contribution',
    name: 'contribution',
    asks: /\b(?:contribut(?:ions?|es?)|who (?:can|will|could|should) (?:use|benefit)(?: from)?(?: my \w+)?|significance of (?:the |my |this )?(?:study|work|research|project)|original(?:ity)?|novel(?:ty)?|(?:what is|what's) new|who (?:will )?benefits?|benefits?|importance of (?:my|the|this) (?:study|work|research|project)|justification of (?:the|my) study)\b/i,
    slots: ['contribution'],
    parts: ['contribution', 'significance'],
    states:
      /\bcontribut\w+|\bsignificance of\b|\b(?:study|findings?|results?|research|project|work)\b[^.]*\bwill (?:help|benefit|provide|be useful|contribute)\b|\buseful (?:to|for|information)\b/i,
    points: [
      {
        is: 'who can use what you found',
        inside: true,
        finds:
          /\b(?:policy ?makers?|government|ministry|farmers?|teachers?|managers?|practitioners|future research\w*|researchers|students|users|communit\w+|organi[sz]ations?|stakeholders|institutions?)\b/i,
        next: 'Name one person or office that can do something else tomorrow because of what you found.',
      },
      {
        ask: 'What do we know now that nobody knew before: a group, a place, a measure, a tool or an explanation?',
      },
      { ask: 'Does the conclusion come back to it, with the result that carries it?' },
    ],
    how: 'Say in two sentences what is known now that was not known before, and who can use it: “Until now … This work shows … so that … can …”. Be modest and exact; a new place or a new group is enough.',
    panel: [
      'What do we know now that we did not know before?',
      'Who will do anything differently because of your work?',
    ],
    plain: 'what is known or possible now, and was not before',
  },
]
