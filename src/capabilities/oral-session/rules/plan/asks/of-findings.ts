/** On the outcome of a work: results, conclusions, limits and recommendations. A plan needs only its limits. */
import type { FactKind } from '#capabilities/study/rules/facts/fact.ts'
import { both, type KindOfQuestion, ofWords, planQuestion } from './ask.ts'

/** Excludes announcements and descriptions of participants. */
const NO_RESULT =
  /\bthere (?:was|were) (?:a total of )?\d|\ba total of \d[\d,]* \w+ (?:observations|responses|questionnaires)\b|\bhence we (?:find|get|have|obtain)\b|\bwe will (?:find|see|compute)\b|\b(?:were|was) (?:analy[sz]ed|examined|tested) to\b|\b(?:three|four|five|six|\d+) (?:males?|females?|men|women)\b.*\b(?:fe)?(?:males?|men)\b|\b(?:detection|decision) rule\b|\bin (?:the )?(?:table|figure) [\d.]+ (?:below|above)?\s*(?:shows|presents) the (?:following|values)/i
/** Findings of other authors, with the number of their work in the list. */
const OF_OTHERS =
  /^(?!.*\b(?:we|our|this study)\b).{0,60}\b(?:study|studies|paper|trial)\b (?:\(\d{1,3}\)|\[\d{1,3}\])/
const NOT_SIGNIFICANT =
  /\b(?:not|no|nor|neither|without|never)\b.{0,40}\bsignifican|\bno evidence\b|\binsignifican|\bnon-?significan/i
const LINK =
  /\b(associated with|correlated with|influences|influenced|affects|affected|(?:an? |clear |positive |negative |strong |significant )(?:effect|impact|influence) on|leads to|led to|drives|due to)\b/i
export const ON_ACCURACY = [
  'What would always guessing the most frequent answer reach?',
  'Which of its errors cost most, and whom?',
  'On which cases does it fail, and what do they have in common?',
  'How would this look with data from another place or year?',
  'Could it have seen the answers before it was tested? How do you know?',
] as const
const ACCURACY = /\b(?:accuracy|precision|recall|F1[- ]score)\b.*\d/i
const NOT_CONCLUDED =
  /\bhence we (?:find|get|have|obtain)\b|\bconfusion matrix\b|\b(?:the )?following\b|\b(?:provide|make|offer|add)s? (?:an? )?(?:\w+ )?contributions? to\b/i

const done = (asks: string, when?: RegExp, unless?: RegExp) => planQuestion(asks, null, when, unless)
const onlyDone = (when: RegExp, ...asks: readonly string[]) =>
  ofWords(when, ...asks.map((one) => [one, null] as const))

