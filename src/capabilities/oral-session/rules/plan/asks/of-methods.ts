/** On how a work was carried out: its instruments, their validation, and the steps. */
import type { FactKind } from '#capabilities/study/index.ts'
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
        'You adapted it. What did you change, and does it still measure the same thing?',
        /\b(?:modified|adapted|translated|shortened) (?:version|from|for|by|to)\b/i,
      ),
      ...ofWords(
        /\bquestionnaires?\b|\bLikert\b/i,
        [
          'Which of your items did people misunderstand, and how did you find out?',
          'How will you find out which of your items people misunderstand?',
        ],
        [
          'Which question do you wish the questionnaire had included?',
          'Which question have you left out of the questionnaire to keep it short?',
        ],
        [
          'Did people fill it in alone or with help, and how did that affect the answers?',
          'Will people fill it in alone or with help, and how will that affect the answers?',
        ],
      ),
      ...ofWords(
        /\binterviews?\b|\bfocus group|\bdiscussion guide/i,
        [
          'How did you avoid hearing only what you wanted to hear in these interviews?',
          'How will you avoid hearing only what you want to hear in these interviews?',
        ],
        [
          'Read us your first question. Could it have put words in people’s mouths?',
          'What will your first question be, and could it put words in people’s mouths?',
        ],
        [
          'What did people not tell you because it was you asking?',
          'What will people not tell you because it is you asking?',
        ],
      ),
      ...ofWords(
        /\bsecondary data|\bdatabase|\barchiv|\bregistr|\bsourced from|\bAPI\b|\bexisting data|\bdesk research|\bavailable data|\bMODIS\b|\brepositor(?:y|ies)\b|\bdata source\b/i,
        [
          'Others collected these data for another purpose. What did they not record that you needed?',
          'Others collected these data for another purpose. What did they not record that you need?',
        ],
        [
          'How did you check the quality of other people’s data?',
          'How will you check the quality of other people’s data?',
        ],
        [
          'What would you have measured if you had collected these data yourself?',
          'What would you measure if you were collecting these data yourself?',
        ],
      ),
      both(
        'What does one point more or less mean in a person’s life?',
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
        'How large is the measurement error, and is what you report larger?',
        'How large might the measurement error be, and is what you are looking for larger?',
      ),
    ],
    deeper: [
      {
        ...planQuestion(
          'How large is its measurement error, and is the difference you report larger?',
          'How large is its measurement error, and is the difference you are looking for larger?',
        ),
        unless: /\bdata\b/i,
      },
      { ...both('Who has tested it before, and on whom?'), unless: /\bdata\b/i },
    ],
    advice: 'Say where the instrument comes from and who has tested it before.',
    within: 'day',
  },
  reliability: {
    area: 'method',
    asks: [
      planQuestion(
        'This shows consistency. What shows validity?',
        'This will show consistency. What will show validity?',
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
        'What would you have done if the value had been poor?',
        'What will you do if the value is poor?',
      ),
    ],
    deeper: [
      {
        ...planQuestion(
          'Which item was weakest, and what did you do about it?',
          'What will you do with an item that fits badly?',
        ),
        unless: IN_OTHER_WAYS,
      },
    ],
    advice: {
      done: 'Report the value for each scale, with the number of its items.',
      planned: 'Write which value you will calculate for each scale, and what you will do if it is low.',
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
          'How was it split, and could the same case appear on both sides?',
          'How will it be split, and could the same case appear on both sides?',
        ],
      ),
      ...ofWords(
        /\b(?:optimi[sz]er|learning rate|loss function|quantile loss|epochs?|hyper-?parameters?|fine-?tun\w+)\b/i,
        ['How did you know when to stop training?', 'How will you know when to stop training?'],
        [
          'Which of these settings did you try out, and which did you leave at the default?',
          'Which of these settings will you try out, and which will you leave at the default?',
        ],
      ),
      ...ofWords(/\b(?:excluded?|removed|discarded|deleted|filtered?)\b/i, [
        'How many were removed by this step, and what difference would they have made?',
        'How many might be removed by this step, and what difference could they make?',
      ]),
      planQuestion(
        'You say that there is no bias. How did you look for it?',
        'You promise that there will be no bias. How would you detect it if there were?',
        UNBIASED,
      ),
      planQuestion(
        'What may have stopped them from telling you the truth about this?',
        'What may stop them from telling you the truth about this?',
        WERE_ASKED,
      ),
      planQuestion(
        'Why this size, and what decided which were included?',
        'Why this size, and what will decide which are included?',
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
          'Why this way and not another, and did you try the alternative?',
          'Why this way and not another, and will you try the alternative?',
        ],
      ),
      ...ofWords(
        /\b(?:questionnaires?|interviews?|survey) (?:\w+ )?(?:was|were|will be) (?:\w+ly )?(?:administered|distributed|conducted|held)\b/i,
        [
          'Describe one day of fieldwork: who was there, what was asked or measured, and what went wrong?',
          'Describe a typical day of fieldwork: who will be there, and what will be asked or measured?',
        ],
      ),
      ...ofWords(
        /\b(?:was|were|be|been|I|we|will) (?:\w+ly )?(?:collect(?:ed)?|gather(?:ed)?|administered|distributed)\b/i,
        [
          'How long did this take, and what changed during that time?',
          'How long will this take, and what may change during that time?',
        ],
        ['Which of these data would you not have needed?', 'Which of these data could you do without?'],
      ),
      planQuestion(
        'Take us through this step: what exactly was done, in which order, and by whom?',
        'Take us through this step: what exactly will be done, in which order, and by whom?',
      ),
      planQuestion(
        'Where did this step not go as described, and what did you do then?',
        'Where is this step most likely to go wrong, and how will you notice?',
      ),
      both('Could somebody repeat this from your text alone? What would they have to ask you?'),
      planQuestion(
        'Which of your results would change if this step had been done differently?',
        'Which of your results would change if this step were done differently?',
      ),
      planQuestion(
        'Was there a simpler way to do this, and why did you not use it?',
        'Is there a simpler way to do this, and why are you not using it?',
      ),
      planQuestion(
        'Who checked that this was done as you describe it?',
        'Who will check that this is done as you describe it?',
      ),
    ],
    deeper: [
      planQuestion(
        'Which of your results would change if this step had been done differently?',
        'What would change if this step were done differently?',
      ),
      both('How would you do it if you had twice the time?'),
    ],
    advice: {
      done: 'Ask somebody who was not there to follow this step from your text, and note where they get stuck.',
      planned:
        'Ask a friend to carry out this step from your text alone, and note where they have to ask you.',
    },
    within: 'day',
  },
}
