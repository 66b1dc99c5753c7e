/** On how a work was done: design, people, instruments, analysis, and what is owed to those studied. */
import type { FactKind } from '#capabilities/study/rules/facts/fact.ts'
import { ask, both, type KindOfQuestion } from './ask.ts'

export const DESIGN_ASKS: Partial<Record<FactKind, KindOfQuestion>> = {
  design: {
    area: 'method',
    asks: [
      both(
        'You see everybody once. What can you say about what came first, and what can you not?',
        /\bcross[- ]sectional\b|\bsurvey\b/i,
      ),
      both(
        'Where do the two kinds of data meet, and what do you do where they disagree?',
        /\bmixed[- ](?:methods?|approach)/i,
      ),
      both(
        'What makes this case worth more than itself? What may be learnt elsewhere from it?',
        /\bcase[- ]stud/i,
      ),
      ask(
        'What did those get who were not treated, and who knew which group they were in?',
        'What will those get who are not treated, and who will know which group they are in?',
        /\btrial\b|\bexperiment|\brandomi[sz]ed\b|\bcontrol group\b/i,
      ),
      ask(
        'How would we know that another researcher would have heard the same in these conversations?',
        'How will we know that another researcher would hear the same in these conversations?',
        /\bqualitative\b|\bphenomenolog|\binterpretiv|\bethnograph|\bgrounded theory\b/i,
      ),
      ask(
        'Those who dropped out on the way: how do they differ from those who stayed?',
        'Those who will drop out on the way: how will you know in what they differ?',
        /\blongitudinal\b|\bcohort\b|\bfollow(?:ed)?[- ]up\b|\bpanel\b/i,
      ),
      both('What can this design show, and what can it not?'),
      both('Which design did you turn down for this one, and what did you lose with it?'),
    ],
    deeper: [
      'Which of your conclusions would a stricter design not let you draw?',
      'Name one rival explanation that this design cannot rule out.',
    ],
    advice: 'Write two sentences: what this design can show, and what it cannot.',
    within: 'hour',
  },
  approach: {
    area: 'method',
    asks: [
      both('Why is this approach right for your question, and what would the other one have shown?'),
      both('What would you have had to ask to need the opposite approach?'),
    ],
    deeper: ['Which part of your question does this approach leave unanswered?'],
    advice: 'Tie the approach to the wording of your question in one sentence.',
    within: 'hour',
  },
  sampling: {
    area: 'method',
    asks: [
      ask(
        'You chose these yourself. Which others could you have taken, and would they have told the same?',
        'You choose these yourself. Which others could you take, and would they tell the same?',
        /\bpurposive|\bpurposeful|\bjudg(?:e)?ment(?:al)? sampl|\bkey informant/i,
      ),
      ask(
        'You took what was at hand. What was not at hand, and which way does that push your results?',
        'You take what is at hand. What will not be at hand, and which way does that push your results?',
        /\bconvenien|\bsnowball|\bvolunt|\baccidental/i,
      ),
      ask(
        'From which list were they drawn, and what was missing from that list?',
        'From which list will they be drawn, and what is missing from that list?',
        /\brandom|\bprobability|\bstratif|\bsystematic|\bcluster|\blottery/i,
      ),
      ask(
        'Why these and not others, and who may have been left out?',
        'Why these and not others, and who may be left out?',
      ),
      ask(
        'Had you stood in another place on another day, who would be in your study instead?',
        'Who decides in the end whether somebody takes part, and what does that do to your sample?',
      ),
    ],
    deeper: ['How many could not be had, and in what were they different?'],
    advice: 'Add one sentence on who could not get into the sample, and which way that may push the results.',
    within: 'hour',
  },
  'sample-size': {
    area: 'method',
    asks: [
      ask(
        'You computed this number. What did you assume for it, and does the assumption hold here?',
        'You compute this number. What do you assume for it, and why should it hold here?',
        /\bformula|\bYamane|\bCochran|\bSlovin|\bKrejcie|\bcalculat|\bcomput|\bpower\b/i,
      ),
      ask(
        'How did you know that you had talked to enough people?',
        'How will you know that you have talked to enough people?',
        /\binterview|\bfocus group|\bparticipants?\b|\bsaturation/i,
      ),
      ask(
        'How did you arrive at this number, and is it enough for the smallest group you compare?',
        'How do you arrive at this number, and is it enough for the smallest group you want to compare?',
      ),
    ],
    deeper: ['How small a difference could this number still show?'],
    advice: 'State the number, the rule it came from, and the smallest group you compare.',
    within: 'hour',
  },
  population: {
    area: 'limits',
    asks: [
      ask(
        'For whom else does what you found hold, and for whom surely not?',
        'For whom else will what you find hold, and for whom surely not?',
      ),
      both('Why does this group belong together? What divides it inside?'),
    ],
    deeper: ['Name one group next door for whom you would not say the same.'],
    advice: 'Say for whom the results hold, and name one group for whom they do not.',
    within: 'hour',
  },
  setting: {
    area: 'limits',
    asks: [
      both('Why there, and what makes it like or unlike other places?'),
      both('What happens in this place that happens nowhere else, and how does it show in your data?'),
    ],
    deeper: ['In which place would you expect the opposite result?'],
    advice: 'Add two facts about the place that a reader from elsewhere needs.',
    within: 'hour',
  },
  period: {
    area: 'limits',
    asks: [
      both('What else happened in that time that may show in your data?'),
      both('Would another season, or another year, have given another picture?'),
    ],
    deeper: ['What has changed since?'],
    advice: 'Name one thing that happened in the period, and say why it did or did not matter.',
    within: 'hour',
  },
  instrument: {
    area: 'method',
    asks: [
      ask(
        'Which of your items did people misunderstand, and how did you find out?',
        'How will you find out which of your items people misunderstand?',
        /\bquestionnaire|\bsurvey\b|\bLikert|\bitems?\b|\bscale\b/i,
      ),
      ask(
        'How did you keep from hearing what you wanted to hear in these conversations?',
        'How will you keep from hearing what you want to hear in these conversations?',
        /\binterview|\bfocus group|\bdiscussion guide/i,
      ),
      ask(
        'Others collected these data for another purpose. What did they not record that you needed?',
        'Others collected these data for another purpose. What did they not record that you need?',
        /\bsecondary data|\bdatabase|\brecords\b|\barchiv|\bdata ?set|\bregistr|\breports?\b|\bsourced from|\bAPI\b|\bexisting data|\bdesk research|\bavailable data/i,
      ),
      ask(
        'How did you check that this measured what it was meant to measure?',
        'How will you check that this measures what it is meant to measure?',
      ),
      ask(
        'What did these data not capture that you would have needed?',
        'What will these data not capture that you would need?',
      ),
    ],
    deeper: ['How large is its error, and is the difference you report larger?'],
    advice: 'Say where the instrument comes from and who tried it out before you.',
    within: 'day',
  },
  reliability: {
    area: 'method',
    asks: [
      ask(
        'This speaks for consistency. What speaks for it being true?',
        'This will speak for consistency. What will speak for it being true?',
        /\balpha\b|\breliab|\bconsisten/i,
      ),
      ask(
        'What does this tell us about your data, and what does it leave open?',
        'What will this tell us about your data, and what will it leave open?',
      ),
    ],
    deeper: ['Which item was worst, and what did you do with it?'],
    advice: 'Report the value for each scale, with the number of its items.',
    within: 'day',
  },
  procedure: {
    area: 'method',
    asks: [
      ask(
        'Take us through this step: what exactly was done, in which order, and by whom?',
        'Take us through this step: what exactly will be done, in which order, and by whom?',
      ),
      ask(
        'Where did this step not go as written, and what did you do then?',
        'Where is this step most likely to go wrong, and how will you notice?',
      ),
      both('Could somebody repeat this from your text alone? What would they have to ask you?'),
    ],
    deeper: ['Which of your results would change if this step had been done otherwise?'],
    advice: 'Let somebody who was not there follow this step from your text, and write down where they stop.',
    within: 'day',
  },
  analysis: {
    area: 'method',
    asks: [
      both(
        'What did you decide yourself there, and what did you leave to its defaults?',
        /\b(?:conducted|performed|done|carried out|analy[sz]ed|run)\b.{0,30}\b(?:R version|in R\b|SPSS|Stata|SAS|NVivo|Excel|Python|Jamovi)/i,
      ),
      ask(
        'Which assumption of this model is the weakest with your data, and what did you do about it?',
        'Which assumption of this model will be the weakest with your data, and what will you do then?',
        /\bregression|\bmodel(?:s|l)?\b|\bANOVA|\bcorrelation|\bleast squares|\bpanel\b/i,
      ),
      ask(
        'Show us how one theme came to be, from what people said to its name.',
        'How will a theme come to be, from what people say to its name?',
        /\bthematic|\bthemes?\b|\bcoding\b|\bcontent analysis|\bcodes\b|\bnarrative/i,
      ),
      ask(
        'What does this test tell us that the percentages do not?',
        'What will this test tell you that the percentages do not?',
        /\bchi[- ]?squared?|\bt[- ]test|\bMann|\bWilcoxon|\bKruskal|\bsignificance level/i,
      ),
      ask(
        'Better than what? Against which simple way of doing it did you compare?',
        'Better than what? Against which simple way of doing it will you compare?',
        /\bclassif|\bneural|\balgorithm|\btrain(?:ed|ing)\b|\bmachine learning|\baccuracy/i,
      ),
      ask(
        'These describe. What lets you say more than that about people you did not ask?',
        'These describe. What will let you say more about people you do not ask?',
        /\bdescriptive|\bfrequencies|\bfrequency (?:table|count|distribution)|\bpercentages\b/i,
      ),
      ask(
        'Why was this the right way, and which other way would a critic have taken?',
        'Why is this the right way, and which other way would a critic take?',
      ),
    ],
    deeper: [
      'Which of your conclusions would fall if you had analysed it the other way?',
      'What did you do with answers that were missing?',
    ],
    advice: 'Beside each question of yours, write the analysis that answers it and its assumptions.',
    within: 'day',
  },
  software: {
    area: 'method',
    asks: [both('What did you decide yourself there, and what did you leave to its defaults?')],
    deeper: ['Could somebody run it again and get the same?'],
    advice: 'Name the version, and keep the steps you ran.',
    within: 'hour',
  },
  ethics: {
    area: 'ethics',
    asks: [
      ask(
        'What did somebody risk who said no, and how could they be sure of that?',
        'What will somebody risk who says no, and how can they be sure of that?',
        /\bconsent|\bvoluntar|\bwithdraw|\brefus/i,
      ),
      ask(
        'Who could recognise whom all the same, by the rest of what you tell?',
        'Who may recognise whom all the same, by the rest of what you tell?',
        /\banonym|\bconfidential|\bprivacy|\bpseudonym/i,
      ),
      ask(
        'Whom could your study, or what is made of it, have harmed all the same?',
        'Whom could your study, or what is made of it, harm all the same?',
      ),
    ],
    deeper: ['What would you do differently towards the people in it?'],
    advice: 'Name the approval with its number and date, and say what became of the data.',
    within: 'hour',
  },
}
