/** Answers that are the same for every work: two things told apart, and what nearly every student asks. */

type Pair = readonly [one: RegExp, other: RegExp, answer: string]
export const PAIRS: readonly Pair[] = [
  [
    /\breliab/i,
    /\bvalid/i,
    'Reliable means that measuring again gives the same; valid means that it measures what you say it does. A clock that is ten minutes fast is reliable and not valid. Show the first with a repeated or a scale coefficient, the second with experts, a pilot, or an agreement with something known.',
  ],
  [
    /\bpopulation/i,
    /\bsample/i,
    'The population is everybody your conclusion speaks of; the sample is those you asked. Name the population with its number and the list you drew from, then the sample with its number and how it was drawn.',
  ],
  [
    /\bproblem/i,
    /\bbackground/i,
    'The background tells how things came to be as they are; the problem statement says in one paragraph what is wrong, for whom, how large it is, and what is not known about it.',
  ],
  [
    /\baims?\b/i,
    /\bobjectives?/i,
    'The aim is the one thing you want to reach; the objectives are the steps to it, each with a verb that can be checked and an answer of its own in the results.',
  ],
  [
    /\bobjectives?/i,
    /\bquestions?/i,
    'They say the same in two forms: an objective says what you will do (“to identify”), the question what you want to know (“which”). Write the questions first if you like; number both alike, and give each its own part of the results.',
  ],
  [
    /\blimitations?/i,
    /\bdelimitations?|\bscope/i,
    'Delimitations are borders that you chose, such as one district; limitations are weaknesses that you could not avoid, such as answers from memory. The first go into the scope, the second near the end.',
  ],
  [
    /\bconclusions?/i,
    /\brecommendations?/i,
    'A conclusion says what is now believed because of your results; a recommendation says who should do what because of it. Each recommendation stands behind one conclusion.',
  ],
  [
    /\bresults?|\bfindings?/i,
    /\bdiscussion/i,
    'Results say what came out, without opinion; the discussion says what it means, how it sits with earlier studies, and why it may differ.',
  ],
  [
    /\bqualitative/i,
    /\bquantitative/i,
    'Quantitative work counts and compares, and asks how many or how much; qualitative work listens and interprets, and asks how and why. The question decides, not the taste.',
  ],
  [
    /\bconceptual/i,
    /\btheoretical/i,
    'A theoretical framework is a theory that somebody else made and that explains your problem; a conceptual framework is your own map of what you measured and how the parts are linked.',
  ],
  [
    /\bfunctional\b/i,
    /\bnon-?functional\b/i,
    'A functional requirement says what the system does (“records a payment”); a non-functional one says how well (“answers within two seconds”, “works on a small telephone”). Give each a test with a yes or a number.',
  ],
  [
    /\bproposal\b/i,
    /\bthesis\b/i,
    'A proposal says what you will do and why it can be done; a thesis says what you did, what came out and what it means. The proposal has a budget and a calendar and stands in the future; the thesis has results, discussion and conclusion, and its method stands in the past.',
  ],
]

