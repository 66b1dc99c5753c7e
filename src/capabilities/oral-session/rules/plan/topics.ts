/**
 * What an examiner asks of any work. A topic rests on what the record says of it; where the record is silent, on the
 * section of the work that is headed so, and best on a sentence of it; else on what the work says of something near. Where
 * there is nothing of the work to hold it against, it only fills the time. Three wordings: of finished research, of a
 * plan, of a thing that was built. `of` is asked of a quoted sentence, `open` of a section.
 */
import type { SlotId, WorkKind } from '#capabilities/study/index.ts'
import type { SectionRole } from '#product/document-model.ts'
import type { ExamArea, Within } from '../names.ts'
import type { Phase } from './plan.ts'
import { WITHOUT_CHANCE } from './sampling-words.ts'

/** Several wordings: one for each entry of a list, so that nothing is asked twice in the same words. */
export type Wordings = Partial<Record<WorkKind, string | readonly string[]>>

export type Topic = {
  about: string
  area: ExamArea
  phase: Phase
  /** Its own slot first; then what supports an answer. Empty where only a section can carry it. */
  slots: readonly SlotId[]
  /** How many entries of its slot are asked about, each by itself. */
  most?: number
  /** How many of them belong to the chain; the others wait. */
  inChain?: number
  /** Without one of these words a sentence is not what the topic asks about; with one of those it is not either. */
  needs?: RegExp
  unless?: RegExp
  heading?: RegExp
  /** Parts of the work that will do where no heading names it; the work as a whole, where it may be asked of any. */
  roles?: readonly SectionRole[] | 'whole'
  of?: Wordings
  /** Of plots, records and other things that nobody has to agree with; of an objective that is to advise. */
  ofThings?: Wordings
  toAdvise?: Wordings
  /** Which sentence of its own section it is asked of, where the record has none. */
  shows?: RegExp
  /** What else of the work it can be asked of, and how. */
  on?: { slots: readonly SlotId[]; needs?: RegExp; asks: Wordings }
  open: Wordings
  easier: string
  deeper: string
  why: string
  /** What an answer holds: advice before, and the end of a better answer after. */
  holds: string
  within: Within
}

const all = (words: string | readonly string[]): Wordings => ({ done: words, planned: words, built: words })
const doneOrBuilt = (words: string | readonly string[]): Wordings => ({ done: words, built: words })

/** A series of years or a data base holds for nobody. */
export const OF_PEOPLE =
  /\b(?:people|respondents|participants|students|pupils|learners|teachers|patients|mothers|women|men|households|farmers|workers|employees|customers|firms|companies|schools|children|adults|traders|users|professionals|officers|staff|managers|nurses|doctors|informants|members|leaders|clients|individuals|persons|residents|citizens|consumers|parents|youths?|lecturers|accountants|auditors)\b/i

/** Those who were studied, and not how many live somewhere. */
export const OF_A_GROUP = new RegExp(
  `^(?=.*${OF_PEOPLE.source}).*\\b(?:target|stud(?:y|ied)|sampl\\w+|survey\\w*|interview\\w*|recruit\\w*|select\\w*|research|population (?:comprises?|consists?|is|was|were))\\b`,
  'i',
)

/** Nobody has to agree for them. */
export const OF_THINGS =
  /\b(?:plants?|plots?|seeds?|leaves|animals|cows|goats|fish|soil|specimens|isolates|images?|records|files|documents|articles|papers|tweets|posts|transactions|reports)\b/i

/** That the aim was reached, and what a test is for, is no finding that somebody could act on. */
const SAYS_NOTHING =
  /\b(?:null hypothesis|reject|residuals?|assumptions?|normality)\b|\b(?:aims?|objectives?)\b.*\b(?:achieved|reached|met|realised)\b|\bthis chapter\b/i

/** What a theory says was concluded by others. */
const OF_A_THEORY =
  /^(?!.*\b(?:we|our|my|this study|the (?:present|current) study)\b).*\b(?:theory|hypothesis|problem|framework|literature|scholars|researchers|authors) (?:suggest|state|propose|argue|posit|hold|assume|claim)s?\b/
