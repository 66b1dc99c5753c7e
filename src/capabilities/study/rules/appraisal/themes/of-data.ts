import type { Theme } from './theme.ts'

export const OF_DATA: readonly Theme[] = [
  {
    id: 'instrument',
    name: 'instrument',
    asks: /\b(?:instruments?|questionnaires?|interview guide|interviews?|survey questions?|checklist|(?:research|data collection) tools?)\b/i,
    slots: ['instruments'],
    parts: ['instrument'],
    heading: /\binstruments?\b|\bquestionnaire\b|\binterviews?\b/i,
    states:
      /\b(?:questionnaires?|interview guide|interviews?|focus groups?|checklist|observation|microscop\w+|scale|meter rule|laborator\w+)\b/i,
    points: [
      {
        is: 'the instrument itself, in an appendix',
        finds:
          /\b(?:appendix|annex|questionnaire (?:is )?attached|part i\b|section a\b|□|please tick|tick (?:the|as))/i,
        next: 'Put the whole questionnaire or guide into an appendix, and refer to it in chapter three.',
        for: ['people'],
      },
      {
        is: 'whether it was tried out or checked first',
        finds:
          /\b(?:pilot(?:ed|[- ]\w+| study)?|pre-?test\w*|reliab\w+|valid(?:ity|ated|ation)|cronbach\w*|expert\w*|calibrat\w+)\b/i,
        next: 'Say who looked at it or tried it before you used it, and what you changed.',
      },
      {
        ask: 'Does every objective have at least two questions or one measurement, and is there any that no objective needs?',
      },
      {
        ask: 'Did every respondent understand the words, and in which language were they asked?',
        for: ['people'],
      },
    ],
    how: 'Say where its items come from, how many there are on each objective, how they are answered, who checked it and what was changed. Make a small table: objective, questions, analysis.',
    why: [{ says: 'it was the way to ask many people the same in the time there was' }],
    costs: [{ says: 'People told me what they think, and I did not observe what they do.' }],
    panel: ['Where do your questions come from?', 'Which question would you change today?'],
    plain: 'what you asked or measured with',
  },
  {
    id: 'validity',
    name: 'validity and reliability',
    asks: /\b(?:validity|valid|reliab\w+|trustworth\w+|cronbach\w*|alpha)\b/i,
    slots: ['validity'],
    parts: ['reliability'],
    heading: /\b(?:validity|reliability|trustworthiness)\b/i,
    states:
      /\b(?:cronbach\w*|reliab\w+|content validity|face validity|construct validity|trustworth\w+|credibility|inter-?rater|triangulat\w+|validity)\b/i,
    points: [
      {
        is: 'a figure for reliability',
        finds: /\b(?:alpha|α|cronbach\w*|reliab\w+|kappa|coefficient)\b[^.]{0,120}?\b0?\.\d/i,
        next: 'Give Cronbach’s alpha for each scale in one small table, or say why a scale has none.',
        for: ['figures'],
      },
      {
        is: 'who judged that it asks the right things',
        finds:
          /\b(?:experts?|supervisor|lecturers?|specialists?|content validity|face validity|literature|adapted from|adopted from)\b[^.]*\b(?:questionnaire|instrument|items?|valid\w*|questions)|\b(?:questionnaire|instrument|items?|valid\w*)\b[^.]*\b(?:experts?|supervisor|lecturers?|specialists?|adapted|adopted)\b/i,
        next: 'Say who read the instrument before it was used, and what you changed because of it.',
        for: ['people'],
      },
      {
        ask: 'Would the same people answer the same next week, and do the questions ask what their heading says?',
        for: ['people'],
      },
      {
        ask: 'How often was each thing measured, by whom, and did two people read it alike?',
        for: ['trial'],
      },
    ],
    how: 'Two sentences on validity (who checked that it asks the right things), two on reliability (a figure for each scale, or a second reading). Name what was changed.',
    why: [{ says: 'experts had read it, and its parts hang together' }],
    costs: [{ says: 'It was checked on a few people only.' }],
    needed: [
      {
        says: 'Yes, for whatever you measured or asked: in one sentence each who checked it, and with what figure.',
      },
    ],
    panel: [
      'How do you know that your instrument measures what you say?',
      'What was your alpha, and for which scale?',
    ],
    plain: 'whether it measures the right thing (validity), and the same each time (reliability)',
  },
  {
    id: 'pilot',
    name: 'pilot study',
    asks: /\b(?:pilot(?:ed|ing)?(?: (?:study|test))?|pre-?test(?:ed|ing)?)\b/i,
    states: /\b(?:pilot(?:ed|ing)?\b|pre-?test\w*|tried out)\b/i,
    points: [
      { ask: 'What did it change in your instrument?', for: ['done', 'built'] },
      {
        ask: 'Whom could you try it on who is like your respondents and will not be among them?',
        for: ['planned'],
      },
    ],
    how: 'Try it on five to ten people who are like those you will ask and not among them. Note how long it takes, which question is asked back, and what you change.',
    why: [{ says: 'it shows what people do not understand before it costs you the data' }],
    panel: ['What did you change after you had tried it out?'],
    plain: 'a small trial run, to find the mistakes while they are cheap',
  },
  {
    id: 'collection',
    name: 'data collection',
    asks: /\b(?:data collection|collect(?:ed|ing)?(?: (?:my|the))? data|procedure|fieldwork|how (?:did|do|will) i (?:collect|get|gather))\b/i,
    slots: ['dataSource', 'instruments'],
    parts: ['procedure'],
    heading: /\bdata collection\b|\bprocedure\b|\bdata sources?\b|\bsample collection\b/i,
    states: /\bdata (?:was|were|will be) (?:collected|obtained|gathered)\b|\bcollection of data\b/i,
    points: [
      {
        is: 'when it was done',
        finds:
          /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|week|months?|season)\b[^.]*\b20\d\d\b|\b20\d\d\b[^.]*\b(?:season|weeks?|months?)\b|\b(?:from|between|in) (?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\b\d+ weeks after\b/i,
        next: 'Write from when to when the data were collected.',
        for: ['done'],
      },
      { ask: 'Could somebody else do the same from your text alone: who, where, in which order, with what?' },
      { ask: 'What went differently from the plan, and does your text say so?', for: ['done'] },
    ],
    how: 'Tell it in the order in which it happened: permission, who went where, what was handed over or measured, how long, and what was done with what was missing.',
    why: [{ says: 'it was the way to reach them all in the same manner' }],
    panel: ['What went wrong in the field, and what did you do?', 'Who collected the data besides you?'],
    plain: 'how you got the answers or measurements, step by step',
  },
  {
    id: 'analysis',
    name: 'analysis',
    asks: /\b(?:(?:data |statistical )?analys[ei]s|analy[sz]ed?(?: (?:my|the) data)?|statistic\w*(?: tests?)?|which test|(?<=\b(?:use|used|choose|chose|using|do|did) (?:an? |the )?)(?:regression|anova|chi-?square|t-?test|correlation|thematic analysis)|coding)\b/i,
    slots: ['analyses'],
    parts: ['analysis'],
    heading: /\b(?:data|method of|statistical) analysis\b|\banalysis techniques?\b/i,
    states:
      /\b(?:analy[sz]ed|analysis)\b[^.]*\b(?:using|with|by|through|descriptive|thematic|content|regression|anova|chi|t-?test|percent\w*|SPSS|excel|stata|tables?)\b|\b(?:train\w*|evaluat\w*|accuracy|precision|recall|confusion matrix|algorithm\w*|estimat\w+|forecast\w*)\b|\b(?:regression|anova|chi-?square|t-?test|thematic analysis|content analysis)\b/i,
    points: [
      {
        is: 'a test for what is compared or linked',
        finds:
          /\b(?:chi-?squared?|χ|t-?tests?|anova|analysis of variance|regression|correlat\w+|mann|kruskal|wilcoxon|fisher|LSD|duncan|tukey|odds ratio|confidence interval|p\s*[<=>]\s*0?\.\d|thematic|content analysis|f1|accuracy|confusion matrix)\b/i,
        next: 'If an objective says relation, difference or effect, name the test that answers it; where you only describe, say so and keep those words out.',
        for: ['done', 'planned'],
      },
      {
        is: 'the program, with its version',
        finds:
          /\b(?:SPSS|stata|excel|genstat|SAS|minitab|python|jamovi|nvivo|atlas\.?ti|epi ?info|r (?:software|version|studio)|rstudio|eviews|smartpls)\b/i,
        next: 'Name the program and its version in one sentence.',
        for: ['done', 'planned'],
      },
      { ask: 'Which analysis answers which objective? Write the three words beside each objective.' },
      {
        ask: 'Did you look at what each test takes for granted, such as independent cases or enough in each cell?',
        for: ['figures'],
      },
    ],
    how: 'One line for each objective: the variables, whether they are categories or numbers, and the test or the way of reading. Then the program, its version and the level of significance.',
    why: [{ says: 'it fits the kind of data you have and what the objective asks' }],
    costs: [
      { says: 'It rests on few plots, so a small difference would not have shown.', for: ['trial'] },
      {
        says: 'It shows which things go together; what causes which would need another design.',
        for: ['figures'],
      },
    ],
    panel: [
      'Why this analysis for this objective?',
      'What does your test take for granted, and did you check it?',
    ],
    plain: 'how the answers were turned into a result',
  },
  {
    id: 'ethics',
    name: 'ethics',
    asks: /\b(?:ethic\w*(?: (?:clearance|approval|issues?|considerations?))?|(?:informed )?consent|confidential\w*|anonym\w*|permission)\b/i,
    slots: ['ethics'],
    parts: ['ethics'],
    heading: /\bethic/i,
    states:
      /\b(?:ethic\w*|consent\w*|assent|confidential\w*|anonym\w*|permission|voluntar\w*|privacy|clearance)\b/i,
    points: [
      {
        is: 'an approval by a committee',
        finds:
          /\b(?:ethic\w*|research|review)[^.]{0,40}\b(?:committee|board|clearance|approval|approved)\b|\b(?:IRB|REC)\b|\bclearance\b/i,
        next: 'Write who approved it, with the number and the date; if nobody was asked, ask your supervisor today what your university requires.',
        for: ['people'],
      },
      {
        is: 'that people agreed to take part',
        finds:
          /\b(?:consent\w*|assent|voluntar\w*|agreed to (?:take part|participate)|willing\w*|not (?:be )?forced|free to|permission from (?:the )?(?:parents|participants))\b/i,
        next: 'Write how people were told and how they agreed; for pupils also who agreed on their behalf.',
        for: ['people'],
      },
      {
        is: 'how names and answers are protected',
        finds:
          /\b(?:confidential\w*|anonym\w*|privacy|no names?|coded|pseudonym\w*|password|encrypt\w*|data protection)\b/i,
        next: 'Say in one sentence who can see the names and the answers, and how long they are kept.',
        for: ['people', 'built'],
      },
      { ask: 'Can you show the letter, if the panel asks for it?' },
    ],
    how: 'Three sentences: who approved it (with number and date), how people agreed, and how names and answers are kept. Put the letter and the consent form into the appendix.',
    needed: [
      {
        says: 'Yes: people were asked or measured, so a panel looks for who approved it, how they agreed and how their answers are kept.',
        for: ['people', 'asked', 'interviews'],
      },
      {
        says: 'Where no person was asked, one sentence is enough: whose data or records they are, and who allowed you to use them.',
      },
    ],
    panel: ['Who approved your study, and when?', 'How did people know that they could refuse?'],
    plain: 'how nobody was harmed, forced or exposed by your study',
  },
]
