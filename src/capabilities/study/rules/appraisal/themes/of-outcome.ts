import type { Theme } from './theme.ts'

export const OF_OUTCOME: readonly Theme[] = [
  {
    id: 'results',
    name: 'results',
    asks: /\b(?:(?:main |key |my )?(?:results?|findings?)|what (?:did|have) (?:i|we) (?:find|found)|chapter (?:four|4)|find out)\b/i,
    slots: ['results'],
    role: 'results',
    states:
      /\b(?:results?|findings?|study|analysis)\b[^.]*\b(?:show\w*|reveal\w*|indicat\w*|found)\b|\b(?:table|figure) \d/i,
    points: [
      {
        is: 'a figure or a test beside what is claimed',
        finds:
          /\d\s*(?:%|per ?cent)|\bp\s*[<=>]\s*0?\.\d|\b(?:mean|M)\s*=\s*\d|\bn\s*=\s*\d|[FtrZ]\s*\(?[\d, ]*\)?\s*=\s*-?\d/,
        next: 'Put the figure, and the table it stands in, beside every result that you claim.',
        for: ['done'],
      },
      { ask: 'Is there a result for each objective, in the same order?' },
      {
        ask: 'Does every n in a table add up to the number who answered, or is the difference explained?',
        for: ['figures'],
      },
    ],
    how: 'Go by the objectives: for each, the table, one sentence on what it shows, its test or share, and stop. What it means belongs in the discussion. Report what went against you too.',
    panel: ['What is your most important result, in one sentence?', 'What else could explain it?'],
    plain: 'what came out, without what you think of it',
  },
  {
    id: 'tables',
    name: 'tables and figures',
    asks: /\b(?:tables?|charts?|graphs?|figures)\b/i,
    for: ['done', 'built'],
    points: [
      {
        is: 'words on what a table shows',
        finds:
          /\b(?:table|figure|chart) ?\d*(?:\.\d+)* (?:above |below )?(?:shows?|presents?|indicates?|reveals?|depicts?|illustrates?)\b|\b(?:as shown|shown|presented|seen) in (?:the )?(?:table|figure|chart)/i,
        next: 'Write one sentence under each table that says what it shows about the objective.',
      },
      { ask: 'Has each a number, a title that can be read alone, and the n it rests on?' },
      { ask: 'Is each of them spoken of in the text, and does the text give the same figure?' },
    ],
    how: 'One table for each objective, with a number, a title that can be read alone, and the n. One sentence below it that says the one thing it shows. What nobody speaks of goes into an appendix.',
    panel: ['Walk us through your most important table.', 'Do its lines add up to the number who answered?'],
    plain: 'where a reader can see the figures for themselves',
  },
  {
    id: 'discussion',
    name: 'discussion',
    asks: /\b(?:discussions?|discuss)\b/i,
    role: 'discussion',
    heading: /\bdiscussions?\b/i,
    states: /\b(?:discussion|agrees? with|consistent with|in line with|contrary to|contrast|similar to)\b/i,
    for: ['done', 'built'],
    points: [
      {
        is: 'your findings held against earlier studies',
        finds:
          /\b(?:agrees?|agreement|consistent|in line|line with|contrary|contrast\w*|similar\w*|differs?|corroborat\w*|support\w*|conform\w*|disagree\w*|tall(?:y|ies)|compar\w+)\b[^.]*(?:\b(?:et al|19|20)\d*|\(\d{4}\)|\bstud(?:y|ies)\b|\bfindings of\b)/i,
        next: 'For each main result name one study that found the same or not, and say why yours may differ: people, place, time or measure.',
      },
      {
        is: 'a reason why a result came out as it did',
        finds:
          /\b(?:may be|might be|could be|can be|is|was) (?:\w+ )?(?:due to|because|attributed|explained|as a result|linked)\b|\bthis (?:may|might|could|suggests|implies|is because)\b|\bpossibl[ey]\b|\breasons? (?:for|why)\b/i,
        next: 'After each main result write “this may be because …”, and name what speaks against that reason.',
      },
      { ask: 'Does it answer each objective, or does it tell the tables again?' },
      { ask: 'What surprised you, and does your text say so?' },
    ],
    how: 'Begin with the answer to your main question in two sentences. Then for each objective: what was found, which study agrees or not, why, and what follows. Cut whatever only repeats a table.',
    panel: ['Which of your findings surprised you?', 'Which study contradicts yours, and why?'],
    plain: 'what the results mean, and why they are as they are',
  },
  {
    id: 'conclusion',
    name: 'conclusion',
    asks: /\b(?:conclusions?|conclude|chapter (?:five|5|six|6))\b/i,
    slots: ['conclusions'],
    heading: /\bconclusions?\b/i,
    states: /\b(?:conclu\w+|in summary|overall)\b/i,
    for: ['done', 'built'],
    points: [
      { ask: 'Which result, with its table, stands behind each sentence of it?' },
      {
        ask: 'Does it speak only of those you studied, and without “prove” or “cause” where you only asked once?',
        for: ['people'],
      },
      { ask: 'Does it speak only of the place, season and rates that you tried?', for: ['trial'] },
      { ask: 'Is there anything in it that a reader meets for the first time?' },
    ],
    how: 'One sentence for each objective that says what may now be believed, without a new figure; one on how far it goes; one on what it adds. Half a page is plenty.',
    panel: ['Which result does each of your conclusions rest on?', 'For whom does it not hold?'],
    plain: 'what one may believe now, because of your results',
  },
  {
    id: 'limits',
    name: 'limitations',
    asks: /\b(?:limit(?:s|ation|ations)|weakness(?:es)? of (?:my|the|this) (?:study|work|research))\b/i,
    slots: ['limits'],
    parts: ['limitations'],
    heading: /\blimitations?\b|\bchallenges\b/i,
    states: /\b(?:limitations?|limited (?:to|by)|constraints?|weakness\w*|shortcomings?|could not be)\b/i,
    points: [
      {
        is: 'what a limit does to a result',
        inside: true,
        finds:
          /\b(?:limit\w*|bias\w*|small sample|constraint\w*)\b[^.]*\b(?:may|might|could|therefore|so|thus|affect\w*|mean\w*|general\w*|over-?estimat\w*|under-?estimat\w*)\b/i,
        next: 'After each limit write in which direction it pulls a result, and which conclusion it touches.',
      },
      {
        ask: 'Are they limits of what can be concluded, or troubles you had (time, money, weather)? Only the first kind counts.',
      },
      { ask: 'What did you do to make each of them smaller?' },
    ],
    how: 'Three parts each: what it is, in which direction it pulls your result, and what you did about it. Three or four are enough; the time and money you lacked are no limits unless they changed the data.',
    needed: [{ says: 'Yes, always: what you do not name, a panel names for you.' }],
    panel: ['Which limit touches your main result most?', 'What would you do differently?'],
    plain: 'what your study cannot show, and why',
    offers: [
      {
        says: 'The system was tried by few people and for a short time, so how it serves many users was not measured',
        for: ['built'],
      },
      {
        says: 'The trial was done at one place in one season, so other soils and rains may give other figures',
        for: ['trial'],
      },
      {
        says: 'Those who spoke were chosen because they know the matter, so the study shows how they see it and not how many see it so',
        for: ['interviews'],
      },
      {
        says: 'The answers are what people said of themselves, and they may have remembered wrongly, which would make the true figure larger or smaller',
        for: ['people'],
      },
    ],
  },
  {
    id: 'recommendations',
    name: 'recommendations',
    asks: /\b(?:future research(?:ers)?|further (?:research|stud(?:y|ies))|recommendations?|recommend)\b/i,
    slots: ['recommendations'],
    parts: ['recommendations'],
    heading: /\brecomm?endations?\b/i,
    states: /\b(?:recommend\w*|should)\b/i,
    for: ['done', 'built'],
    points: [
      {
        is: 'who is to act',
        finds:
          /\b(?:government|ministry|management|farmers?|teachers?|schools?|universit\w+|organi[sz]ations?|institutions?|polic\w+|health|managers?|researchers?|council|department|developers?|stakeholders|parents|communit\w+)\b/i,
        inside: true,
        next: 'Name in each of them who is to act, and the first step.',
      },
      {
        ask: 'Which finding, with its table, stands behind each? What has none comes out, or becomes a suggestion for further research.',
      },
      { ask: 'Could the person you name begin next month, with what they have?' },
    ],
    how: 'Two columns: the finding with its table on the left, the recommendation on the right. What has nothing on its left comes out. Each names who acts, the first step, and by when.',
    panel: ['Which finding does your first recommendation rest on?', 'Who would pay for it?'],
    plain: 'what somebody should do now, because of what you found',
    offers: [
      {
        says: 'Because [your finding, with its table], [a named office] should [one action] by [when], beginning with [the first step]',
      },
    ],
  },
]
