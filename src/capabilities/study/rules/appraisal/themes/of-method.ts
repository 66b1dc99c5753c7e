import type { Theme } from './theme.ts'

export const OF_METHOD: readonly Theme[] = [
  {
    id: 'design',
    name: 'design',
    asks: /\b(?:(?:research |study )?designs?|cross[- ]sectional|(?:research )?approach|case study|experiment|mixed[- ]methods?|(?:adopted |chosen )?methodology|(?:research |my |the |this |that )methods?)\b/i,
    slots: ['design'],
    parts: ['design'],
    heading: /\bdesign\b|\badopted method|\bresearch method\b/i,
    states:
      /\b(?:cross[- ]sectional|longitudinal|descriptive|experiment\w*|quasi|case study|survey|correlational|randomi[sz]ed|phenomenolog\w*|qualitative|quantitative|mixed[- ]methods?|agile|waterfall|prototyp\w+|scrum|rapid application)\b/i,
    points: [
      {
        is: 'the reason why this design was chosen',
        finds:
          /\b(?:design|approach|method\w*|survey|agile|waterfall|prototyp\w+|model)\b[^.]*\b(?:because|since|as it|so that|in order to|suitable|appropriate|allow\w*|enable\w*|helps?|chosen|preferred|flexib\w+)\b|\b(?:because|since|suitable|appropriate)\b[^.]*\b(?:design|approach|method\w*)\b/i,
        next: 'Write one sentence that says why this design fits your question, and which other one you considered.',
      },
      {
        is: 'what stands beside the treatments for comparison',
        finds: /\b(?:control|untreated|check plot|standard (?:practice|treatment)|placebo|baseline)\b/i,
        next: 'Say which plot or group the treatments are compared with.',
        for: ['trial'],
      },
      {
        is: 'how the treatments were allotted',
        finds:
          /\brandomi[sz]\w+|\brandomly (?:allot|assign|alloc)\w*|\bblock(?:s|ed)?\b|\bRCBD\b|\bCRD\b|\blatin square\b/i,
        next: 'Say how chance decided which plot or group got which treatment, and how often each was repeated.',
        for: ['trial'],
      },
      {
        ask: 'Can this design show what your aim asks: how much, a link, or a cause? Asked once, people show a link only.',
        for: ['people'],
      },
      {
        ask: 'Which step of the method did you really go through, and what shows it (a plan, a prototype, a change after a test)?',
        for: ['built'],
      },
      { ask: 'Which objective would another design have answered better?' },
    ],
    how: 'Name it in one sentence, say in a second why it fits your question, and in a third what it cannot show. Leave out what textbooks say about designs.',
    why: [
      { says: 'it let you build a part, show it to users, and change it', for: ['built'] },
      {
        says: 'with treatments side by side on the same ground, a difference is due to the treatment',
        for: ['trial'],
      },
      { says: 'it is the shortest way to the kind of answer your question asks for' },
    ],
    costs: [
      {
        says: 'What I learned late I could not easily change, and only few people tried it.',
        for: ['built'],
      },
      { says: 'It was one place and one season; another may give other figures.', for: ['trial'] },
      { says: 'It tells me how they see it, and not how many see it so.', for: ['interviews'] },
      { says: 'It shows what went together at that time, and not everything that may have caused it.' },
    ],
    panel: ['Why this design and not another?', 'What can your design not show?'],
    plain: 'the plan by which you got from the question to an answer',
  },
  {
    id: 'setting',
    name: 'study area',
    asks: /\b(?:study (?:area|site|setting)|setting|location|where (?:did|was|is) (?:i|my|the) (?:\w+ )?(?:study|research|do|conduct|carried)|place of (?:the )?study)\b/i,
    slots: ['setting'],
    parts: ['setting'],
    heading: /\bstudy (?:area|site)\b|\b(?:experimental|research) site\b|\blocation\b/i,
    states: /\b(?:study|research|experiment|project)\b[^.]*\b(?:conducted|carried out|located|situated)\b/i,
    points: [
      {
        is: 'why this place was chosen',
        finds: /\b(?:chosen|selected|because|due to|since|accessib\w+|proximity|convenien\w+)\b/i,
        inside: true,
        next: 'Say in one sentence why there and not elsewhere; “it was near” is a reason if you name it as a limit too.',
      },
      { ask: 'How is this place different from others, and would that change your result?' },
    ],
    how: 'Where it is, what matters there for your question (and not its whole history), and why it was chosen.',
    why: [{ says: 'the problem is found there, and you could get to it' }],
    costs: [{ says: 'What holds there may be different elsewhere.' }],
    panel: ['Why there?', 'For which other places would you expect the same?'],
    plain: 'where it was done, and what is special there',
  },
  {
    id: 'population',
    name: 'population',
    asks: /\b(?:(?:target |study )?population|sampling frame|inclusion criteria|exclusion criteria|(?:who (?:are|were) )?my (?:respondents|participants|subjects)|choose (?:my |the )?(?:respondents|participants))\b/i,
    slots: ['population'],
    parts: ['population'],
    heading: /\bpopulation\b/i,
    states:
      /\b(?:target|study|total|accessible) population\b|\bpopulation (?:of|for|comprise\w*|consist\w*)\b|\binclusion criteria\b/i,
    for: ['people', 'planned', 'done'],
    points: [
      {
        is: 'how many there are in all',
        finds:
          /\bpopulation\b[^.]*\b\d[\d,]*\b|\b\d[\d,]* [^.]{0,40}\bpopulation\b|\btotal (?:number )?of \d[\d,]*/i,
        next: 'Write how many there are in all, and where that number comes from.',
      },
      {
        is: 'who was left out, and by what rule',
        finds:
          /\b(?:inclusion|exclusion|includ\w+ criteria|excluded|eligib\w+|criteria|only (?:those|pupils|students|people|women|men|farmers))\b/i,
        next: 'Write one sentence on who could take part and who could not.',
        for: ['people'],
      },
      { ask: 'Is it the same group in the title, the methods and the conclusion?' },
    ],
    how: 'Name everyone the conclusion is about, how many they are with the source, and the list from which you drew. One sentence on who was left out.',
    why: [{ says: 'they are the people your question is about, and the ones you could reach' }],
    panel: ['Who exactly is your population, and how many are they?', 'Who could not get into your study?'],
    plain: 'everyone your conclusion is about, of whom you asked some',
  },
  {
    id: 'sample',
    name: 'sample',
    asks: /\b(?:sample(?: sizes?)?(?! (?:was |were )?(?:chosen|selected|drawn))|how many (?:people|respondents|participants|pupils|students|farmers|women|men|patients|plots|samples|cases|replicat\w+|interviews)|number of (?:respondents|participants|plots|samples|replicat\w+)|that number|formula|yamane|cochran|slovin|margin of error|respondents|participants|response rate)\b/i,
    slots: ['sampleAnalysed', 'sampleReturned', 'sampleAsked', 'samplePlanned'],
    parts: ['sample'],
    heading: /\bsample\b/i,
    states:
      /\bsample size\b|\bn\s*=\s*\d|\b\d[\d,]* (?:\w+ ){0,2}(?:respondents|participants|interviewees|households|questionnaires|pupils|students|samples|patients|farmers|plots|women)\b|\breplicated (?:\w+ )?(?:two|three|four|five|six|\d)|\b(?:two|three|four|five|six|\d) replicat\w+/i,
    points: [
      {
        is: 'where the number comes from',
        finds:
          /\b(?:yamane|cochran|slovin|krejcie|formula|g\*?power|power analysis|saturation|sample size (?:was )?(?:calculated|determined|computed|estimated))\b/i,
        next: 'Say in one sentence where the number comes from: a formula with its figures, a whole group that was asked, or what could be reached.',
        for: ['figures'],
      },
      {
        is: 'how many answered of those who were asked',
        finds:
          /\b(?:response rate|return(?:ed)?\b[^.]*\b(?:questionnaires?|copies)|questionnaires?\b[^.]*\breturned|(?:completed|filled|retrieved)\b[^.]*\b\d|\d+(?:\.\d+)?\s?%? (?:responded|response))\b/i,
        next: 'Write how many were asked, how many answered and how many you used, with the percentage.',
        for: ['asked'],
      },
      {
        is: 'how often each treatment was repeated',
        finds: /\breplicat\w+|\b(?:three|four|five|\d) (?:times|repetitions|blocks)\b/i,
        next: 'Write how many plots there were, in how many replications, and how many plants were measured in each.',
        for: ['trial'],
      },
      {
        ask: 'How many are in the smallest group that you compare? Below thirty only large differences show.',
        for: ['people'],
      },
      {
        ask: 'Did the last conversations still bring anything new? That is what decides how many are enough.',
        for: ['interviews'],
      },
      {
        ask: 'Are the number planned, the number reached and the n of your tables the same, or is the difference explained?',
        for: ['asked'],
      },
    ],
    how: 'One line with population, formula or reason, number planned and number reached; then the n of the smallest group you compare. If it is smaller than you wished, write what it can still show.',
    why: [
      {
        says: 'the number follows from the formula, or from who could be reached in the time',
        for: ['figures'],
      },
      { says: 'new conversations stopped bringing anything new, or these were all who could be reached' },
    ],
    costs: [
      {
        says: 'A larger sample would have given narrower figures; I read mine with that margin.',
        for: ['figures'],
      },
      { says: 'I can tell how these people see it, and not how many see it so.', for: ['interviews'] },
    ],
    panel: [
      'Why this number, and not twice as many?',
      'Who did not answer, and would they have said the same?',
    ],
    plain: 'those you asked or measured, who stand for all the others',
  },
  {
    id: 'sampling',
    name: 'sampling',
    asks: /\b(?:sampling(?: techniques?| methods?| procedures?)?|purposive\w*|convenience|snowball|stratified|simple random|systematic sampl\w*|(?:sample|respondents|participants|schools|pupils) (?:was |were |be )?(?:chosen|selected|drawn)|(?:choose|chose|select|pick) (?:the |my )?(?:sample|schools|pupils|them|people)|random(?:ly)?|representative|generali[sz]\w*)\b/i,
    slots: ['sampling'],
    parts: ['sample'],
    heading: /\bsampling\b|\bsample (?:collection|selection)\b/i,
    states:
      /\b(?:random(?:ly)?|purposive(?:ly)?|convenien\w+|stratified|systematic|snowball|quota|cluster|multi-?stage|census|probability)\b[^.]*\b(?:sampl\w*|select\w*|chosen|techniques?)\b|\bsampl\w*\b[^.]*\b(?:random|purposive|convenien\w+|stratified|systematic|snowball|quota|cluster|multi-?stage)\b/i,
    points: [
      {
        is: 'the way of choosing by its name',
        finds:
          /\b(?:simple random|random(?:ly)? (?:sampl|select|chosen|pick)\w*|purposive\w*|convenien\w+|stratif\w+|systematic(?:ally)? (?:random |sampl|select)\w*|snowball|quota|cluster sampl\w+|multi-?stage|census|probability sampl\w+)\b/i,
        next: 'Name the way of choosing, and then tell it step by step: from which list, by whom, every how many.',
      },
      {
        is: 'the list or place from which they were drawn',
        finds:
          /\b(?:sampling frame|list of|register|roster|records? of|database of|drawn from|selected from|from each|strat(?:a|um))\b/i,
        next: 'Say from which list, register or place they were drawn.',
      },
      { ask: 'Who had no chance to be chosen, and would they have answered differently?' },
    ],
    how: 'Tell it as a recipe: the list, the groups, how many from each, and how each one was picked. Then one sentence on who had no chance to be in it.',
    why: [{ says: 'it gave you those who can answer the question, with the list and the time you had' }],
    costs: [{ says: 'I can speak for those I reached, and with care for others like them.' }],
    panel: ['How exactly was each one picked?', 'Who had no chance to be in your sample?'],
    plain: 'how it was decided who gets asked and who does not',
  },
]
