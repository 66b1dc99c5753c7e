/** On the outcome of a work: results, conclusions, limits and recommendations. A plan needs only its limits. */
import type { FactKind } from '#capabilities/study/index.ts'
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
  'How well would you do by always guessing the most frequent answer?',
  'Which of its errors cost most, and who pays for them?',
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
        'Does this mean that there is no effect, or that your study could not detect one?',
        'What would you have concluded if it had been significant?',
      ),
      done(
        'It is significant. How large is the effect, and would anybody notice it in practice?',
        /\bp\s*[<=>]\s*\.?0|\bsignifican(?:t|ce)\b(?=.*(?:\d|test|level))/i,
        NOT_SIGNIFICANT,
      ),
      done(
        'A small p value can go with a small effect. Which is it here?',
        /\bp\s*[<=>]\s*\.?0/i,
        NOT_SIGNIFICANT,
      ),
      ...onlyDone(/\bR[- ]?squared?\b|\bR2\b|R²/i, 'What might explain the rest, and did you look for it?'),
      ...onlyDone(
        /\bcorrelation\b|\bcorrelated\b/i,
        'A correlation works both ways. Which of the two comes first, and how do you know?',
        'What else is related to both of these?',
      ),
      ...onlyDone(
        LINK,
        'You say “{it}”. Which third factor could produce both?',
        'You say “{it}”. How would you rule out the reverse?',
        'Would “goes together with” be safer here than “{it}”?',
      ).map((one) => ({ ...one, unless: /\b(?:not|no|neither|nor|never)\b/i })),
      ...onlyDone(
        /(?<![\w.-])(\d[\d.,]*\s?(?:%|per ?cent)) of (?:the |all |our )?(?!total|time|variance|variation|change)/i,
        'What is this {it} out of, and how large is the uncertainty?',
        'Is {it} a lot or a little? What are you comparing it with?',
      ).map((one) => ({ ...one, unless: /\bR[- ]?squared?\b|accura|precision|recall|explain/i })),
      ...onlyDone(
        /(?<!macro-?|weighted )\b(?:mean|average|median)\b.{0,40}\d|\bstandard deviation\b|\bminimum\b/i,
        'What does the average hide here? Who or what is far from it?',
        'How spread out are the values, and what does that tell you?',
        'What is behind the largest value: a mistake, or a special case?',
      ),
      ...onlyDone(
        /^.{0,30}\b(?:participants?|respondents?|interviewees?|teachers|students|women|farmers|patients)\b.{0,25}\b(?:said|reported|felt|believed|expressed|mentioned|agreed|stated)\b/i,
        'That is what they said. Did anything they did show it too, and did anybody say the opposite?',
        'How many of them said so, and what did the others say?',
      ),
      ...onlyDone(
        /\b(higher|lower|better|greater|fewer|larger|smaller|earlier|later)\b(?! than \d)/i,
        'You say “{it}”. Compared with what, and is that comparison fair?',
      ).map((one) => ({ ...one, unless: new RegExp(`${ACCURACY.source}|\\bthan\\b`, 'i') })),
      ...onlyDone(
        /\b(higher|lower|better|greater|fewer|larger|smaller|earlier|later)\b(?! than \d)/i,
        'How much {it}, and would anybody notice the difference?',
        'You say “{it}”. Are the two alike in every other way?',
      ).map((one) => ({ ...one, unless: ACCURACY })),
      ...onlyDone(ACCURACY, ...ON_ACCURACY),
      done('How sure can you be of this, and what else could explain it?'),
      done('Did this surprise you? What had you expected, and why?'),
      done('Which of your other results fits least well with this one?'),
      done('Where could an error have crept in along the way?'),
      done('If somebody repeated your study next year, would they find the same?'),
      done('Which of the authors you cite would this surprise?'),
      done('What would you show a sceptic first to convince them of this?'),
      done('Would you expect the same outside {place}?'),
      done('How does this change the way we should think about {topic}?'),
    ],
    deeper: [
      both('How does that fit with what others found?'),
      both('And if your sample had been twice as large, what would be different?'),
      both('How large is this in practice, and for whom?'),
    ],
    advice: 'Give the size of the effect as well as its significance, and one alternative explanation.',
    advises: [
      {
        // Findings in words, not in figures.
        when: /^(?!.*(?:\bp\s*[<=>]|signifi|%|per ?cent|\bmean\b|average|median|odds|coefficient|correlat|regress|accura|\bSD\b))/i,
        says: 'Beside this finding, cite the passage or table it is based on, and one alternative explanation.',
      },
    ],
    within: 'day',
  },
  'null-result': {
    area: 'results',
    needs:
      /\b(?:no|not|neither|nor|insignifican\w*|non-?significan\w*|fail(?:s|ed) to reject|weak)\b.*\b(?:signifi\w+|differ\w*|effects?|relation\w*|associat\w+|correlat\w+|influenc\w*|impacts?|explained|predict\w*|evidence|role|reject|varia\w+)|\binsignifican|\bnon-?significan/i,
    asks: [
      done('Does this mean that there is no effect, or that your study could not detect one?'),
      done('How large would an effect have had to be for you to detect it?'),
      done('Were you pleased or disappointed to find nothing here, and how did you guard against bias?'),
      done('What have others found, and what might be different about your data?'),
    ],
    deeper: [
      both('What would you do to find out for sure?'),
      both('What if somebody took this as proof that there is no effect?'),
    ],
    advice: 'Say how large an effect your study could have detected.',
    within: 'day',
  },
  conclusion: {
    area: 'contribution',
    unless: NOT_CONCLUDED,
    notIn: ['literature'],
    asks: [
      ...onlyDone(
        /\b(suggests?|indicates?|may|might|could)\b/i,
        'You say “{it}”. What stops you from saying it outright?',
        'You say “{it}”. What further evidence would let you drop that word?',
      ),
      ...onlyDone(
        /\b(shows|showed|demonstrates|demonstrated|proves|proved|confirms|confirmed|reveals|revealed)\b/i,
        'You say “{it}”. Would a more cautious word be closer to your evidence?',
        'You say “{it}”. On which page of your results can a reader see it?',
      ),
      done('Which of your results supports this, and where does it go beyond them?'),
      done('What would show that this is wrong?'),
      done('Say it again as cautiously as your data require. What do you lose?'),
      done('Which single result, if it turned out to be wrong, would undo this?'),
      done('Who would disagree with this, and what would they argue?'),
      done('What did you believe about this before you began?'),
      done('How far beyond {place} does this apply?'),
      done('What do you now think about {topic} that you did not think before?'),
    ],
    deeper: [
      both('Who would disagree with this conclusion, and what would they argue?'),
      both('Which part of it are you least sure of?'),
    ],
    advice: 'For each sentence of the conclusion, cite the table or passage it is based on.',
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
          'Everybody is short of {it}. How did that affect your results in particular?',
          'Everybody is short of {it}. What will you leave out first because of it?',
        ],
      ),
      ...ofWords(/\bself-report/i, [
        'What might people have had a reason to misreport?',
        'What might people have a reason to misreport?',
      ]),
      planQuestion(
        'In which direction may this have biased your results?',
        'What will you do about it, and what will remain?',
      ),
      planQuestion(
        'Knowing this, which of your conclusions would you word more cautiously?',
        'Which claim will you have to give up because of it?',
      ),
      planQuestion(
        'What did you do to limit the damage, and was it enough?',
        'What can you do now to limit the damage?',
      ),
      planQuestion(
        'If you could have removed one limitation of your study, would it have been this one?',
        'If you could remove one limitation of your study, would it be this one?',
      ),
      planQuestion('Why should a reader still trust the rest?', 'Why is the study still worth doing?'),
      planQuestion(
        'When did you notice this, and could you still have done something?',
        'How will you tell, as you go along, how much this matters?',
      ),
    ],
    deeper: [
      both('And which limitation have you not written down?'),
      planQuestion(
        'Which of your results does it affect most?',
        'Which of your questions does it affect most?',
      ),
    ],
    advice: {
      done: 'For each limitation, add how it may affect the results.',
      planned: 'Beside each limitation, write what you will do about it, and what will remain.',
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
        'What prevented you from doing that yourself, and how does that affect your conclusion?',
        'What would that have to show to overturn your own conclusion?',
        'Suppose you start on that tomorrow. What do you do first?',
        'Which of your own results makes this the next step?',
      ),
      done('Which of your findings does this follow from, and who would have to act first?'),
      done('What would it cost, who would pay, and why has it not been done already?'),
      done('Would you recommend the same if your main result had been the opposite?'),
      done('How would anybody know after a year that it worked?'),
      done('Who would oppose this, and what would you tell them?'),
      done('What could this make worse?'),
    ],
    deeper: [
      both('How would anybody know after a year that it worked?'),
      both('What is the smallest step in that direction?'),
    ],
    advice: 'After each recommendation, write the finding it follows from and who should act.',
    within: 'day',
  },
}
