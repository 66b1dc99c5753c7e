/** The topic a heading itself announces, by its words: '3.2 Sample size' is the sample, whatever its chapter. */
import type { SectionPart } from '#product/document-model.ts'

/** Tried in this order: pure furniture first, then the more specific names. */
const PARTS: [SectionPart, RegExp][] = [
  [
    'list-of-figures',
    /^(list|table) of (the )?(figures|illustrations|plates|charts|graphs)|^figures$|^liste des figures|^lista de (figuras|gr[áa]ficos)/,
  ],
  [
    'list-of-tables',
    /^(list|table) of (the )?tables|^tables$|^liste des tableaux|^lista de (tabelas|tablas|quadros)/,
  ],
  [
    'abbreviations',
    /^((list|table) of |definition of )?(abbreviations|acronyms|symbols|notations?|nomenclature)\b|^abbreviations|^acronyms|^sigles/,
  ],
  [
    'contents',
    /^(table|list) of contents?\b|^contents?( page)?$|^table des mati[èe]res|^sommaire$|^sum[áa]rio$|^[íi]ndice$|^list of (appendi(x|ces|xes)|annex\w*|equations|publications|papers)|^table of appendices/,
  ],
  ['index', /^(subject |author |general )?index$/],
  ['acknowledgements', /^acknowledge?ments?\b|^remerciements|^agradecim\w+|^vote of thanks/],
  ['dedication', /^dedications?\b|^d[ée]dicace/],
  [
    'declaration',
    /^(student'?s?’?s? |candidate'?s? |author'?s? |plagiarism |own work )?declarations?\b|^(submission |supervisor'?s? )?approval\b|^certification\b|^certificate\b|^copyright\b|^(statement of )?(originality|authorship)\b|^declaration|^author contributions?\b|^authors'? contributions?\b|^(conflicts?|declaration) of (competing )?interests?\b|^competing interests\b|^funding\b|^(data|code)( and code)? (accessibility|availability)\b|^disclosure/,
  ],
  [
    'questionnaire',
    /^(the )?(research |survey |study )?(questionnaires?|survey (form|questions)|interview (guide|schedule|questions|protocol)|focus group (guide|questions)|observation (checklist|guide|schedule)|data collection (tool|instrument|form|sheet)s?)\b/,
  ],
  [
    'form',
    /\b(consent (form|letter)|checklist form|application form|information sheet|ethic\w* (checklist|form)|permission letter|letter of (introduction|permission|approval)|introduction letter)\b/,
  ],
  ['transcript', /^(interview |focus group )?transcri(pt|ption)s?\b/],
  [
    'code',
    /\b(source|program|python|r|matlab|server|client|stata|spss) (codes?|scripts?|syntax|listing)\b|^codes?( listings?)?$|^(source )?listings?$|^(do[- ]file|scripts?)\b/,
  ],
  ['budget', /^(proposed |research |project |estimated )?budget\b|^(cost|financial) (estimates?|plan)\b/],
  [
    'timetable',
    /^(project |research |proposed |study |tentative )?(time ?(table|line|frame|plan|schedule)|work ?plan|gantt|schedule of (activities|work)|project (plan|schedule)|plan of (work|activities)|chronogram\w*|cronograma|milestones and)\b/,
  ],
  [
    'future-work',
    /\bfuture (work|research|stud(y|ies)|scope|directions?)\b|^(areas|suggestions?|recommendations?) for (further|future)\b|^further (work|research|stud)/,
  ],
  [
    'recommendations',
    /^(policy |general )?(recommendations?|suggestions?)\b|^implications?\b|\brecommendations?$|^recommandations/,
  ],
  [
    'limitations',
    /\b(limitations?|constraints|challenges and limitations|limits of)\b|\bd[ée]limitations?\b(?<!delimitations?)|^weaknesses|^strengths and (weaknesses|limitations)|^limites\b|^limita[çc]/,
  ],
  ['scope', /\b(scope|delimitations?)\b|^(assumptions)\b/],
  ['ethics', /\bethic\w*\b|\binformed consent\b|^d[ée]ontolog|^[ée]tica\b/],
  ['hypotheses', /\bhypothes[ie]s\b|^hypoth[èe]ses\b|^hip[óo]teses?/],
  [
    'questions',
    /\b(research|sub|study|guiding|review|key|main|specific) questions?\b|^questions$|^problem questions|^questions? (de recherche|of the study)/,
  ],
  ['objectives', /\bobjectives?\b|^goals?\b|^objectifs?\b|^objetivos?\b/],
  ['aim', /\b(aims?|purpose)\b(?! group)|^but de|^finalidade/],
  [
    'problem',
    /\bproblem (statement|definition|formulation|description|analysis)\b|\bstatement of (the )?(research |general )?problem\b|^(the )?(research )?problem$|^probl[ée]matique|^problema\b|^problem identification/,
  ],
  [
    'gap',
    /\b(research|knowledge|literature|study) gaps?\b|\bgaps? (in|identified|of|found)\b|^gaps?$|\bidentified gaps\b/,
  ],
  ['contribution', /\bcontributions?\b|^novelty\b/],
  [
    'significance',
    /\b(significance|justification|rationale?|rationel|importance|relevance|motivation|benefits?) (of|for) (the |this |my |our )?(study|research|project|work|thesis|investigation|topic)\b|^(significance|justification|rationale|rationel|motivation|relevance|relevance and significance|(research|study) (significance|justification|rationale))$|^business value/,
  ],
  [
    'definitions',
    /\bdefinitions?\b|^(key|operational) (concepts|terms)\b|^glossary\b|^terminolog|^key concepts/,
  ],
  ['framework', /\b(conceptual|analytical|research) (framework|model)\b|^cadre conceptuel|^marco conceptual/],
  ['theory', /\btheor(y|ies|etical)\b|^cadre th[ée]orique|^marco te[óo]rico|^referencial te[óo]rico/],
  [
    'sample',
    /\bsampl(e|es|ing)\b|^selection of (participants|respondents|cases|studies)|^participants?\b|^(inclusion|exclusion|eligibility)\b.*criteria|^[ée]chantillon|^amostra|^muestra/,
  ],
  [
    'population',
    /\b(target|study|accessible)? ?population\b|^(unit of analysis|respondents|subjects|patients)\b/,
  ],
  [
    'setting',
    /\b(study|research) (area|site|setting|location)s?\b|^(area|location|site|place|setting) of (the )?(study|research)\b|^setting\b|^description of the (study )?(area|site)/,
  ],
  [
    'instrument',
    /\b(instrument\w*|questionnaires?|measures?|measurements?|scales?|apparatus|research tools?|data collection tools?)\b(?! of central)/,
  ],
  ['variables', /\bvariables?\b|^covariates?\b|\boperationali[sz]ation\b|^outcomes?$/],
  [
    'reliability',
    /\b(reliability|validity|trustworthiness|rigou?r|pilot( test| study|ing)?|pre-?test\w*|quality (control|assurance)|credibility)\b/,
  ],
  [
    'procedure',
    /\b(procedures?|data collection|collection of data|fieldwork|data gathering|recruitment)\b|^collecte des donn[ée]es/,
  ],
  [
    'analysis',
    /\b(data|statistical|regression|thematic|content) analys[ie]s\b|^analysis\b|^method of (data )?analysis|^(model specification|statistical (methods?|model\w*|treatment))\b|^data (processing|management)/,
  ],
  [
    'design',
    /\b(research|study|experimental|survey) (design|approach|strategy|method|philosophy|paradigm|perspective)\b|^(design|approach|methodological approach|research methods?)$|^research (design|approach)/,
  ],
  [
    'background',
    /\bbackground\b|^(context|overview of the study|historical (background|context)|contexte)\b/,
  ],
  [
    'chapter-summary',
    /^(chapter )?(summary|conclusions?|overview|concluding remarks)( of (the )?chapter)?$|^summary of (the |this )?chapter/,
  ],
]

export function partOf(bareTitle: string): SectionPart | undefined {
  const plain = bareTitle
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[\s.:–—-]+|[.:\s]+$/g, '')
  if (plain.length > LONGEST) return undefined
  return PARTS.find(([, names]) => names.test(plain))?.[0]
}

const LONGEST = 110