export const FINDING_ASKS: Partial<Record<FactKind, KindOfQuestion>> = {
  result: {
    area: 'results',
    unless: new RegExp(`${NO_RESULT.source}|${OF_OTHERS.source}`, 'i'),
    asks: [
      ...onlyDone(
        NOT_SIGNIFICANT,
        'Does this mean that there is nothing, or that your study could not see it?',
        'What would you have concluded, had it come out significant?',
      ),
      done(
        'It is significant. How large is it, and would anybody notice it in practice?',
        /\bp\s*[<=>]\s*\.?0|\bsignifican(?:t|ce)\b(?=.*(?:\d|test|level))/i,
        NOT_SIGNIFICANT,
      ),
      done(
        'A small p value can go with a small effect. Which is it here?',
        /\bp\s*[<=>]\s*\.?0/i,
        NOT_SIGNIFICANT,
      ),
      ...onlyDone(/\bR[- ]?squared?\b|\bR2\b|R²/i, 'What may explain the rest, and did you look for it?'),
      ...onlyDone(
        /\bcorrelation\b|\bcorrelated\b/i,
        'A correlation has two ends. Which of them moves first, and how do you know?',
        'What else moves together with both of these?',
      ),
      ...onlyDone(
        LINK,
        'You say “{it}”. Which third thing could produce both?',
        'You say “{it}”. What would rule out that it is the other way round?',
        'Would “goes together with” be safer here than “{it}”?',
      ).map((one) => ({ ...one, unless: /\b(?:not|no|neither|nor|never)\b/i })),
      ...onlyDone(
        /(?<![\w.-])(\d[\d.,]*\s?(?:%|per ?cent)) of (?:the |all |our )?(?!total|time|variance|variation|change)/i,
        'Of how many is this {it}, and how far could it be off?',
        'Is {it} much or little? Against what do you judge it?',
      ).map((one) => ({ ...one, unless: /\bR[- ]?squared?\b|accura|precision|recall|explain/i })),
      ...onlyDone(
        /(?<!macro-?|weighted )\b(?:mean|average|median)\b.{0,40}\d|\bstandard deviation\b|\bminimum\b/i,
        'What does the average hide here? Who or what lies far from it?',
        'How far apart do the values lie, and what does that tell you?',
        'Who stands behind the largest value, and is it a mistake or a case of its own?',
      ),
      ...onlyDone(
        /^.{0,30}\b(?:participants?|respondents?|interviewees?|teachers|students|women|farmers|patients)\b.{0,25}\b(?:said|reported|felt|believed|expressed|mentioned|agreed|stated)\b/i,
        'They said so. Did anything they did show it too, and who said the opposite?',
        'How many of them said so, and what did the others say?',
      ),
      ...onlyDone(
        /\b(higher|lower|better|greater|fewer|larger|smaller|earlier|later)\b(?! than \d)/i,
        'You say “{it}”. Compared with what, and is that comparison fair?',
      ).map((one) => ({ ...one, unless: new RegExp(`${ACCURACY.source}|\\bthan\\b`, 'i') })),
      ...onlyDone(
        /\b(higher|lower|better|greater|fewer|larger|smaller|earlier|later)\b(?! than \d)/i,
        'How much {it}, and would anybody notice the difference?',
        'You say “{it}”. Are the two alike in everything else?',
      ).map((one) => ({ ...one, unless: ACCURACY })),
      ...onlyDone(ACCURACY, ...ON_ACCURACY),
      done('How sure can you be of this, and what else could explain it?'),
      done('Did this surprise you? What had you expected, and why?'),
      done('Which of your other results fits least well with this one?'),
      done('Where could a mistake have crept in on the way to this?'),
      done('If somebody repeated your study next year, would they find this again?'),
      done('Which of the authors you cite would this surprise?'),
      done('What would you show a sceptic first to convince them of this?'),
      done('Would you expect the same outside {place}?'),
      done('What does this change in how one should think about {topic}?'),
    ],
    deeper: [
      both('How does that fit with what others found?'),
      both('And if you had studied twice as many, what would be different?'),
      both('How large is this in practice, and for whom?'),
    ],
    advice: 'Give the size of the result beside its significance, and one other explanation.',
    advises: [
      {
        // Findings in words, not in figures.
        when: /^(?!.*(?:\bp\s*[<=>]|signifi|%|per ?cent|\bmean\b|average|median|odds|coefficient|correlat|regress|accura|\bSD\b))/i,
        says: 'Put beside this finding the passage or the table it rests on, and one other explanation.',
      },
    ],
    within: 'day',
  },
  'null-result': {
    area: 'results',
    needs:
      /\b(?:no|not|neither|nor|insignifican\w*|non-?significan\w*|fail(?:s|ed) to reject|weak)\b.*\b(?:signifi\w+|differ\w*|effects?|relation\w*|associat\w+|correlat\w+|influenc\w*|impacts?|explained|predict\w*|evidence|role|reject|varia\w+)|\binsignifican|\bnon-?significan/i,
    asks: [
      done('Does this mean that there is nothing, or that your study could not see it?'),
      done('How large would an effect have had to be for you to find it here?'),
      done('Were you glad or sorry that nothing came out here, and how did you guard against that?'),
      done('What have others found here, and what may be different about your data?'),
    ],
    deeper: [
      both('What would you do to find out for sure?'),
      both('And if somebody took this as proof that there is nothing?'),
    ],
    advice: 'Say how large an effect your study could have seen.',
    within: 'day',
  },
  conclusion: {
    area: 'contribution',
    unless: NOT_CONCLUDED,
    notIn: ['literature'],
    asks: [
      ...onlyDone(
        /\b(suggests?|indicates?|may|might|could)\b/i,
        'You say “{it}”. What keeps you from saying it outright?',
        'You say “{it}”. What would have to be added to your data to take that word away?',
      ),
      ...onlyDone(
        /\b(shows|showed|demonstrates|demonstrated|proves|proved|confirms|confirmed|reveals|revealed)\b/i,
        'You say “{it}”. Would a more careful word not be nearer to what you have?',
        'You say “{it}”. On which page of your results can a reader see it?',
      ),
      done('Which of your results carries this, and where does it go beyond them?'),
      done('What would have to be so for this to be wrong?'),
      done('Say it again as carefully as your data allow. What falls away?'),
      done('Which single result, if it turned out wrong, would take this down with it?'),
      done('Who would disagree with this, and with which argument?'),
      done('What did you believe about this before you began?'),
      done('How far beyond {place} does this reach?'),
      done('What do you now think about {topic} that you did not think before?'),
    ],
    deeper: [
      both('Who would disagree with this conclusion, and with which argument?'),
      both('Which part of it are you least sure of?'),
    ],
    advice: 'Put behind each sentence of the conclusion the table or passage it rests on.',
    within: 'hour',
  },
  limitation: {
    area: 'limits',
    // A reason for a choice, not a limit of the results.
    unless:
      /\b(?:suitable|appropriate|was (?:chosen|selected|adopted)) .{0,80}\b(?:since|because|due to|as)\b|\bchoice of\b.{0,40}\bdepends?\b/i,
    asks: [
      ...ofWords(
        /\b(?:limited|lack of|little|short(?:age)? of|constraints? (?:of|in)) (?:\w+ )?(time|resources|money|funds?|funding)\b|\b(time|financial) constraints?\b/i,
        [
          'Everybody is short of {it}. What did it cost your results in particular?',
          'Everybody is short of {it}. What will you leave out first because of it?',
        ],
      ),
      ...ofWords(/\bself-report/i, [
        'What would people have had a reason to tell you otherwise than it was?',
        'What will people have a reason to tell you otherwise than it is?',
      ]),
      planQuestion(
        'Which way may this have pushed your results, up or down?',
        'What will you do about it, and what will remain?',
      ),
      planQuestion(
        'Knowing this, which of your conclusions would you word more carefully?',
        'Which claim will you have to give up because of it?',
      ),
      planQuestion(
        'What did you do to keep the harm of this low, and was it enough?',
        'What can you do now to keep the harm of this low?',
      ),
      planQuestion(
        'If you could have removed one limit of your study, would it have been this one?',
        'If you could remove one limit of your study, would it be this one?',
      ),
      planQuestion(
        'Why should a reader trust the rest all the same?',
        'Why is the study worth doing all the same?',
      ),
      planQuestion(
        'When did you notice this, and could you still have done something?',
        'How will you see, on the way, how much this matters?',
      ),
    ],
    deeper: [
      both('And which limit have you not written down?'),
      planQuestion(
        'Which of your results does it touch most?',
        'Which of your questions does it touch most?',
      ),
    ],
    advice: {
      done: 'Add to each limit which way it may push the results.',
      planned: 'Write beside each limit what you will do about it, and what will remain.',
    },
    within: 'hour',
  },
  recommendation: {
    area: 'contribution',
    // Announced, or granted before something else is said.
    unless:
      /\b(?:the following|as follows|listed below)\b|^(?:another|the \w+) reason (?:is|was)\b|^(?:although|while|though)\b.*\bfuture\b|\bimplications that\b/i,
    notIn: ['literature'],
    asks: [
      ...onlyDone(
        /\b(?:future|further (?:research|stud(?:y|ies)|work)|extension|improve upon this|(?:bigger|larger?) sample)\b/i,
        'What kept you from doing that yourself, and what did it cost your conclusion?',
        'What would have to come out of that for your own conclusion to fall?',
        'Suppose you begin with that tomorrow. What is the first thing you do?',
        'Which of your own results makes this the next thing to do?',
      ),
      done('Which of your findings does this follow from, and who would have to act first?'),
      done('What would it cost, who would pay, and why has it not been done already?'),
      done('Would you recommend the same had your main result been the opposite?'),
      done('How would anybody know after a year that it worked?'),
      done('Who would be against this, and what would you tell them?'),
      done('What could this make worse?'),
    ],
    deeper: [
      both('How would anybody know after a year that it worked?'),
      both('What is the smallest step in that direction?'),
    ],
    advice: 'Write behind each recommendation the finding it follows from and who is to act.',
    within: 'day',
  },
}
