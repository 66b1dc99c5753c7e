/** On how a work was carried out: its instruments, their validation, and the steps. */
import type { FactKind } from '#capabilities/study/rules/facts/fact.ts'
import { both, type KindOfQuestion, ofWords, planQuestion } from './ask.ts'

const UNBIASED = /\b(?:not|never|without|free (?:of|from)|avoids?|no)\b.{0,12}\bbias|\bunbiased\b/i
const WERE_ASKED =
  /\b(?:participants?|respondents?|patients?|students?|learners?|farmers?|women|men|mothers|caregivers|teachers|nurses|workers|customers|traders|they) (?:was|were|are|will be) (?:\w+ )?asked\b/i

/** How words are made sure of, and no figure. */
const IN_OTHER_WAYS =
  /\btriangulat|\bmember check|\bpeer (?:review|debrief)|\baudit trail|\btrustworth|\bcredib/i

export const METHOD_ASKS: Partial<Record<FactKind, KindOfQuestion>> = {
  instrument: {
    area: 'method',
    unless: /\bno human interest\b|\bto obtain (?:all )?the results\b/i,
    asks: [
      both(
        'You did not take it as it was. What did you change, and does it still measure the same?',
        /\b(?:modified|adapted|translated|shortened) (?:version|from|for|by|to)\b/i,
      ),
      ...ofWords(
        /\bquestionnaires?\b|\bLikert\b/i,
        [
          'Which of your items did people misunderstand, and how did you find out?',
          'How will you find out which of your items people misunderstand?',
        ],
        [
          'Which question did you wish, afterwards, that the questionnaire had held?',
          'Which question have you left out of the questionnaire to keep it short?',
        ],
        [
          'Who filled it in, alone or with help, and what did that do to the answers?',
          'Who will fill it in, alone or with help, and what will that do to the answers?',
        ],
      ),
      ...ofWords(
        /\binterviews?\b|\bfocus group|\bdiscussion guide/i,
        [
          'How did you keep from hearing what you wanted to hear in these conversations?',
          'How will you keep from hearing what you want to hear in these conversations?',
        ],
        [
          'Read us your first question. What could it have put into their mouths?',
          'What will your first question be, and what could it put into their mouths?',
        ],
        [
          'What did people not tell you because it was you who asked?',
          'What will people not tell you because it is you who asks?',
        ],
      ),
      ...ofWords(
        /\bsecondary data|\bdatabase|\barchiv|\bregistr|\bsourced from|\bAPI\b|\bexisting data|\bdesk research|\bavailable data|\bMODIS\b|\brepositor(?:y|ies)\b|\bdata source\b/i,
        [
          'Others collected these data for another purpose. What did they not record that you needed?',
          'Others collected these data for another purpose. What did they not record that you need?',
        ],
        [
          'How did you find out how good the data of others are?',
          'How will you find out how good the data of others are?',
        ],
        [
          'What would you have measured, had you collected these data yourself?',
          'What would you measure, if you collected these data yourself?',
        ],
      ),
      both(
        'What does a point more or less on it mean in the life of somebody?',
        /\b(?:[Ss]cale|[Ii]nventory|[Ii]ndex|[Ss]core)\b/,
      ),
      planQuestion(
        'How did you check that this measured what it was meant to measure?',
        'How will you check that this measures what it is meant to measure?',
      ),
      planQuestion(
        'What did these data not capture that you would have needed?',
        'What will these data not capture that you would need?',
      ),
      planQuestion(
        'How large is the error in this, and is what you report larger?',
        'How large may the error in this be, and is what you look for larger?',
      ),
    ],
    deeper: [
      {
        ...planQuestion(
          'How large is its error, and is the difference you report larger?',
          'How large is its error, and is the difference you look for larger?',
        ),
        unless: /\bdata\b/i,
      },
      { ...both('Who tried it out before you, and on whom?'), unless: /\bdata\b/i },
    ],
    advice: 'Say where the instrument comes from and who tried it out before you.',
    within: 'day',
  },
  reliability: {
    area: 'method',
    asks: [
      planQuestion(
        'This speaks for consistency. What speaks for it being true?',
        'This will speak for consistency. What will speak for it being true?',
        /\balpha\b|\breliab|\bconsisten/i,
      ),
      planQuestion(
        'What does this tell us about your data, and what does it leave open?',
        'What will this tell us about your data, and what will it leave open?',
      ),
      planQuestion(
        'Where did these disagree, and what did you do then?',
        'Where may these disagree, and what will you do then?',
        IN_OTHER_WAYS,
      ),
      planQuestion(
        'What would you have done, had it come out badly?',
        'What will you do if it comes out badly?',
      ),
    ],
    deeper: [
      {
        ...planQuestion(
          'Which item was worst, and what did you do with it?',
          'What will you do with an item that fits badly?',
        ),
        unless: IN_OTHER_WAYS,
      },
    ],
    advice: {
      done: 'Report the value for each scale, with the number of its items.',
      planned: 'Write which value you will compute for each scale, and what you do where it is low.',
    },
    within: 'day',
  },
  procedure: {
    area: 'method',
    // A statement about a tool or an approach is not a step of this study; the reason for choosing it is a decision.
    unless:
      /\bno human interest\b|\bphilosoph|\bpositivis|\bparadigm|\b(?:is|are) an? \w+ (?:that|which)\b|\bwe defined\b|\bis defined\b|\b(?:is|are) trained on\b|\bwe used all\b|\bwill (?:also )?help\b|\bour objective\b|\b(?:excel|spreadsheet|word) (?:files?|sheets?|documents?)\b|\b(?:was|were|has been) (?:then )?(?:chosen|selected),? (?:as|because|since|due)\b|\b(?:library|libraries|packages?|frameworks?|software|toolkits?)\b.*\b(?:was|were|is|are) used\b/i,
    asks: [
      ...ofWords(
        /\b(?:split|divided|subset)\b.*\b(?:train|test|validation)|\b(?:train\w*|test\w*|validation)\b.*\bsubset/i,
        [
          'What came first: the split, or what you did to the data? And why does the order matter?',
          'What will come first: the split, or what you do to the data? And why does the order matter?',
        ],
        [
          'By what was it split, and could the same case stand on both sides?',
          'By what will it be split, and could the same case stand on both sides?',
        ],
      ),
      ...ofWords(
        /\b(?:optimi[sz]er|learning rate|loss function|quantile loss|epochs?|hyper-?parameters?|fine-?tun\w+)\b/i,
        ['How did you know when to stop training?', 'How will you know when to stop training?'],
        [
          'Which of these settings did you try out, and which did you leave as they came?',
          'Which of these settings will you try out, and which will you leave as they come?',
        ],
      ),
      ...ofWords(/\b(?:excluded?|removed|discarded|deleted|filtered?)\b/i, [
        'How many went out by this step, and what would they have changed?',
        'How many may go out by this step, and what could they change?',
      ]),
      planQuestion(
        'You say that there is no bias. How did you look for it?',
        'You promise that there will be no bias. By what will you see it if there is?',
        UNBIASED,
      ),
      planQuestion(
        'What may have kept them from telling you this as it was?',
        'What may keep them from telling you this as it is?',
        WERE_ASKED,
      ),
      planQuestion(
        'Why this size, and what decided which of them came in?',
        'Why this size, and what will decide which of them come in?',
        /\bsubset\b.*\d/i,
      ),
      ...ofWords(
        // Operations on data; converting one model into another loses none of them.
        /^(?=.*\b(?:data|values?|scores?|answers?|responses?|variables?|categor\w+|columns?|texts?|words?|sentences?|images?|transcripts?|ratings?)\b).*\b(?:convert(?:ed)?|encod(?:ed|ing)|coded|transformed|aggregated|averaged|normali[sz]ed|scaled)\b/i,
        [
          'What is lost in this step, and could it have mattered?',
          'What will be lost in this step, and could it matter?',
        ],
        [
          'Why in this way and not another, and did you try the other?',
          'Why in this way and not another, and will you try the other?',
        ],
      ),
      ...ofWords(
        /\b(?:questionnaires?|interviews?|survey) (?:\w+ )?(?:was|were|will be) (?:\w+ly )?(?:administered|distributed|conducted|held)\b/i,
        [
          'Tell us of one day of this: who was there, what was asked or measured, and what went wrong?',
          'Tell us of one day of this: who will be there, and what will be asked or measured?',
        ],
      ),
      ...ofWords(
        /\b(?:was|were|be|been|I|we|will) (?:\w+ly )?(?:collect(?:ed)?|gather(?:ed)?|administered|distributed)\b/i,
        [
          'How long did this take, and what changed while it went on?',
          'How long will this take, and what may change while it goes on?',
        ],
        ['Which of these data would you not have needed?', 'Which of these data could you do without?'],
      ),
      planQuestion(
        'Take us through this step: what exactly was done, in which order, and by whom?',
        'Take us through this step: what exactly will be done, in which order, and by whom?',
      ),
      planQuestion(
        'Where did this step not go as written, and what did you do then?',
        'Where is this step most likely to go wrong, and how will you notice?',
      ),
      both('Could somebody repeat this from your text alone? What would they have to ask you?'),
      planQuestion(
        'Which of your results would change if this step had been done otherwise?',
        'Which of your results would change if this step were done otherwise?',
      ),
      planQuestion(
        'Was there a simpler way to do this, and why did you not take it?',
        'Is there a simpler way to do this, and why do you not take it?',
      ),
      planQuestion(
        'Who checked that this was done as you write it?',
        'Who will check that this is done as you write it?',
      ),
    ],
    deeper: [
      planQuestion(
        'Which of your results would change if this step had been done otherwise?',
        'What would change if this step were done otherwise?',
      ),
      both('How would you do it with twice the time?'),
    ],
    advice: {
      done: 'Let somebody who was not there follow this step from your text, and write down where they stop.',
      planned:
        'Let a friend act out this step from your text alone, and write down where they have to ask you.',
    },
    within: 'day',
  },
}
