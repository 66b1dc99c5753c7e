import type { Theme } from './theme.ts'

export const OF_FRAME: readonly Theme[] = [
  {
    id: 'abstract',
    name: 'abstract',
    asks: /\babstract\b/i,
    role: 'abstract',
    points: [
      {
        is: 'what you set out to do',
        finds:
          /\b(?:aim\w*|objectives?|purpose|goal|seeks?|was to|study (?:assess|evaluat|examin|investigat|determin|explor)\w*|(?:design|develop)\w*|investigat\w*|evaluat\w*)\b/i,
        inside: true,
        next: 'Add one sentence with your aim to the abstract.',
      },
      {
        is: 'how it was done and with how many',
        finds:
          /\b(?:samples?|respondents|participants|questionnaires?|interviews?|survey|design|experiment|method\w*|plots?|replicat\w+|data (?:was|were)|using|agile)\b/i,
        inside: true,
        next: 'Add one sentence with the design, how many and where.',
      },
      {
        is: 'a result with its figure',
        finds: /\d+(?:\.\d+)?\s*(?:%|per ?cent)|\bp\s*[<=>]|\b\d+\.\d+\b/,
        inside: true,
        next: 'Add your main result to the abstract with its figure.',
        for: ['done'],
      },
      {
        is: 'what follows from it',
        finds:
          /\b(?:conclu\w*|recommend\w*|suggest\w*|impl(?:y|ies|ication\w*)|should|underscore\w*|highlight\w*|therefore)\b/i,
        inside: true,
        next: 'End the abstract with what follows from the result.',
        for: ['done', 'built'],
      },
      { ask: 'Is every figure in it the same as in your results?', for: ['done'] },
    ],
    how: 'Write it last: why it matters (one sentence), aim, how and with how many, the main result with its figure, and what follows. 200 to 350 words, no citations, nothing that is not in the work.',
    panel: ['Where in your results does the main figure of your abstract stand?'],
    plain: 'the whole work in one paragraph',
  },
  {
    id: 'references',
    name: 'references',
    asks: /\b(?:references?|bibliography|citations?|sources?|reference list)\b/i,
    points: [
      {
        ask: 'Does each source that you cite stand in the list, and each in the list somewhere in the text?',
      },
      { ask: 'Is the style the same throughout, and the one that your department asks for?' },
      { ask: 'Have you opened each of them, to see that it says what you cite it for?' },
    ],
    how: 'Print the list, go through the text from the front and tick each name; what has no tick on either side is added or taken out. Then one style for all, and a link or DOI where there is one.',
    panel: ['Which source did you rely on most, and what does it say?'],
    plain: 'whom you leant on, so that a reader can look it up',
  },
  {
    id: 'time',
    name: 'timetable',
    asks: /\b(?:time ?(?:table|line|plan|frame)|schedule|work ?plan|gantt)\b/i,
    slots: ['timetable'],
    heading: /\b(?:time ?(?:table|line|frame)|schedule|work ?plan)\b/i,
    states: /\b(?:time ?(?:table|line|frame)|work ?plan|gantt|schedule|month 1|week 1)\b/i,
    for: ['planned'],
    points: [
      { ask: 'Is there time for permission, which takes longest, before the first day in the field?' },
      { ask: 'Is there a month between the last data and the first full draft?' },
      { ask: 'What will you leave out if you lose three weeks?' },
    ],
    how: 'One line for each step with its first and last week: permission, pilot, data, analysis, writing, supervisor, corrections. Leave a tenth of the time empty.',
    panel: ['Which step can delay all the others?'],
    plain: 'what you do in which week',
  },
  {
    id: 'budget',
    name: 'budget',
    asks: /\b(?:budget|costs?|money|expenses)\b/i,
    slots: ['budget'],
    heading: /\b(?:budget|costs?)\b/i,
    states: /\b(?:budget|total cost|kwacha|ZMW|naira|stationery|funding)\b/i,
    for: ['planned'],
    points: [
      { ask: 'Do the lines add up to the total?' },
      { ask: 'Does each step of your plan that costs money have a line, transport and printing too?' },
      { ask: 'Who pays, and what will you do with half of it?' },
    ],
    how: 'One line each for transport, printing, phone and data, helpers and a tenth for what nobody foresees; quantity times price, and the sum.',
    needed: [
      { says: 'Yes, in a plan.', for: ['planned'] },
      { says: 'In a finished work no longer; it belonged to the plan.' },
    ],
    panel: ['What would you cut first?'],
    plain: 'what it costs, and who pays',
  },
]
