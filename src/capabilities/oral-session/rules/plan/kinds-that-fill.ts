/**
 * What else a thin work can be asked: a plan, a design, a chapter, a work that hardly tells what it found. Each kind is of
 * a sentence that states one step or one bound of the work, and is only asked where the other kinds leave time.
 */
import type { WorkKind } from '#capabilities/study/index.ts'
import { authorOf, citesSomebody } from '#capabilities/study/text.index.ts'
import type { SectionRole } from '#product/document-model.ts'
import type { Telling } from './kinds-of-sentences.ts'
import { DEFINES, FOUND, NAMED, OF_AN_OFFICE } from './words-of-kinds.ts'

const ANY_KIND: readonly WorkKind[] = ['done', 'planned', 'built']
const OF_THE_WAY: readonly SectionRole[] = ['methods', 'other', 'introduction', 'abstract']
const own = (pattern: RegExp) => (text: string) => pattern.test(text) && !citesSomebody(text)
/** Done by the work itself, or to be done. */
const IS_OR_WAS =
  '(?:(?:will|shall|would|to) be|is|are|was|were|(?:we|i|the (?:study|researcher|author|project)) (?:will )?(?:then )?)\\s+(?:\\w+ly |then |also |first )*'
const step = (verbs: string) => own(new RegExp(`\\b${IS_OR_WAS}(?:${verbs})\\b`, 'i'))