/** What a work is for, or would make better, is not what is wrong. */
const NO_PROBLEM =
  /\b(?:purpose|aims?|objectives?) of (?:this|the)\b|^(?:increas|improv|enhanc|reduc)(?:ed|ing)\b/i
/** A hypothesis of nothing is found by nobody, and one line of a scale or the data of others carry no result. */
const NO_RESULT =
  /^(?!.*\b(?:reject|accept|retain)\w*).*\bH\s?[0₀]\b|\b(?:statement|item) (?:it )?(?:says|said|states)\b|\b(?:similar|other) (?:institutions|countries|universities|studies)\b/i
/** What bounds a work bears a word of it; for whom it was made, and what it consists of, biases nothing. */
const NO_LIMIT =
  /\blimitations are (?:discussed|presented|described|given)\b|\b(?:a number of|several|following|some|certain|potential|acknowledges?(?: \w+){0,3}) limitations\b|^(?!.*(?:\b(?:not|only|limit\w*|restrict\w*|confined|however|bias\w*|few|small\w*|short\w*|lack\w*|could|might|may|hard|difficult\w*|unable|cannot|fail\w*|time|cost\w*|constraints?)\b|n[’']t\b))/i

const OF_THE_WORK =
  /\b(?:this|the|our|my|present|proposed|these|its)\b.{0,30}\b(?:stud(?:y|ies)|research|thesis|project|work|findings?|results|outcomes?|system|app(?:lication)?|model|tool)\b/i
/** That something works says nothing of the data; a word for trust has to stand beside what was to be trusted. */
const OF_TRUST =
  /^(?=.*\b(?:valid\w*|reliab\w*|pilot\w*|pre-?test\w*|cronbach\w*|alpha|credib\w*|trustworth\w*|consisten\w*|triangulat\w*|experts?)).*\b(?:data|instruments?|questionnaires?|items?|scales?|interviews?|experts?|supervisors?|measure\w*|surveys?|findings|responses|respondents|research|study|tests?|method)\b/i

export const TOPICS: readonly Topic[] = [
  {
    about: 'problem',
    area: 'problem',
    phase: 'chain',
    slots: ['problem', 'aim'],
    heading: /\bproblem\b/i,
    roles: ['introduction'],
    unless: NO_PROBLEM,
    of: all('Who has this problem, how large is it, and how do you know?'),
    shows:
      /\b(?:problem|despite|lack|poor|low|high|rising|increas\w+|challenge|concern|however|affect|threat)/i,
    open: all('What is the problem behind your work, who has it, and how do you know?'),
    easier: 'Who suffers if nothing changes?',
    deeper: 'Which figure or source shows that the problem is as large as you say?',
    why: 'Whoever does not see the problem will not care about the answer.',
    holds: 'Name who has the problem, how large it is, and one source that shows it.',
    within: 'day',
  },
  {
    about: 'gap',
    area: 'literature',
    phase: 'more',
    slots: ['gap', 'problem'],
    heading: /\bgap\b/i,
    needs:
      /\b(?:stud(?:y|ies)|research|literature|known|evidence|explored|examined|investigat\w+|document(?:ed)?|attention)\b/i,
    of: { ...all('What was missing there, and what does your work add to it?') },
    open: all('What did earlier studies leave open, and which of them comes closest to yours?'),
    easier: 'What is new in your work?',
    deeper: 'Which study would a critic name to show that it has been done?',
    why: 'A thesis has to add something, and you should know what.',
    holds: 'Name the closest study, what it found, and what it left for you to do.',
    within: 'day',
  },
  {
    about: 'aim',
    area: 'problem',
    phase: 'chain',
    slots: ['aim', 'problem', 'conclusions'],
    heading: /\b(?:aims?|purpose|general objective)\b/i,
    of: {
      done: 'Did you reach this aim, and what in your work shows it?',
      planned: 'How will you know, at the end, that you have reached this aim?',
      built: 'Does what you built do this, and how did you test that?',
    },
    open: {
      done: 'What did you set out to find, and did you find it?',
      planned: 'What do you want to find out, and how will you know that you have?',
      built: 'What was it meant to do, and does it do it?',
    },
    easier: 'What did you want to know, in one sentence?',
    deeper: 'What would have shown you that you had not reached it?',
    why: 'Everything else is judged by whether it serves the aim.',
    holds: 'Say the aim in one sentence, then what in your work answers it.',
    within: 'hour',
  },
  {
    about: 'objectives',
    area: 'problem',
    phase: 'chain',
    slots: ['objectives', 'instruments', 'results'],
    most: 4,
    inChain: 2,
    of: {
      done: [
        'Which data did you use for this, and what is the answer?',
        'What did you find on this one, and which table or passage shows it?',
        'Where in your results do you come back to this, and what do you say there?',
        'How far did you get with this one, and what of it is still open?',
      ],
      planned: [
        'Which data will you collect for this, and how will you analyse them?',
        'When will you call this one done?',
        'What could keep you from reaching this one?',
        'How does this one help you reach your aim?',
      ],
      built: [
        'How did you meet this objective, and where can I see it?',
        'What was difficult about this one, and how did you solve it?',
        'How did you test that this one is met?',
        'Is this one met in full? What is missing?',
      ],
    },
    toAdvise: doneOrBuilt('Which of your findings does your advice on this rest on, and which one most?'),
    open: {},
    easier: 'What did you do to reach this one?',
    deeper: 'How sure are you of that, and what would make you more certain?',
    why: 'Each objective needs its own data, its own analysis and its own answer.',
    holds: 'Name the data, the analysis, and the answer in one sentence.',
    within: 'day',
  },
  {
    about: 'questions',
    area: 'problem',
    phase: 'chain',
    slots: ['questions', 'analyses', 'results'],
    most: 3,
    of: {
      done: [
        'What is your answer to this question, and which results carry it?',
        'How sure are you of your answer to this one?',
        'What would you have needed to answer this one better?',
      ],
      planned: [
        'What would a good answer to this question look like, and which data could give it?',
        'Why does this question matter, and to whom?',
        'Could this question be answered without your study?',
      ],
      built: 'What is your answer to this question now?',
    },
    open: {},
    easier: 'What is the short answer to this one?',
    deeper: 'Which result would have led you to the opposite answer?',
    why: 'A question that is asked has to be answered.',
    holds: 'Answer in one sentence, then name the table or the passage that shows it.',
    within: 'day',
  },
  {
    about: 'hypotheses',
    area: 'theory',
    phase: 'chain',
    slots: ['hypotheses', 'analyses', 'results'],
    most: 2,
    of: {
      ...doneOrBuilt([
        'Do you keep this or reject it, and on which test?',
        'Which result decides this one, and what would have made you decide otherwise?',
      ]),
      planned: 'How will you test this, and what would make you give it up?',
    },
    open: {},
    easier: 'Was this right or not, and how do you know?',
    deeper: 'If it had come out the other way, what would you have concluded?',
    why: 'A hypothesis is worth something only if it could have failed.',
    holds: 'Name the test, its result, and what you decided.',
    within: 'day',
  },
  {
    about: 'design',
    area: 'method',
    phase: 'chain',
    slots: ['design', 'aim'],
    heading:
      /\b(?:research design|study design|design of the study|research approach|research strategy|methodology)\b/i,
    roles: ['methods'],
    of: {
      ...doneOrBuilt('Why this design, and which other one did you decide against?'),
      planned: 'Why this design, and which other one have you decided against?',
    },
    shows:
      /\b(?:design|survey|cross-sectional|experiment\w*|case stud|qualitative|quantitative|mixed|descriptive|correlational|retrospective|longitudinal|cohort|approach)\b/i,
    open: {
      done: 'What kind of study is this, and why did that fit your question?',
      planned: 'What kind of study will this be, and why does that fit your question?',
      built: 'How did you go about building and testing it, and why in that way?',
    },
    easier: 'What did you do, in plain words, and why in that way?',
    deeper: 'What can a study of this kind never show?',
    why: 'The design decides what may be concluded.',
    holds: 'Name the design, the reason it fits your aim, and what it cannot show.',
    within: 'hour',
  },
  {
    about: 'setting',
    area: 'method',
    phase: 'more',
    slots: ['setting', 'population'],
    needs:
      /\b(?:study|research|survey|data|interviews?)\b.*\b(?:conducted|carried out|took place|done|undertaken|located|collected|focus\w*|cover\w*)\b|\b(?:chosen|chose|selected)\b/i,
    heading: /\b(?:study area|study site|research site|setting|area of study|location of the study)\b/i,
    of: {
      ...doneOrBuilt('Why there? What would have been different somewhere else?'),
      planned: 'Why there? What would be different somewhere else?',
    },
    shows:
      /\b(?:located|area|district|province|town|city|hospital|school|universit|county|state|region|village|compan|site)/i,
    open: {
      ...doneOrBuilt('Why did you study this there, and what would have been different somewhere else?'),
      planned: 'Why will you work there, and what would be different somewhere else?',
    },
    easier: 'What is special about this place?',
    deeper: 'For which other places does your answer hold?',
    why: 'Where a study was done limits where its answer holds.',
    holds: 'Give the reason for the place, and say for which other places your answer holds.',
    within: 'hour',
  },
  {
    about: 'sample',
    area: 'method',
    phase: 'chain',
    slots: ['sampleAnalysed', 'sampleReturned', 'samplePlanned', 'sampling', 'population'],
    heading:
      /\b(?:sample size|sample and|population and sampl|participants|study population|target population)\b/i,
    of: {
      ...doneOrBuilt('How did you arrive at this number, and is it enough for what you conclude?'),
      planned: 'How did you arrive at this number, and will it be enough for your analysis?',
    },
    shows:
      /\b(?:sample|population|respondents|participants|total of)\b.*\d|\d.*\b(?:sample|population|respondents|participants)\b/i,
    open: {
      ...doneOrBuilt('How many did you study, how did you arrive at that number, and was it enough?'),
      planned: 'How many will you study, how did you arrive at that number, and will it be enough?',
    },
    easier: 'How many were there, and why that many?',
    deeper: 'Who is missing from it, and could they have changed the answer?',
    why: 'Too few, or the wrong ones, and nothing follows.',
    holds: 'Give the number, how you reached it, and who is missing from it.',
    within: 'hour',
  },
  {
    about: 'sampling',
    area: 'method',
    phase: 'chain',
    slots: ['sampling', 'population', 'sampleAnalysed'],
    // Who may take part, and what was done with the chosen, is no way of choosing.
    needs:
      /\b(?:was|were|is|are|be|been) (?:\w+ ){0,2}(?:select\w*|sampl\w*|chosen|drawn|recruited|picked|included|excluded|approached)\b|\bsampl\w+ (?:techniques?|methods?|procedures?|was|were|will)\b|\b(?:used?|employed|adopted|applied) .*\bsampl|\b(?:we|I|researchers?) (?:\w+ly )?(?:select|chose|drew|sampl|recruit)|\b(?:purposive|random|systematic|stratifi|convenien|snowball|census|quota|lottery)/i,
    heading: /\bsampling\b|\bselection of\b|\binclusion\b/i,
    of: {
      ...doneOrBuilt('Take me through it step by step: who decided who was in, and who had no chance to be?'),
      planned: 'Take me through it step by step: who will decide who is in, and who has no chance to be?',
    },
    ofThings: {
      ...doneOrBuilt('How was this choice made, step by step, and what had no chance to be in it?'),
      planned: 'How will this choice be made, step by step, and what has no chance to be in it?',
    },
    shows: /\b(?:sampl\w+|selected|chosen|drawn|recruited|inclu\w+|exclu\w+)\b/i,
    open: {
      ...doneOrBuilt('How were they chosen, step by step, and who had no chance to be in it?'),
      planned: 'How will they be chosen, step by step, and who has no chance to be in it?',
    },
    easier: 'How did somebody come to be in your study?',
    deeper: 'How might that have changed your results, and in which direction?',
    why: 'How people or cases were chosen decides for whom the answer holds.',
    holds: 'Describe the steps, who decided, and who had no chance to be chosen.',
    within: 'hour',
  },
  {
    about: 'instruments',
    area: 'method',
    phase: 'chain',
    slots: ['instruments', 'validity'],
    most: 2,
    // Reading what others wrote is no instrument.
    unless:
      /\b(?:valid|reliab)\w*|\bdenotes?\b|^(?!.*\b(?:interview|questionnaire|survey|observ|experiment)).*\b(?:literature|writings|peer[- ]reviewed|books|journals|articles|websites|internet)\b/i,
    heading:
      /^(?!.*(?:validity|reliab)).*\b(?:instruments?|data collection|questionnaires?|interviews?|collection of data)\b/i,
    of: {
      ...doneOrBuilt([
        'Why in this way, and how do you know that what you got is right?',
        'What could have gone wrong here, and how would you have noticed?',
      ]),
      planned: [
        'Why in this way, and how will you know that what you get is right?',
        'What could go wrong here, and how would you notice?',
      ],
    },
    shows:
      /\b(?:questionnaires?|interview\w*|observ\w+|collected|recorded|records|instruments?|schedule|scale|measured|obtained|sourced)\b/i,
    open: {
      ...doneOrBuilt('How did you collect your data, and how do you know that they are right?'),
      planned: 'How will you collect your data, and how will you know that they are right?',
    },
    easier: 'What exactly was asked, observed or measured?',
    deeper: 'Which of your questions or measurements do you trust least?',
    why: 'Results are no better than what they were measured with.',
    holds: 'Say why in this way, what it can and cannot show, and how you tried it out.',
    within: 'day',
  },
  {
    about: 'variables',
    area: 'method',
    phase: 'more',
    slots: ['variables', 'instruments'],
    heading: /\b(?:variables|operational|measurement of)\b/i,
    of: {
      ...doneOrBuilt('How did you measure the most important of these, and could it be measured better?'),
      planned: 'How will you measure the most important of these, and could it be measured better?',
    },
    shows: /\b(?:variables?|measured|scored?|coded|defined as|categor\w+)\b/i,
    open: {
      ...doneOrBuilt('Which variable mattered most, and how did you measure it?'),
      planned: 'Which variable matters most, and how will you measure it?',
    },
    easier: 'What did you count or measure?',
    deeper: 'What that you did not measure could explain the same thing?',
    why: 'A word in a question and a number in a file are two things.',
    holds: 'Name the main one, how it was measured, and one thing that was not measured.',
    within: 'day',
  },
  {
    about: 'analysis',
    area: 'method',
    phase: 'chain',
    slots: ['analyses', 'results'],
    most: 2,
    // A program is no analysis, and showing or summing up is none that has to be defended.
    unless:
      /\bpresent(?:ed|ation)\b|\b(?:to|and) summari[sz]e\b|\bentered into\b|\b(?:software|stata|spss|epidata|excel)\b(?!.*\b(?:regress\w*|test\w*|anova|correlat\w*|chi|model\w*)\b)/i,
    needs:
      /\b(?:tests?|testing|t-tests?|regress\w*|descriptive|inferential|model\w*|correlat\w*|anova|chi|theme\w*|thematic|coded|coding|frequenc\w+|percent\w*|means?|ratios?|estimat\w*|survival|factors?|tables?|content analysis|variance|averages?)\b/i,
    heading:
      /\b(?:data|statistical|thematic|content) analys[ei]s\b|\banalytical (?:framework|technique)|\bmodel specification\b|\bmethod of analysis\b/i,
    of: {
      ...all([
        'Why this analysis, and what does it take for granted?',
        'Which of your questions needs this, and what would another analysis have told you?',
      ]),
    },
    shows: /\b(?:analy[sz]ed|tested|computed|used|employed|applied|performed|estimated|fitted|coded)\b/i,
    open: {
      ...doneOrBuilt('How did you get from your data to an answer, and why in that way?'),
      planned: 'How will you get from your data to an answer, and why in that way?',
    },
    easier: 'What did you do with the data?',
    deeper: 'Did you check what this analysis takes for granted, and what would you have done had it failed?',
    why: 'An analysis that does not fit its data answers nothing.',
    holds: 'Name the analysis, the question it answers, and what it takes for granted.',
    within: 'day',
  },
  {
    about: 'validity',
    area: 'method',
    phase: 'more',
    slots: ['validity', 'instruments'],
    heading: /\b(?:validity|reliability|trustworthiness|credibility|rigou?r|pilot)\b/i,
    needs: OF_TRUST,
    of: all('What does this show about your data, and what does it not show?'),
    shows:
      /\b(?:valid\w*|reliab\w*|pilot\w*|pre-?test\w*|cronbach|alpha|credib\w*|trust\w*|consisten\w*|experts?)\b/i,
    open: {
      ...doneOrBuilt('What did you do to make sure that your data can be trusted?'),
      planned: 'What will you do to make sure that your data can be trusted?',
    },
    easier: 'Why should we believe your data?',
    deeper: 'What could still be wrong with them?',
    why: 'Trust in the data has to be earned before the results.',
    holds: 'Say what you did, what it showed, and what it cannot show.',
    within: 'day',
  },
  {
    about: 'ethics',
    area: 'ethics',
    phase: 'more',
    slots: ['ethics', 'population'],
    heading: /\bethic/i,
    // Nobody took part in a study of what anybody can read.
    unless:
      /\bnot (?:\w+ )?(?:requir|need|necess|appl)\w*|\bno (?:\w+ ){0,2}(?:approval|participants|people)\b|\bindependent of\b|\bexempt\w*|\bpublic(?:ly)? (?:domain|available)\b/i,
    needs:
      /\b(?:consent\w*|permission|approv\w+|anonym\w+|confidential\w*|voluntar\w+|participants?|respondents?)\b/i,
    of: {
      ...doneOrBuilt('How did people agree to take part, and what happened to their data?'),
      planned: 'How will people agree to take part, and what will happen to their data?',
    },
    shows: /\b(?:consent\w*|permission|approv\w+|anonym\w+|confidential\w*|voluntar\w+)\b/i,
    open: {
      ...doneOrBuilt(
        'What could have gone wrong for somebody because of your work, and what did you do about it?',
      ),
      planned: 'What could go wrong for somebody because of your work, and what will you do about it?',
    },
    easier: 'How were people protected?',
    deeper: 'Was there a moment in which that was difficult?',
    why: 'Nobody may come to harm by your work.',
    holds: 'Name the approval, how people agreed, and where the data are kept.',
    within: 'day',
  },
  {
    about: 'results',
    area: 'results',
    phase: 'chain',
    slots: ['results', 'conclusions', 'limits'],
    most: 6,
    inChain: 2,
    unless: NO_RESULT,
    of: doneOrBuilt([
      'What does this rest on, and what else could explain it?',
      'How sure are you of this, and what would change your mind?',
      'Is that what you had expected? What do others find?',
      'Which of your data show this most clearly?',
      'Who would not believe this, and what would you show them?',
      'What does this not show, though it is tempting to say so?',
    ]),
    open: {},
    easier: 'How do you know this, and could there be another reason for it?',
    deeper: 'What would somebody say who does not believe it?',
    why: 'A finding is only as good as what it rests on.',
    holds: 'Name the table or passage it rests on, and one other explanation.',
    within: 'day',
  },
  {
    about: 'main result',
    area: 'results',
    phase: 'chain',
    slots: [],
    roles: ['results'],
    open: doneOrBuilt('What is the most important thing you found, and where in this chapter is it shown?'),
    easier: 'What did you find, in one sentence?',
    deeper: 'How large is it, and would anybody notice that in practice?',
    why: 'Whoever cannot say the main finding in one sentence has not found it yet.',
    holds: 'Say the main finding in one sentence, and the table or passage that shows it.',
    within: 'hour',
  },
  {
    about: 'conclusion',
    area: 'contribution',
    phase: 'chain',
    slots: ['conclusions', 'results', 'limits'],
    most: 2,
    heading: /\bconclusions?\b/i,
    roles: ['conclusion', 'discussion'],
    unless: new RegExp(`${SAYS_NOTHING.source}|${OF_A_THEORY.source}`, 'i'),
    of: doneOrBuilt([
      'Which of your results carries this, and how far does it go?',
      'Which single result, had it come out otherwise, would have changed this?',
    ]),
    shows: /\b(?:conclu\w+|shows?|showed|found|reveal\w*|therefore|indicat\w+|evident|suggest\w*)\b/i,
    open: doneOrBuilt('What do you conclude, and which of your results carries it?'),
    easier: 'How do you get from your results to this?',
    deeper: 'What would you not dare to conclude, though it is tempting?',
    why: 'A conclusion must not be larger than the result below it.',
    holds: 'Name the result it rests on, and for whom it does not hold.',
    within: 'hour',
  },
  {
    about: 'limits',
    area: 'limits',
    phase: 'limits',
    slots: ['limits', 'conclusions'],
    most: 3,
    heading: /\b(?:de)?limitations?\b/i,
    roles: ['discussion', 'conclusion', 'methods'],
    unless: NO_LIMIT,
    of: {
      ...doneOrBuilt([
        'How may this have changed your results, and in which direction?',
        'What could you have done about this, and what would it have cost?',
        'Which of your conclusions does this touch?',
      ]),
      planned: [
        'What will you do about this, and what will it mean for your answer?',
        'Could you plan around this? What would it cost?',
        'Which part of your answer will this touch?',
      ],
    },
    shows: /\b(?:limit\w*|only|not|could not|may|small|bias\w*|confined|restrict\w*|focus\w*)\b/i,
    on: {
      slots: ['sampling'],
      needs: WITHOUT_CHANCE,
      asks: {
        ...doneOrBuilt('What may this way of choosing have done to your results, and in which direction?'),
        planned: 'What may this way of choosing do to your results, and what will you do about it?',
      },
    },
    open: {
      ...doneOrBuilt('What is the weakest point of your work, and what does it mean for what you conclude?'),
      planned: 'What is the weakest point of your plan, and what will you do about it?',
    },
    easier: 'Where could you be wrong?',
    deeper: 'Which of your conclusions depends on it most?',
    why: 'Whoever knows the limits of a work can be trusted with it.',
    holds: 'Name the limit, the direction in which it pulls, and the conclusion it touches.',
    within: 'hour',
  },
  {
    about: 'recommendations',
    area: 'contribution',
    phase: 'limits',
    slots: ['recommendations', 'results'],
    most: 2,
    heading: /\brecommendations?\b/i,
    needs: /\b(?:should|must|ought|need to|recommend\w*|could|may)\b/i,
    unless:
      /\bfollowing\b|\b(?:further|future|more) (?:\w+ )?(?:research|work|stud(?:y|ies)|explor\w+|investigat\w+)\b|\bfurther \w+(?:e|s)\b/i,
    of: doneOrBuilt([
      'Which finding does this follow from, and who would have to act?',
      'What is the first step towards this, and what if nobody takes it?',
    ]),
    shows: /\b(?:should|must|ought|need to|recommend\w*)\b/i,
    open: doneOrBuilt('Who should do what because of your work, and which finding says so?'),
    easier: 'Who should do what?',
    deeper: 'What would it cost, and what if nobody does it?',
    why: 'Advice that no finding carries is only an opinion.',
    holds: 'Name the finding, who has to act, and the first step.',
    within: 'day',
  },
  {
    about: 'contribution',
    area: 'contribution',
    phase: 'limits',
    slots: ['contribution', 'conclusions', 'aim'],
    heading:
      /\b(?:significance|justification|rationale|importance) (?:of|to|for)\b.*\b(?:study|research|project|work)\b|\bcontributions?\b|\b(?:significance|justification|rationale)$/i,
    of: {
      ...doneOrBuilt('Who can do something with this that could not be done before?'),
      planned: 'Who will be able to do something with this that cannot be done now?',
    },
    // What is said of the world is said of no use of this work.
    needs: OF_THE_WORK,
    shows:
      /\b(?:help\w*|benefit\w*|contribut\w*|useful|inform\w*|enable\w*|provide\w*|serve\w*|policy|assist\w*)\b/i,
    open: {
      ...doneOrBuilt('Who can use what you found, and for what?'),
      planned: 'Who will be able to use what you find, and for what?',
    },
    easier: 'Who is your work good for?',
    deeper: 'Who would say that it is not new?',
    why: 'A work should be of use to somebody, and you should know to whom.',
    holds: 'Name one group of people, what they can do with it, and what is new in it.',
    within: 'day',
  },
]

/** Asked of any work that has such a section; the record need not know it. */
export const SECTION_TOPICS: readonly Topic[] = [
  {
    about: 'theory',
    area: 'theory',
    phase: 'more',
    slots: [],
    heading: /\b(?:theor(?:y|ies|etical)|(?:conceptual|analytical) framework)\b/i,
    open: {
      ...doneOrBuilt(
        'How did this help you understand what you studied? What would you have missed without it?',
      ),
      planned: 'How will this help you understand what you study? What would you miss without it?',
    },
    easier: 'Which idea guides your work, and how do you use it?',
    deeper: 'What in your own work does not fit it?',
    why: 'A theory that is named and never used is a decoration.',
    holds: 'Say the idea in one sentence, and one decision in your work that follows from it.',
    within: 'day',
  },
  {
    about: 'closest study',
    area: 'literature',
    phase: 'more',
    slots: [],
    roles: ['literature'],
    open: all('Which study in this part is closest to your own, and where does yours differ from it?'),
    easier: 'Whose work is most like yours?',
    deeper: 'Do you trust its result, and why?',
    why: 'You should know the work beside which yours will stand.',
    holds: 'Name one author, what was found, and what you do differently.',
    within: 'day',
  },
  {
    about: 'background',
    area: 'problem',
    phase: 'more',
    slots: [],
    heading: /\bbackground\b/i,
    roles: ['introduction'],
    open: all('Why did you take up this topic, and why now?'),
    easier: 'How did you come to this topic?',
    deeper: 'What has changed since you began?',
    why: 'It shows whether the topic is yours.',
    holds: 'Give one reason from the subject and one from the place or the time.',
    within: 'hour',
  },
  {
    about: 'next study',
    area: 'contribution',
    phase: 'limits',
    slots: ['recommendations', 'limits'],
    needs: /\b(?:further|future|more) (?:\w+ )?(?:research|work|stud(?:y|ies))\b/i,
    unless:
      /\bfollowing\b|\bth(?:is|ese) (?:findings?|results?)\b|\b(?:a number of|several|some|certain|potential) limitations\b/i,
    roles: ['conclusion', 'discussion'],
    of: doneOrBuilt('What would they have to do that you could not, and what might they find?'),
    open: doneOrBuilt('If somebody continues your work, what should they do first?'),
    easier: 'What is the next step?',
    deeper: 'What could they find that would prove you wrong?',
    why: 'Good work opens a door.',
    holds: 'Name one question, the data it needs, and who could do it.',
    within: 'hour',
  },
  {
    about: 'whom it holds for',
    area: 'limits',
    phase: 'limits',
    slots: ['population', 'limits'],
    roles: ['conclusion', 'discussion'],
    needs: OF_A_GROUP,
    of: doneOrBuilt('For whom beyond those you reached does your conclusion hold, and for whom does it not?'),
    on: {
      slots: ['sampleAnalysed', 'sampling'],
      needs: OF_A_GROUP,
      asks: doneOrBuilt(
        'For whom beyond those you reached does your conclusion hold, and for whom does it not?',
      ),
    },
    open: doneOrBuilt('For whom does what you conclude hold, and for whom does it not?'),
    easier: 'How far can your answer be carried?',
    deeper: 'What would you have to do to carry it further?',
    why: 'Every answer has an edge.',
    holds: 'Name one group or place it holds for, one it does not, and the reason.',
    within: 'hour',
  },
  {
    about: 'what went wrong',
    area: 'method',
    phase: 'more',
    slots: [],
    roles: ['methods'],
    open: {
      ...doneOrBuilt('What did not go as you had planned it, and what did you do then?'),
      planned: 'What is most likely to go wrong here, and what will you do then?',
    },
    easier: 'What was difficult in the field, or at the desk?',
    deeper: 'Could somebody see that from your text?',
    why: 'Nothing goes to plan, and an examiner knows it.',
    holds: 'Name one thing, what you did, and what it means for the results.',
    within: 'day',
  },
]
