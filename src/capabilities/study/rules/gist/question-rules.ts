/** What examiners ask when they read a sentence of this kind. Each rule names the handbook entry to prepare with. */
import type { SectionRole } from '#product/document-model.ts'
import { lower, type QuestionRule } from './question-rule.ts'
import { QUESTIONS_ON_RESULTS } from './question-rules-results.ts'

const METHODS: readonly SectionRole[] = ['methods', 'abstract']
const BEFORE: readonly SectionRole[] = ['introduction', 'literature', 'abstract']

export const QUESTION_RULES: readonly QuestionRule[] = [
  {
    id: 'problem',
    roles: ['introduction'],
    when: /^Despite\b|\b(?:problem|challenge|remains? (?:low|high|common|a concern|largely un\w+))\b/i,
    unless: /\b(?:can be (?:described|defined|formulated)|not surprising|solv\w+)\b/i,
    ask: () => 'What evidence convinced you that this problem is real and worth a study?',
    read: 'problem-statement',
    weight: 6,
  },
  {
    id: 'gap',
    roles: BEFORE,
    when: /\b(?:little is known|few studies|no (?:known )?stud(?:y|ies)|gap in|lack of (?:research|studies|evidence)|paucity)\b/i,
    ask: () => 'You say that little was known. Where did you look, and how does your study fill this gap?',
    read: 'research-gap',
    weight: 9,
  },
  {
    id: 'aim',
    roles: ['introduction', 'abstract'],
    when: /\b(?:aim|purpose|general objective|main objective)\b/i,
    ask: () => 'In one minute: how far did you reach this aim?',
    read: 'writing-objectives',
    weight: 7,
  },
  {
    id: 'hypothesis',
    roles: ['introduction', 'methods', 'literature'],
    when: /\bhypothes[ie]s/i,
    ask: () => 'On what theory or earlier finding did you base this hypothesis?',
    read: 'questions-or-hypotheses',
    weight: 6,
  },
  {
    id: 'theory',
    roles: ['introduction', 'literature', 'methods'],
    when: /\b(?:adopted|employed|used|based on|draws? on|drew on) (?:the )?((?:[\w-]+ ){1,4}(?:theory|model))\b|\b(?:guided|underpinned|informed) by (?:the )?((?:[\w-]+ ){0,4}(?:theory|model|framework|approach))/i,
    unless: /\bregression\b/i,
    fits: (match) => isTheory(match[1], false) || isTheory(match[2], true),
    ask: (match) =>
      `Why did you choose ${theoryName(match[1] ?? match[2])}, and what would a rival theory have predicted?`,
    read: 'choosing-a-theory',
    weight: 8,
  },
  {
    id: 'disagreement',
    roles: ['literature'],
    when: /\b(?:in contrast|on the other hand|conflicting|contradict\w*|whereas|mixed (?:results|findings)|inconsistent)\b/i,
    unless: /\b(?:our|we|this (?:study|paper|work))\b/i,
    ask: () => 'These studies do not agree. How do you explain the difference, and which do you trust more?',
    read: 'literature-synthesis',
    weight: 5,
  },
  {
    id: 'design',
    roles: METHODS,
    when: /\b(cross-sectional|case[- ]control|cohort|quasi-experimental|randomi[sz]ed controlled|descriptive|phenomenological|ethnographic|case study|mixed[- ]methods?|correlational|longitudinal|grounded theory|action research)\b[^.]*\b(?:design|study|survey|approach|trial|research)\b/i,
    ask: (match) =>
      `Why was a ${lower(match[1])} design right for your question, and what could it not show?`,
    read: 'viva-why-method',
    weight: 10,
  },
  {
    id: 'sampling',
    roles: METHODS,
    when: /\b(purposive|snowball|convenience|stratified|systematic|simple random|cluster|multi-?stage|quota)(?:ly)?\s+(?:random\s+)?sampl\w+/i,
    ask: (match) => `You used ${lower(match[1])} sampling. Why, and who may have been left out by it?`,
    read: 'viva-sample',
    weight: 9,
  },
  {
    id: 'sample-size',
    roles: METHODS,
    when: /\bsample size\b[^.]*?(\d{1,3}(?:,\d{3})+|\d{2,})(?!\d|[.,]\d|\s?%)|\b(?:sample|survey) of (\d{1,3}(?:,\d{3})+|\d{2,})(?!\d|[.,]\d|\s?%)/i,
    unless: /\b(?:excluded|population of|registry)\b/i,
    own: true,
    ask: (match) =>
      `How did you arrive at ${match[1] ?? match[2]}, and is it enough for the comparisons you made?`,
    read: 'sample-size-proportion',
    weight: 9,
  },
  {
    id: 'response',
    roles: ['methods', 'results'],
    when: /\bresponse rate\b[^.]*?(\d+(?:\.\d+)?\s?%)/i,
    ask: (match) =>
      `The response rate was ${match[1]?.replace(/\s/g, '')}. How might those who did not answer differ from those who did?`,
    read: 'response-rate',
    weight: 6,
  },
  {
    id: 'reliability',
    roles: ['methods', 'results'],
    when: /\b(?:Cronbach['’]?s?\s+alpha|α|kappa|test-retest|inter-?rater)\b/i,
    ask: () =>
      'What does this reliability figure tell you about your instrument, and what does it leave open?',
    read: 'cronbach-alpha',
    weight: 6,
  },
  {
    id: 'instrument',
    roles: METHODS,
    when: /\b(questionnaire|interview guide|interview schedule|checklist|(?:rating|Likert|attitude) scale)s?\b[^.]*\b(?:developed|adapted|adopted|designed|translated|pretested|pre-tested|piloted|validated|administered)\b/i,
    ask: (match) => `How do you know that your ${lower(match[1])} measured what it was meant to measure?`,
    read: 'content-validity',
    weight: 7,
  },
  {
    id: 'translation',
    roles: METHODS,
    when: /\b(?:translated|translation)\b[^.]*\b(Bemba|Nyanja|Chewa|Tonga|Lozi|Kaonde|Lunda|Luvale|local languages?)\b/i,
    ask: (match) => `How did you make sure that the ${match[1]} version asks the same as the English one?`,
    read: 'translating-instruments',
    weight: 6,
  },
  {
    id: 'analysis',
    roles: METHODS,
    when: /\b(logistic regression|multiple regression|linear regression|ANOVA|ANCOVA|t[- ]tests?|chi[- ]square(?:d)?(?: tests?)?|Pearson['’]?s? correlation|Spearman['’]?s? correlation|Mann[- ]Whitney|Kruskal[- ]Wallis|factor analysis|structural equation model(?:l)?ing|multilevel model(?:l)?s?|thematic analysis|content analysis|fixed[- ]effects?)\b/i,
    ask: (match) =>
      `Why was ${nameOfAnalysis(match[1])} the right analysis here, and which of its assumptions did you check?`,
    read: 'choosing-a-test',
    weight: 8,
  },
  {
    id: 'ethics',
    roles: METHODS,
    when: /\b(?:ethic\w+|informed consent|assent|confidential\w*)\b/i,
    ask: () => 'What could your study have cost the people in it, and how did you protect them?',
    read: 'informed-consent',
    weight: 5,
  },
  {
    id: 'site',
    roles: METHODS,
    when: /\b(?:conducted|carried out|done|undertaken)\b[^.]*\b(?:in|at) ((?:\p{Lu}[\p{L}-]+ ){1,3}(?:District|Province|Ward|Hospital|University|Compound|Constituency))/u,
    ask: (match) => `Why ${match[1]?.trim()}, and what makes it like or unlike other places?`,
    read: 'external-validity',
    weight: 6,
  },
  {
    id: 'saturation',
    roles: METHODS,
    when: /\bsaturation\b/i,
    ask: () => 'How did you know that saturation was reached, and who decided?',
    read: 'saturation',
    weight: 7,
  },
  ...QUESTIONS_ON_RESULTS,
]

/** 'On a linear' and 'testing of the' are cut out of a sentence, and no names. */
const NO_NAME =
  /\b(?:an?|the|th[ie]s|that|these|those|its?|our|their|my|on|in|at|for|to|with|by|from|as|and|or|which|is|are|was|were|be|been|has|have|using|of (?:the|an?|th[ie]s|our))\b/i

/** A named theory; without a word that says that it guides the work, a model is mostly one of the data. */
function isTheory(raw: string | undefined, guides: boolean): boolean {
  if (raw === undefined) return false
  const name = raw.trim().replace(/^(?:the|this|a|an)\s+/i, '')
  if (NO_NAME.test(name)) return false
  return guides || /theory$/i.test(name) || /^\p{Lu}.*\p{Lu}/u.test(name)
}

function theoryName(raw: string | undefined): string {
  const name = (raw ?? 'this theory').trim().replace(/^(?:the|this|a|by|was|is)\s+/i, '')
  return /^(?:theory|model|framework|approach)$/i.test(name) ? `this ${name}` : `the ${name}`
}

const nameOfAnalysis = (raw: string | undefined) =>
  /^(ANOVA|ANCOVA|Pearson|Spearman|Mann|Kruskal)/i.test(raw ?? '')
    ? (raw ?? '')
    : lower(raw)
        .replace(/^(t[- ]tests?)$/, 'a t test')
        .replace(/^chi[- ]squared?( tests?)?$/, 'a chi-square test')