export const FILLING: readonly Telling[] = [
  {
    about: 'where data come from',
    area: 'method',
    of: ANY_KIND,
    roles: OF_THE_WAY,
    says: own(
      /\b(?:data|prices|records|figures|dataset|images|documents|responses|information)\b.*\b(?:obtained|collected|sourced|downloaded|retrieved|extracted|gathered|drawn|taken|come) (?:from|by|through|using|via)\b|\bis the source of\b|\bsecondary data\b/i,
    ),
    asks: [
      'Who recorded these data, for what purpose, and what may be missing from them?',
      'How would you notice that some of these data are wrong?',
    ],
    easier: 'Where do these data come from, and can they be trusted?',
    deeper: 'Which other source would let you check them?',
    holds: 'Name who made the data, why, one thing that is missing, and how you check it.',
  },
  {
    about: 'making data ready',
    area: 'method',
    of: ANY_KIND,
    roles: [...OF_THE_WAY, ...FOUND],
    says: (text) =>
      /\b(?:data|values?|cases|variables?|text|responses|records|questionnaires|transcripts?|images|features?|columns?|outliers|duplicates)\b/i.test(
        text,
      ) &&
      step(
        'cleaned|checked|screened|coded|encoded|entered|transcribed|translated|removed|dropped|scaled|standardi[sz]ed|normali[sz]ed|transformed|imputed|filtered|merged|categori[sz]ed',
      )(text),
    asks: [
      'Which decision is taken at this step, and what would another one have done to the result?',
      'By which rule is this done, and who could check it?',
    ],
    easier: 'What happens to the data at this step?',
    deeper: 'Who else could do this step and come to the same data?',
    holds: 'Say what is done, by which rule, and what it changes.',
  },
  {
    about: 'a comparison to be made',
    area: 'method',
    of: ANY_KIND,
    roles: ['methods', 'other', 'abstract'],
    says: (text) =>
      step('compared|evaluated|assessed|validated|judged|measured|tested')(text) &&
      /\b(?:models?|groups?|methods?|systems?|forecasts?|approach(?:es)?|performance|accuracy|results|using|against|with)\b/i.test(
        text,
      ),
    asks: [
      'By which measure do you decide here, and how large must a difference be before it counts?',
      'What would show you here that your own choice is the worse one?',
    ],
    easier: 'How do you decide which one is better?',
    deeper: 'What if two measures disagree?',
    holds: 'Name the measure, the least difference that counts, and what is compared with what.',
  },
  {
    about: 'a split of the data',
    area: 'method',
    of: ANY_KIND,
    roles: [...OF_THE_WAY, ...FOUND],
    says: own(
      /\b(?:split|divided|separated?|partitioned)\b.*\b(?:training|validation|test(?:ing)?|data)\b|\bcross-validation\b/i,
    ),
    asks: ['Why these parts, and how do you know that nothing of the one is known to the other?'],
    easier: 'Which part of the data trains, and which part tests?',
    deeper: 'What would another split have shown?',
    holds: 'Give the shares, how they were drawn, and why the test is fair.',
  },
  {
    about: 'a span of time',
    area: 'method',
    of: ANY_KIND,
    roles: OF_THE_WAY,
    says: own(
      /\b(?:between|from|spanning|period|over)\b.{0,40}\b(?:19|20)\d\d\b.{0,12}\b(?:and|to|until|through|[-–])\W{0,3}.{0,12}\b(?:19|20)\d\d\b/i,
    ),
    asks: ['Why this span of time, and what would an earlier or a later one show?'],
    easier: 'Why these years?',
    deeper: 'What happened in that time that makes it unlike any other?',
    holds: 'Give the reason for its beginning and its end, and one thing that makes it special.',
  },
  {
    about: 'a bound of the work',
    area: 'limits',
    of: ANY_KIND,
    roles: [...OF_THE_WAY, 'conclusion'],
    says: own(
      /\b(?:study|research|project|work|paper|thesis|scope|investigation|survey|sample|we|i)\b.{0,40}\b(?:limited to|confined to|restricted to|delimited|focus(?:es|ed)? (?:only |mainly )?on|cover(?:s|ed)? only|concentrates? on|does not (?:include|cover|consider))\b|\bscope of (?:the|this) (?:study|research|project|work)\b.*\b(?:is|was|includes?|covers?)\b/i,
    ),
    asks: [
      'What lies just outside this bound, and why is it left out?',
      'Who is affected by what you leave out here?',
    ],
    easier: 'What is not looked at, and why?',
    deeper: 'Would your answer change if it were in?',
    holds: 'Name one thing that is outside, the reason, and what it may change.',
  },
  {
    about: 'something assumed',
    area: 'limits',
    of: ANY_KIND,
    roles: [...OF_THE_WAY, ...FOUND],
    says: own(/^(?!.*\b(?:no|not|without)\b).*\b(?:assum(?:e[sd]?|ing|ptions?)|taken for granted)\b/i),
    asks: ['What happens to your work if this does not hold?'],
    easier: 'What if this is not so?',
    deeper: 'How could you find out whether it holds?',
    holds: 'Say what depends on it, and how you would see that it fails.',
  },
  {
    about: 'a use that is hoped for',
    area: 'contribution',
    of: ANY_KIND,
    roles: ['introduction', 'other', 'abstract', 'conclusion'],
    says: own(
      /\b(?:this|the|our) (?:\w+ )?(?:study|research|project|findings|results|system|app(?:lication)?|paper|thesis|work|outcome)\b.{0,60}\b(?:will|would|can|may|could|is expected to|aims to|seeks to) (?:\w+ )?(?:help|benefit|inform|assist|contribute|enable|guide|serve|be (?:useful|beneficial|of (?:use|benefit|importance)))\b/i,
    ),
    asks: [
      'Who would do what differently on the day after reading this?',
      'What has to be true of your work before anybody can rely on this?',
    ],
    easier: 'Who will use it, and what for?',
    deeper: 'Have you asked one of them?',
    holds: 'Name one person or office, and the one decision it changes.',
  },
  {
    about: 'a decision on a hypothesis',
    area: 'results',
    of: ['done'],
    roles: FOUND,
    says: own(
      /\b(?:accept|reject|fail(?:ed)? to reject|retain)(?:ed|s)?\b.*(?:\bH[oO01a]\b|H[₀₁]|\bhypothes[ie]s\b|\bnull\b)/,
    ),
    asks: [
      'What did you decide here, and would you decide the same at a level of one per cent?',
      'What does this decision say about your topic, without the word hypothesis?',
    ],
    easier: 'What did you keep, what did you reject, and why?',
    deeper: 'Which error may you have made here?',
    holds: 'Say what was kept or rejected, on which figure, and what it means for the topic.',
  },
  {
    about: 'a test that was run',
    area: 'results',
    of: ['done'],
    roles: FOUND,
    says: own(
      /^(?=.*\d).*\b(?:chi[- ]?square|anova|t-?test|pearson|spearman|kolmogorov|shapiro|mann[- ]whitney|kruskal|wilcoxon|p-?values?|level of significance)\b/i,
    ),
    asks: [
      'What does this test need in order to be right, and did your data have it?',
      'How would you say this to somebody who has never heard of the test?',
      'What does this test leave open, even if its figure is right?',
      'Which other test could have answered the same, and would you expect it to agree?',
    ],
    easier: 'What does this test tell you, in plain words?',
    deeper: 'Would the result be another one with twice as many cases?',
    holds: 'Say it in plain words, name one condition of the test, and what it leaves open.',
  },
  {
    about: 'a spread',
    area: 'results',
    of: ['done'],
    roles: FOUND,
    says: own(/^(?=.*\d).*\b(?:standard deviation|minimum.*maximum|median)\b/i),
    asks: [
      'What does the spread here tell you that the average does not?',
      'Which single case stands behind an end of this range, and does it change the mean?',
    ],
    easier: 'How far apart are the answers?',
    deeper: 'Would the median tell another story?',
    holds: 'Say how far the values lie apart, and what an extreme one does to the mean.',
  },
  {
    about: 'those who answered',
    area: 'limits',
    of: ['done'],
    roles: FOUND,
    says: own(
      /\b(?:majority|most|\d+(?:\.\d+)? ?%|\d+(?:\.\d+)? per ?cent|\d+) (?:of (?:the )?)?(?:\w+ )?(?:respondents|participants|students|teachers|households|farmers|patients|women|men)\b.*\b(?:were|are|was|had|aged|between|married|male|female|hold|held)\b/i,
    ),
    asks: [
      'How do those who answered differ from those you wanted to speak about, and what does that do to your results?',
    ],
    easier: 'Who answered, and who did not?',
    deeper: 'Which of your results would look otherwise with the others in it?',
    holds: 'Name one group that is too large or too small among them, and what it may change.',
  },
  {
    about: 'a part that was built',
    area: 'method',
    of: ['built', 'planned'],
    roles: [...OF_THE_WAY, ...FOUND],
    says: own(
      /\b(?:system|app(?:lication)?|prototype|software|platform|device|module|database|interface|website)\b.*\b(?:will|is|was|are|were) (?:\w+ )?(?:designed|developed|implemented|built|coded|deployed|hosted|tested|evaluated|connected|created)\b/i,
    ),
    asks: [
      'How do you know that this part does what it is for, and who tried it?',
      'What was the hardest decision here, and what would you change now?',
    ],
    easier: 'How was this part made and tried?',
    deeper: 'What happens when this part fails?',
    holds: 'Say how it was tried, by whom, and one thing that did not work at first.',
  },
  {
    about: 'a source that is used',
    area: 'literature',
    of: ANY_KIND,
    roles: ['literature'],
    says: (text) =>
      NAMED.test(text) && authorOf(text) !== '' && !DEFINES.test(text) && !OF_AN_OFFICE.test(authorOf(text)),
    asks: [
      'Where in your own work do you build on what {author} wrote here?',
      'What would {author} object to in your own way of working?',
    ],
    easier: 'What do you take from this author?',
    deeper: 'Who says otherwise?',
    holds: 'Say what you take from it, what it rests on, and where your work uses it.',
  },
]