export const KNOWN: readonly (readonly [RegExp, string])[] = [
  [
    /\bcontradict\w*\b.*\b(?:literature|other studies|authors)\b|\b(?:differ|different) from (?:the literature|other studies)\b/i,
    'That is worth more than agreement. Set the two side by side: who was asked, where, when, and how it was measured. Name the difference that could explain it, say how one could find out, and do not change your result to fit.',
  ],
  [
    /\bcite\b.*\b(?:three|four|five|six|seven|many|several) authors\b|\bet al\b/i,
    'In APA 7, from three authors on: the first name, “et al.” and the year in the text, every time; in the list all names up to twenty. In Harvard the rule differs by school, and in IEEE up to six names stand in the list. Your department’s guide decides.',
  ],
  [
    /(?:\b5 ?%|\bfive per ?cent\b|\b0?\.05\b).*\b(?:level|always|right|why)\b|\bsignificance level\b/i,
    'Five per cent is a custom and no law: it means that of twenty tests of nothing one comes out “significant”. Where a false alarm is costly, or you test many things, take one per cent or divide five by the number of tests. Choose before you look, and give the exact p.',
  ],
  [
    /\b(?:shorten|cut|reduce)\b.*\b(?:abstract|text|chapter|thesis)\b/i,
    'Keep one sentence each for the problem, the aim, who and how, the main result with its number, and what follows. Cut the background, the names of programs, and every sentence that would fit another study. Then read it aloud: what you stumble over goes.',
  ],
  [
    /\b(?:report|interpret|explain)\b.*\bmean of \d/i,
    'Give four things together: the mean, its standard deviation, how many answered, and the ends of the scale, as “M = 4.5, SD = 0.6, n = 380, from 1 to 5”. Then one plain sentence: most agreed. Without the spread a mean says little, and a mean of several items needs their names.',
  ],
  [
    /\b(?:no|not|nobody|without)\b.*\b(?:approv\w+|clearance|ethics committee)\b|\bethics\b.*\bnobody\b/i,
    'Do not write that you had approval. Say who gave permission, how people were told and could refuse, and that names were not taken; say plainly that no committee was asked, and why. Ask your supervisor today whether the school can still look at it.',
  ],
  [
    /\b(?:timeline|time ?table|work ?plan|gantt)\b/i,
    'One row for each step, one column for each week: permission, instrument and its trial, collection, entry and cleaning, analysis, one row for each chapter, the supervisor’s reading, corrections, printing. Give reading two weeks, and leave the last fortnight empty.',
  ],
  [
    /\b(?:numbers?|figures?|plots?|totals?|tables?)\b.*\b(?:do not|don't|does not|doesn't) (?:match|agree|add up)\b/i,
    'Go back to the sheet on which you counted, and settle which one is true; then search the whole text for both numbers, words and tables too, and correct every place, with what is computed from it. If a number changed on the way, because some were lost, say so once, with the reason.',
  ],
  [
    /\bask\b.*\bwhy (?:this |that |only )?(?:\p{Lu}\w+|place|town|district|area|company|school)\b/u,
    'Three sentences: what makes the place right for the question, such as many of those concerned live there; what you could reach there and nowhere else; and in what it is like, or unlike, the places your conclusion speaks of. “It was near” is true and may be said, as the third.',
  ],
  [
    /\b(?:describe|write about)\b.*\bstudy (?:area|site|setting)\b/i,
    'Half a page: where it lies, how many live there and from what, and those facts that matter for your question, each with its source and year. End with why it was chosen. Leave out the history and the climate, unless the question turns on them.',
  ],
  [
    /\badd\b(?!.*\bwrite\b).*\b(?:interviews?|a hypothesis|hypotheses|objectives?)\b/i,
    'Only if a question of yours cannot be answered without it, and the permission you have covers it. What is added after the data were seen must be called so. Write the one sentence it would let you say; if you can say it already, leave it.',
  ],
  [
    /\b(?:test|need)\b.*\b(?:every|each|all) (?:my |the )?hypothes[ie]s\b/i,
    'Yes: each hypothesis that you state comes back in the results with its test, its p value and your decision, also where nothing was found. One that you cannot test becomes a question, or goes.',
  ],
  [
    /\bcells?\b.*\b(?:under|below|less than|fewer than|smaller than) (?:five|5)\b|\bexpected (?:count|frequenc)/i,
    'Two ways: join categories that belong together until every expected count is 5 or more, or use Fisher’s exact test, which needs no such count. Say in one sentence which you chose. It is the expected counts that matter, not those you observed.',
  ],
  [
    /\bhypothes[ie]s\b.*\b(?:software|system|app|project)\b|\b(?:need|have to have|must have) an? hypothes[ie]s\b/i,
    'Only if you compare or relate two things. A study that describes has questions, and a system that is built has requirements and tests: say how you will know that each requirement is met. A hypothesis without a test is a promise you cannot keep.',
  ],
  [
    /\bhow many (?:users|people)\b.*\btest\b/i,
    'To find faults of use, five to eight users of each kind find most of them; to give a score, such as the System Usability Scale, take at least 12 to 20. Give each the same tasks, and note who finished, how long it took, and where they stopped.',
  ],
  [
    /\bhow many (?:references|sources|citations)\b/i,
    'No rule fits all: look at three theses passed in your department and count. More than the number, an examiner looks at three things: that most are of the last ten years, that every one listed is used in the text, and that the studies nearest to yours are among them.',
  ],
  [
    /\bhow (?:many pages|long)\b.*\b(?:chapter|literature review|introduction|thesis|proposal)\b/i,
    'Your department’s guide decides, so look there first. Where it is silent, a thesis of 60 to 80 pages often has 10 for the introduction, 15 to 20 for the literature, 10 to 12 for the method, 15 to 20 for the results, and 8 to 10 for the end.',
  ],
  [
    /\bhow (?:many weeks|long)\b.*\b(?:collect\w*|field ?work)\b/i,
    'Count it: how many people one helper reaches in a day, times the helpers, gives the days; then add half again for refusals, rain and travel. Begin counting on the day on which you have permission.',
  ],
  [
    /\bgenerali[sz]e\b|\b(?:speak|hold|true) for (?:the )?(?:whole|all|every)\b/i,
    'Only to those who had a chance to be in your sample. Write “among those we studied”, name the place and the time, and say in one sentence where you expect the same and why. To speak of a whole country, the sample must have been drawn from the whole country.',
  ],
  [
    /\b(?:will be|past tense|future tense|present tense)\b.*\b(?:method|thesis|tense|write|wrote|problem)|\b(?:past|future) (?:tense )?or\b/i,
    'What you did stands in the past (“plates were incubated”); only a proposal says “will be”. In a finished thesis an examiner reads “will be carried out” as work that was not done, so change each of them. What is always true, and what a table shows, stands in the present.',
  ],
  [
    /\btranslat\w*/i,
    'Yes, if any of those you ask is more at home in another language. Have one person translate it, another who has not seen the original translate it back, and compare the two; then try it on five people. Say in your method that you did.',
  ],
  [
    /\bwhere\b.*\b(?:code|raw data|questionnaire|letters?|consent form|screenshots?)\b|\b(?:include|attach|add|put)\b.*\b(?:raw data|source code|code)\b/i,
    'In an appendix, and only what a reader may want to check: the questionnaire, the letters of permission, the tests in full, the few parts of the code that matter. The whole code or the raw data belong on a disc or in a repository that the text names.',
  ],
  [
    /\b(?:get|obtain|ask for|take)\b.*\bconsent\b|\bconsent\b.*\bhow\b/i,
    'Tell each person who you are, what it is about, how long it takes, that they may refuse or stop without a reason, and who will see the answers; let them ask; then have them sign, or agree aloud before a witness. Keep the forms apart from the answers.',
  ],
  [
    /\b(?:only|left|have) (?:\w+ ){0,2}(?:days?|weeks?)\b.*\b(?:left|what|how)\b|\b(?:days?|weeks?) left\b/i,
    'Spend it where it counts: first the figures that appear in more than one place, so that they agree; then the conclusion, one sentence for each objective; then the reference list; then the abstract; the language last. Send your supervisor one chapter at a time from today.',
  ],
  [
    /\b(?:literature|chapter two)\b.*\b(?:before|after|first)\b.*\bmethod|\border of (?:the )?chapters\b|\bwhich chapter\b.*\bfirst\b/i,
    'Yes: the usual order is introduction, literature, method, results, discussion, conclusion. The literature comes before the method because it gives the reason for it. You may write them in another order; many write the method first, while they still know what they did.',
  ],
  [
    /\b(?:just|only) a list\b|\blist of (?:summaries|studies|authors)\b/i,
    'Write down the three or four things on which your authors agree or differ, and make each a heading. Under it put the studies side by side: “X found this in towns, Y the opposite in villages; the difference may be …”. End each part with what it means for your own study.',
  ],
  [
    /\bchange my topic\b/i,
    'You can as long as nothing has been approved or collected; after that it usually costs a term. Before you do, try the smaller change: another group, another place, or one objective fewer. Ask your supervisor for a yes or no on one sentence.',
  ],
  [
    /\blsd\b|\bleast significant difference\b|\bpost[- ]?hoc\b|\btukey\b|\bduncan\b/i,
    'The analysis of variance only says that some of the groups differ. A comparison afterwards, such as the least significant difference or Tukey, says which: two means differ if they are further apart than that number. Tukey is stricter, and safer with more than three groups.',
  ],
  [
    /\bhow many (?:replicat\w+|repetitions|blocks)\b/i,
    'At least three, and four or more where plots or plates vary much. A rule of thumb: the degrees of freedom of the error should be 10 to 12 or more. Measuring one plot or plate several times is no replication.',
  ],
  [
    /\bjustify\b.*\b(?:php|python|java|laravel|django|mysql|language|framework)\b/i,
    'Name what the system had to do, then what the tool gives for it: that it runs on the servers and telephones your users have, that it is free, that it is kept up, and that you can maintain it. Name one other that you looked at, and why it lost.',
  ],
  [
    /\blikert\b/i,
    'One item alone is a rank: give its median and how many chose each answer, and compare groups with Mann–Whitney or Kruskal–Wallis. The sum or mean of a whole scale may be treated as a number: mean, standard deviation, t test or ANOVA, after its alpha. Say which of the two you did.',
  ],
  [
    /\b(?:how|help)\b.*\bso what\b/i,
    'Give three sentences: who decides something, what they do today because they do not know, and what they can do now that you have shown it. Name a person or an office, not “society”.',
  ],
]
