/** Rules for the work done: instruments, variables, steps, analysis, software, trustworthiness of the data, ethics. */

import { OWN } from './attribution.ts'
import { isEvent, isInRole, ofThisWork, type Rule, under } from './rule.ts'

const doingPattern = (pattern: string, flags = 'i') => new RegExp(pattern, flags)
const MODAL = '(?:\\s+(?:will|shall|would|also|therefore|thus|then|has|have|further|first))*'
const BE =
  '(?:was|were|(?:will|shall)(?: also| then| first| further)? be|is|are|has been|have been)(?:\\s+(?:then|also|first|further|subsequently|each|all|both|\\w+ly))*'
const USES =
  '(?:us(?:e[sd]?|ing)|employ(?:s|ed)?|appl(?:y|ies|ied)|utili[sz]e[sd]?|fit(?:s|ted)?|conduct(?:s|ed)?|perform(?:s|ed)?|implement(?:s|ed)?|estimat(?:e[sd]?)|r[au]n|adopt(?:s|ed)?|carr(?:y|ied) out|calculat(?:e[sd]?)|comput(?:e[sd]?)|train(?:s|ed)?|built|develop(?:s|ed)?|compar(?:e[sd]?)|chose|follow(?:s|ed)?)'
const USED =
  '(?:used|employed|applied|utili[sz]ed|fitted|conducted|performed|implemented|estimated|run|adopted|carried out|calculated|computed|trained|built|developed|tested|compared|chosen|created|considered|selected)'

const TOOL_OF_DATA =
  '(?:questionnaires?|interview (?:guides?|schedules?|protocols?)|interviews?|focus group(?: discussion)?s?|observation (?:guides?|checklists?)|checklists?|surveys?|scales?|inventor(?:y|ies)|instruments?|rating scales?|APIs?|datasets?|sensors?|spectromet\\w+|ultrasound)'
const ANALYSIS =
  '(?:(?:multiple |binary |simple |ordinal |multinomial |linear |logistic |binomial |poisson |cox |panel |ridge |stepwise |hierarchical )*regressions?(?: (?:models?|analys[ei]s|model))?|chi[- ]squared?(?: tests?)?|ANOVA|ANCOVA|MANOVA|analysis of variance|[tFz][- ]tests?|correlations?(?: (?:analys[ei]s|heatmap|coefficients?))?|(?:thematic|content|discourse|narrative|factor|cluster|descriptive|inferential|statistical|regression|path|survival|discriminant|sensitivity|time[- ]series|document|textual|framework|comparative|econometric|univariate|bivariate|multivariate|principal component|structural|phylogenetic|spatial|network|sentiment|performance|cost|error|doctrinal|legal) analys[ei]s|descriptive statistics|inferential statistics|(?:linear |generali[sz]ed |additive )*mixed[- ](?:effects? )?models?|mixed models?|structural equation model\\w*|PLS-SEM|SEM|random forests?|decision trees?|neural networks?|support vector (?:machines?|classif\\w+)|SVM|XGBoost|LSTM|ARIMA|GARCH|VAR|VECM|k-means|naive bayes|logit(?: models?)?|probit(?: models?)?|confusion matri(?:x|ces)|ROC(?: curves?)?|cross-validation|mann[- ]whitney(?: U)?(?: test)?|kruskal[- ]wallis|wilcoxon|fisher|shapiro[- ]wilk|frequenc(?:y|ies)(?: distributions?)?|percentages?|grounded theory|coding|(?:evaluation |performance )?metrics|goodness of fit|VIF|likelihood ratio tests?)'
const SOFTWARE =
  /\b(?<name>SPSS(?: version \d+| \d+)?|Stata(?: \d+)?|R ?Studio|(?<=\b(?:in|using|with|language|software|program) )R(?= \(|,|\.|;| version| \d| and| was| were| to| for| package|$)|\bR (?:software|programming|package|statistical|environment|version|\d\.\d)|Python|NVivo|ATLAS\.?ti|MAXQDA|(?:Microsoft |MS )?Excel|MATLAB|SAS(?: \d)|EViews|AMOS|Smart ?PLS|Jamovi|JASP|ArcGIS|QGIS|GenStat|Minitab|TensorFlow|Keras|PyTorch|scikit-learn|sklearn|LimeSurvey|Kobo(?:Collect|Toolbox)?|ODK|Epi ?Info|EpiData|REDCap|ImageJ|Weka|Tableau|Power ?BI|GraphPad|Mplus|HLM|Kivy|Flutter|Django|Flask|Laravel|Node\.?js|Google Forms?|Qualtrics|SurveyMonkey|Jupyter|Google Colab|YOLO\w*|ApacheBench|Simulink|ANSYS|AutoCAD|SolidWorks|LabVIEW|COMSOL|PHP|MySQL|PostgreSQL|Java(?!Script)|JavaScript|C\+\+|MAFFT|MEGA \d|BLAST|FreeSurfer|OpenCV|NLTK|spaCy|Gephi|VOSviewer|RevMan|Covidence|Zotero|Mendeley|Dedoose)\b/

/** "Train-test split: the last two years are kept for testing." */
const LABELLED = /^\W*\p{Lu}[\p{L} /-]{2,40}(?:\s\([^)]{1,20}\))?:\s+\S.{20,}/u

/** A list of the fields of a data set is not a step: "Sales: name of the shop, day, sum." */
const LISTS_FIELDS = String.raw`:\s+(?:(?:[^\s,]+\s+){0,3}[^\s,]+,\s+){2,}(?:and\s+)?(?:[^\s,]+\s+){0,5}[^\s,]+$`
/** Belongs to ethics, and is not a step of the work. */
const ABOUT_ETHICS = String.raw`\b(?:ethic\w*|review board|IRB|consent|anonymi[sz]ed|confidential\w*|pseudonym\w*)\b|\b(?:only|solely|strictly|exclusively)\b[^.]{0,20}\b(?:be )?used\b[^.]{0,20}\bfor (?:\w+ )?(?:research|academic|study|purposes)|\bused (?:only|solely|strictly|exclusively) for\b`
/** The content of a source and the users of a product are not steps either. */
const OFFERS = String.raw`\bas an example\b|\bI (?:believe|think) that\b|\bthe (?:study|research) offers\b|\b(?:data ?sets?|source|API|database|portal|website)\b[^.]{0,40}\b(?:provides?|offers?|contains?|will provide|holds?|consists?|comprises?|includes?)\b|\bsteps? (?:written|listed|given|described|shown) below\b|\bnow (?:our|the) (?:next )?objective\b|\bwill be used by\b|\bsurvey consists\b`

/** "A descriptive research design was adopted" names the type of study, not a step. */
const NAMES_DESIGN = String.raw`\b(?:design|approach|philosophy|paradigm) (?:was|were|will be|has been) (?:\w+ly )?(?:adopted|used|employed|chosen|followed|applied)\b`

export const DOING_RULES: readonly Rule[] = [
  {
    kind: 'instrument',
    worth: 5,
    says: doingPattern(
      String.raw`\b(?:data|information|responses|measurements?|opinions|views)\b(?:\s+[\w/–-]+){0,5}?\s+${BE}\s+(?:collected|gathered|obtained|captured|generated|elicited|solicited|acquired|recorded|retrieved|downloaded|sourced)\s+(?:using|through|by|via|from|with|by means of|by way of)\b|\b${TOOL_OF_DATA}\s+(?:[\w-]+\s+){0,3}?${BE}\s+(?:used|administered|distributed|designed|developed|employed|adopted|aimed|sent|constructed|adapted|issued|divided|composed|given)\b|\b${OWN}${MODAL}\s+(?:us(?:e[sd]?)|employ(?:s|ed)?|administer(?:s|ed)?|utili[sz]e[sd]?|distribut(?:es|ed)|adopt(?:s|ed)?|design(?:s|ed)?|develop(?:s|ed)?)\s+(?:an?\s+|the\s+|two\s+|both\s+|such\s+)?(?:[\w-]+,?\s+){0,6}?${TOOL_OF_DATA}\b`,
    ),
    where: (s) => isEvent(s) && !isInRole(s, 'literature', 'discussion', 'conclusion') && !s.voice.generic,
    unless:
      /\bused to (?:train|fit|join|merge|link|combine|match|build|construct|test|evaluate|validate|develop|predict|compare|classify|tune|provide)\b|\b(?:chi[- ]square|t[- ]test|statistical test|significance test|test was used to|model was|normality|test set|test data|is a (?:tool|method))\b|\btests? (?:was|were) (?:used|conducted|performed)\b/i,
  },
  {
    kind: 'instrument',
    worth: 5,
    says: doingPattern(
      String.raw`\b${BE}\s+(?:measured|assessed|quantified|rated|scored|ascertained|evaluated)\s+(?:using|with|by|via|on|through|as)\b|\bparticipants\s+(?:completed|filled (?:in|out)|answered|responded to)\s+(?:the|an?|\d+|two|three)\b|\b(?:scale|questionnaire|inventory|instrument|schedule)\s+(?:was|is|will be)\s+used to (?:measure|assess|collect|capture)\b|\bwe used\b[^.]{0,60}\b(?:data|dataset|scale|questionnaire|MODIS|product|models?)\b`,
    ),
    where: (s) => isEvent(s) && (isInRole(s, 'methods', 'abstract') || under(s, 'instrument', 'variables')),
    unless:
      /\bused to (?:train|fit|teach)\b|\b(?:test|training|train|validation|testing)[- ](?:data ?sets?|sets?|data)\b|\bused all (?:the )?(?:available )?data\b|\bsubset\b|\ball years\b|\bregression test\b|\b(?:MAE|RMSE|MAPE|R²|F1[- ]?score|AUC)\b|\b(?:models?|classifiers?|algorithms?|forecasts?|performance|stability|accuracy|heterogeneity|fit|robustness)\b[^.]{0,40}\b(?:evaluated|assessed|measured)\b|\b(?:metrics|I-?squared|statistics?)\b/i,
  },
  {
    kind: 'instrument',
    worth: 4,
    says: doingPattern(
      String.raw`\b(?:methods?|techniques?|tools?|instruments?)\b(?:\s+(?:of|for) (?:data )?collection)?[^.]{0,40}\b(?:includ(?:e[sd]?|ing)|namely|such as)\s+(?:[\w-]+,?\s+){0,4}?${TOOL_OF_DATA}\b`,
    ),
    where: (s) => isEvent(s) && isInRole(s, 'methods') && !s.voice.generic && !s.voice.byOthers,
  },
  {
    kind: 'variables',
    worth: 5,
    says: /\b(?:(?:in)?dependent|outcome|explanatory|predictor|response|control|mediating|moderating|target|exposure|covariate|explained)\s+variables?\b[^.]{0,60}?\b(?:is|was|are|were|will be|include[sd]?|comprise[sd]?|consist\w*|as)\b|\b(?:as|treated as|is|was|were|are) (?:the |our |an? )?(?:(?:in)?dependent|outcome|explanatory|predictor|response|control|mediating|moderating|target|exposure) variables?\b|\bcovariates (?:were|included|are|was)\b|\bprimary outcome (?:was|is|measure)\b/i,
    where: (s) =>
      isInRole(s, 'methods', 'abstract') || under(s, 'variables', 'instrument', 'analysis') || s.voice.own,
    unless:
      /\b(?:more|less) likely\b|\bp[- ]?values?\b|\b(?:is|are) (?:a|the) variables? that\b|\bvariables? (?:is|are) (?:defined|said|those|continuous|categorical and)\b|\bper unit\b|\bis used to measure\b|\b(?:effects?|influence|impact) of (?:the )?independent variables?\b|\bone[- ]unit\b|\bexplain(?:s|ed)? [\d.]+ ?%/i,
  },
  {
    kind: 'procedure',
    worth: 4,
    says: doingPattern(
      String.raw`\b(?:data(?:set|sets)?|images?|participants|respondents|patients|samples?|tweets|interviews?|questionnaires?|models?|responses|transcripts|images|records|variables|features|observations|recordings|plots|seeds|animals|sites|articles|network|classifier|algorithm|categories|entries|instance|outliers?|values|sessions?)\b(?:\s+[\w,'’()/-]+){0,6}?\s+(?:was|were|(?:will|shall)(?: also| then| first| further)? be|is then|are then|is|are)\s+(?:(?:then|first|also|randomly|later|further|initially|subsequently|all|each)\s+)?(?:collected|split|divided|cleaned|transcribed|coded|randomi[sz]ed|trained|tested|administered|recorded|removed|scaled|normali[sz]ed|standardi[sz]ed|extracted|downloaded|prepared|pre-?processed|anonymi[sz]ed|merged|weighed|measured|incubated|labell?ed|annotated|translated|created|generated|imputed|encoded|tokeni[sz]ed|padded|filtered|excluded|deleted|dropped|resampled|augmented|uploaded|built|deployed|implemented|validated|aggregated|centred|centered|computed|drawn|asked|interviewed|contacted|briefed|screened|distributed|returned|plotted)\b`,
    ),
    where: (s) =>
      (isInRole(s, 'methods') || under(s, 'procedure', 'design', 'analysis')) &&
      isEvent(s) &&
      !s.voice.others &&
      !s.voice.generic,
    unless: new RegExp(
      `\\b(?:if|can be|should be|must be|when|for example|for instance)\\b|${ABOUT_ETHICS}|${OFFERS}|${NAMES_DESIGN}`,
      'i',
    ),
  },
  {
    kind: 'procedure',
    worth: 4,
    says: doingPattern(
      String.raw`\b(?:we|I|the (?:researchers?|authors?))${MODAL}\s+(?:used|collected|gathered|obtained|trained|split|divided|cleaned|coded|transcribed|removed|excluded|extracted|downloaded|built|created|implemented|recorded|measured|interviewed|visited|administered|distributed|selected|filtered|computed|generated|merged|conducted|designed|developed|ran|retrieved|aggregated)\b`,
    ),
    where: (s) => isInRole(s, 'methods') || under(s, 'procedure'),
    unless: new RegExp(`${ABOUT_ETHICS}|${OFFERS}`, 'i'),
  },
  {
    kind: 'procedure',
    worth: 3.4,
    says: /\b(?:was|were|(?:will|shall)(?: also| then| first| further)? be|has been|have been)\s+(?:\w+ly\s+|then\s+|also\s+)?(?:used|implemented|applied|employed|chosen|created|built|developed|performed|conducted|carried out|evaluated|compared|trained|taken|adopted|made|added|recorded|measured|calculated|computed|constructed|followed)\b/i,
    where: (s) =>
      isInRole(s, 'methods') &&
      ofThisWork(s) &&
      !s.voice.generic &&
      !s.voice.cites &&
      !under(s, 'theory', 'limitation', 'ethics', 'population'),
    unless: new RegExp(
      String.raw`${ABOUT_ETHICS}|${OFFERS}|${NAMES_DESIGN}|\bhas been (?:created|developed|built|made) by\b|\bthe research itself\b|\b(?:if|can be|should be|must be|it was|not|would|whether|for example|for instance)\b|\bat the end of the chapter\b`,
      'i',
    ),
  },
  {
    // In the present tense; recognised as this work's own by the data it is done to.
    kind: 'procedure',
    worth: 3.2,
    says: /\b(?:is|are)\s+(?:then\s+|also\s+|first\s+)?(?:used|computed|applied|created|trained|employed|plotted|removed|dropped|converted|scaled|split|performed|generated|encoded)\b/i,
    where: (s) =>
      isInRole(s, 'methods') &&
      !s.voice.others &&
      /\b(?:the|these|each|both|our|all) (?:\w+ ){0,2}?(?:data|dataset|labels?|model(?:['’]s|s)?|features?|target variable|training|test sets?|images?|columns?|classes)\b/i.test(
        s.text,
      ),
    unless:
      /\b(?:if|can|should|must|when|usually|often|commonly|typically|independent|dependent)\b|\bconsists? of\b/i,
  },
  {
    kind: 'procedure',
    worth: 3.2,
    says: LABELLED,
    where: (s) => s.isItem && under(s, 'procedure') && isInRole(s, 'methods') && !s.voice.others,
    unless: new RegExp(`${ABOUT_ETHICS}|${OFFERS}|${LISTS_FIELDS}`, 'i'),
  },
  {
    kind: 'analysis',
    worth: 3.2,
    says: LABELLED,
    where: (s) =>
      s.isItem &&
      under(s, 'analysis') &&
      isInRole(s, 'methods') &&
      !s.voice.byOthers &&
      !/variable|\b(?:allows?|lets?|enables?) you\b|\byou can\b|\b(?:is|are) an? (?:\w+,? ){0,6}?(?:implementation|library|tool|package|framework|algorithm|model)\b|:\s+(?:\S+ supports|it (?:provides|offers|supports|has))\b/i.test(
        s.text,
      ),
  },
  {
    // The terms of a model need no "was used".
    kind: 'analysis',
    worth: 4,
    says: /\b(?:all |our |the |these |both |each )(?:\w+ )?models?\b[^.]{0,30}\b(?:included?|includes|contain(?:s|ed)?|had|has|have)\b[^.]{0,40}\b(?:random|fixed) (?:intercepts?|effects?|slopes?)\b/i,
    where: (s) => isInRole(s, 'methods') && !s.voice.byOthers && !s.voice.generic,
  },
  {
    kind: 'analysis',
    worth: 5.5,
    says: doingPattern(
      String.raw`\b(?:data|responses|transcripts|interviews|results|scores|answers|models?|findings)\b(?:\s+[\w-]+){0,5}?\s+${BE}\s+(?:analy[sz]ed|evaluated|examined|processed|compared|assessed)\s+(?:\w+ly\s+)?(?:using|by|with|through|via|in|based on|thematically|descriptively|at)\b|\b${ANALYSIS}(?:[\s,—–]+[\w(),-]+){0,3}?[\s—–]+${BE}\s+${USED}\b|\b${OWN}${MODAL}\s+(?:decided to\s+)?${USES}\s+(?:an?\s+|the\s+|both\s+|two\s+|three\s+)?(?:[\w-]+,?\s+){0,6}?${ANALYSIS}\b|\b(?:main|primary) (?:analytic\w*|statistical) (?:approach|strategy|method)\b|\b(?:using|used?|by|through|apply|applied|followed)\s+(?:a\s+|an\s+|the\s+)?(?:[\w-]+\s+){0,5}?(?:thematic|content|discourse|regression|factor|cluster) analysis\b`,
    ),
    where: (s) =>
      isEvent(s) &&
      !isInRole(s, 'literature', 'introduction', 'discussion', 'conclusion') &&
      !s.voice.generic,
    unless:
      /\bpilot\b|\bpercentages? (?:was|were|of)\b|\bmodel (?:is|was) (?:a|an|the)\b|\bfrequenc\w+ of\b|\bif\b/i,
  },
  {
    kind: 'software',
    worth: 5,
    says: SOFTWARE,
    value: (match) => match.groups?.name ?? match[0],
    where: (s) =>
      ofThisWork(s) &&
      !isInRole(s, 'literature') &&
      /\b(?:us(?:e[sd]?|ing)|with|in|via|by|conducted|performed|analy[sz]ed|implemented|carried out|created|built|developed|written|programmed|processed|run|entered|fitted|plotted|on|chosen)\b/i.test(
        s.text,
      ) &&
      (isEvent(s) || under(s, 'software')),
    unless:
      /\bwithout (?:any|the|using)\b|\b(?:introduc|teach|taught|learn)\w*\b[^.]{0,40}\b(?:use of|using|to use)\b|^(?!.*\b(?:we|our|this (?:study|project|research)|the researchers?|was|were|will)\b)[^.]{2,40}? is an? (?:[\w-]+,? ){0,5}?(?:language|software|package|framework|library|platform|tool|environment|database|program)\b|\bsuch as Excel\b|\b(?:Stata|SPSS|SAS|Excel|CSV) (?:data ?sets?|data|files?|sheets?|formats?)\b|\b[Mm]endeley [Dd]ata\b|\bcompan(?:y|ies)\b|\b(?:able|possible|easy|easier) to (?:\w+ ){0,4}(?:by hand|using|with|in)\b/i,
  },
  {
    kind: 'reliability',
    worth: 5,
    says: doingPattern(
      String.raw`\b(?:[Cc]ronbach(?:['’]s)?|alpha|kappa|reliability|internal consistency)\b[^.]{0,60}\b(?:was|were|of|is|=)\s*[=:]?\s*0?\.\d|\b(?:(?:content|construct|face|internal|external|convergent|discriminant)\s+validity|reliability|validity|cronbach(?:['’]s)?(?: alpha)?|internal consistency|inter-?(?:rater|coder)(?: reliability| agreement)?|kappa|pilot (?:study|test(?:ing)?|survey)|pre-?test(?:ing)?|trustworthiness|credibility|dependability|confirmability|transferability|triangulation|member[- ]check\w*|peer debrief\w*)\b[^.]{0,80}?\b(?:conducted|ensured|established|tested|assessed|computed|enhanced|achieved|checked)\b|\b${OWN}${MODAL}\s+(?:used|uses|use|ensured|conducted|carried out|established|employed|applied)\s+(?:[\w-]+\s+){0,4}?(?:triangulation|member[- ]check\w*|validity|reliability|pilot|pre-?test\w*|inter-?rater)|\b(?:was|were|will be)\s+(?:first |also |then )?(?:pilot(?:ed|[- ]tested)|pre-?tested|validated by)\b`,
    ),
    where: (s) => isEvent(s) && !isInRole(s, 'literature', 'introduction') && !s.voice.generic,
    unless:
      /\b(?:validity|reliability) (?:is|refers|means|of a|can be)\b|\bvalidation (?:set|data|accuracy|loss)\b|\bpre-?tests?\b[^.]*\b(?:groups?|post-?tests?)\b/i,
  },
  {
    kind: 'ethics',
    worth: 5.5,
    says: /\b(?:ethic\w*|IRB|review board)\b[^.]{0,60}\b(?:was|were|has been|will be|have been)\s+(?:\w+ly\s+)?(?:obtained|granted|sought|given|received|approved|secured|issued|exempt\w*|waived|followed|observed|adhered|considered|maintained)\b|\b(?:approved|cleared|reviewed|granted|given|obtained|received) (?:\w+ ){0,3}?(?:by|from) (?:the )?[^.]{0,70}\b(?:ethic\w*|IRB|review board|faculty|committee)\b|\b(?:informed|written|verbal|oral|signed|parental)\s+(?:\w+\s+)?(?:consent|assent)\b[^.]{0,60}\b(?:was|were|will be|has been|obtained|sought|given|signed|provided)\b|\b(?:gave|provided|signed|give|sign|obtain\w*|received|sought)\s+(?:their\s+|an?\s+|the\s+)?(?:\w+\s+){0,2}?(?:consent|assent)\b/i,
    where: (s) => !isInRole(s, 'literature') && (ofThisWork(s) || s.voice.done || s.voice.future),
    unless: /\bit is used to identify\b|\bmust\b|\bshould\b|\?$/i,
  },
  {
    kind: 'ethics',
    worth: 4.5,
    says: /\b(?:confidential\w*|anonym\w+|privacy|identit(?:y|ies)|personal information|pseudonyms?)\b[^.]{0,60}\b(?:was|were|will be|is|are|has been|be)\s+(?:\w+ly\s+)?(?:ensured|maintained|assured|kept|guaranteed|protected|confidential|anonym\w+|used|preserved|respected|observed|removed|coded|not)\b|\b(?:was|were|will be)\s+anonymi[sz]ed\b|\b(?:ensur(?:e|es|ed)|maintain(?:s|ed)?|assur(?:e|ed)|guarante\w+) (?:the |their )?(?:\w+ (?:and )?)?(?:privacy|confidentiality|anonymity)\b|\badheres? to ethical\b|\bparticipation was (?:\w+ )?voluntary\b|\bparticipants were (?:informed|assured|told) (?:of|that|about)\b/i,
    where: (s) =>
      (isInRole(s, 'methods') || under(s, 'ethics', 'sampling')) &&
      (isEvent(s) || under(s, 'ethics')) &&
      !s.voice.generic,
    unless:
      /\bmust\b|\bshould\b|\?$|\buse cases?\b|\bmessage integrity\b|\bencrypt\w*|\bpasswords?\b|\bthe (?:app|application|system|program|software|component) (?:\w+ )?(?:will |shall )?(?:ensure|protect|guarantee|keep)s?\b/i,
  },
]
