/** Rules for the type of study: theory, approach, design, population, sampling, place and time. */
import { PEOPLE } from '../statistics/sample-size.ts'
import { OWN } from './attribution.ts'
import { isEvent, isInRole, ofThisWork, type Rule, under } from './rule.ts'

const designPattern = (pattern: string, flags = 'i') => new RegExp(pattern, flags)
const TAKES =
  '(?:us(?:e[sd]?|ing|ed)|adopt(?:s|ed|ing)?|employ(?:s|ed|ing)?|follow(?:s|ed|ing)?|appl(?:y|ies|ied)|utili[sz]e[sd]?|ch(?:ose|oose|osen)|select(?:s|ed)?|conduct(?:s|ed)?|took|takes?|administer(?:s|ed)?|undert(?:ook|ake)|implement(?:s|ed)?|carr(?:y|ied) out|opt(?:s|ed) for|made use of|makes use of|rel(?:y|ied|ies) on)'
const TAKEN =
  '(?:used|adopted|employed|followed|applied|utili[sz]ed|chosen|selected|conducted|undertaken|implemented|carried out|performed|deemed|considered|found)'
const MODAL = '(?:\\s+(?:will|shall|would|also|therefore|thus|decided to|then|has|have|primarily|mainly))*'

const DESIGN_NAME = String.raw`(?:(?:descriptive|analytical|institutional|community|hospital|facility|population|school)[- ](?:based )?)*(?:cross[- ]sectional(?: time horizon| survey| study)?|case[- ]control|(?:prospective |retrospective )?cohort|longitudinal|(?:sequential |convergent |concurrent )?(?:explanatory|exploratory)(?: sequential)?|(?:multiple[- ]|single[- ])?case[- ]stud(?:y|ies)|quasi[- ]experiment\w*|(?:true )?experiment(?:al)?|(?:cluster )?randomi[sz]ed(?: controlled)?(?: trial)?|correlational|phenomenolog\w+|grounded theory|ethnograph\w+|action research|design science|narrative (?:inquiry|research)|descriptive(?: survey| research| study)?|survey(?: research)?|systematic (?:literature )?review|scoping review|meta-analysis|simulation|time[- ]series|(?:(?:pre|post)-?test[- ]only )?control[- ]group|(?:pre|post)-?test[- ]only|counterbalanced(?: measures)?|factorial|split[- ]plot|RCBD|randomi[sz]ed complete block|ex[- ]post facto|causal[- ]comparative|pre-?test[ -]post-?test|doctrinal|content analysis|(?:comparative|archival|prototyping|ecological|observational)(?= (?:study|studies|design|research|approach|method|strategy)))`
const DESIGN = String.raw`${DESIGN_NAME}(?:\s+(?:(?!to\b|data\b)[\w-]+\s+){0,2}?(?:design|study|survey|approach|method(?:ology)?|strategy|research|trial|experiment|review|time horizon|horizon|investigation))?`
const APPROACH_NAME =
  '(?:mixed[- ]methods?|mixed (?:research )?(?:approach|strategy|methodology)|qualitative|quantitative|positivis[mt]\\w*|post-?positivis\\w+|interpretiv\\w+|pragmatis[mt]\\w*|constructivis[mt]\\w*|inductive|deductive|abductive|mono[- ]method|critical realis[mt])'
const SAMPLING_NAME =
  '(?:simple random|stratified(?: random)?|purposive(?:ly)?|purposeful|convenience|snowball|systematic(?: random)?|cluster|multi-?stage|quota|census|judg[e]?mental|volunteer|theoretical|maximum variation|random|non-?probability|probability|consecutive|homogen(?:e)?ous|expert|availability)'

const designName = (match: RegExpMatchArray) =>
  (match.groups?.name ?? match[0]).toLowerCase().replace(/\s+/g, ' ')
/** A step that only prepares another, or a "meta-analysis" of something that cannot have one, is not the design of the work. */
const ONE_STEP = String.raw`\b(?:conducted|undertaken|performed|carried out|done|used) (?:in order )?to (?:aid|inform|guide|support|help|assist)\b|\bmeta-analys[ie]s (?:review )?(?:of|involving|on) (?:[\w-]+\s+){0,6}?(?:applications?|tools?|systems?|software|websites?|platforms?|products?|packages?)\b`

export const DESIGN_RULES: readonly Rule[] = [
  {
    kind: 'theory',
    worth: 5,
    says: designPattern(
      String.raw`\b${OWN}${MODAL}\s+(?:(?:is|was|will be|are|were)\s+)?(?:\w+ly\s+)?(?:grounded|anchored|rooted|based|underpinned|guided|informed|framed|hinged|premised|pegged|${TAKES}|draws?|drew)\s+(?:in|on|upon|by|with)?\s*(?:the\s+)?(?:[\w’'()-]+\s+){0,8}?(?:theor(?:y|ies)|theoretical framework|conceptual framework|model of|behaviou?r model|acceptance model|belief model)\b|\b(?:theor(?:y|ies)|framework)\b[^.]{0,40}\b(?:guid(?:es|ed)|underpin(?:s|ned)|inform(?:s|ed)) ${OWN}`,
    ),
    where: (s) =>
      (!isInRole(s, 'methods') || !/\bmodel of\b/i.test(s.text)) &&
      (!isInRole(s, 'literature') ||
        (!s.voice.cites &&
          /\bth(?:is|e (?:present|current)) (?:study|research|thesis|project|work)\b/i.test(s.text))),
    unless:
      /\b(?:deductive|inductive|abductive) (?:approach|reasoning|method|research)\b|\bgrounded theory\b|\btesting theor|\bpositivis|\bformer theory\b/i,
  },
  {
    kind: 'theory',
    worth: 3.5,
    says: /\b(?:\p{Lu}[\p{L}-]+\s+(?:of\s+|and\s+)?){1,5}(?:Theory|Model|Framework|Hypothesis|TPB|TAM)\b(?:\s*\([^)]*\))?[^.]{0,60}\b(?:is|was|were|states?|posits?|explains?|argues?|proposes?|suggests?|holds|assumes?|asserts?|propounded|developed|emphasi[sz]es)\b/u,
    where: (s) => under(s, 'theory') && !/grounded theory/i.test(s.text),
  },
  {
    kind: 'approach',
    worth: 5,
    says: designPattern(
      String.raw`\b${OWN}${MODAL}\s+(?:(?:is|was|were)\s+(?:an?\s+|purely\s+)?|${TAKES}\s+)(?:to (?:choose|use|adopt)\s+)?(?:(?:a|an|the|both|in nature)\s+)?(?:[\w-]+\s+){0,3}?(?<name>${APPROACH_NAME})\b`,
    ),
    value: designName,
    where: (s) => !isInRole(s, 'literature') || /\bthis (?:study|research|thesis)\b/i.test(s.text),
    unless:
      /\b(?:qualitative|quantitative) models?\b|\bqualitative (?:variables?|data)\b|\bmore active than\b|\bwhen the study\b|\bquantitative (?:variables?|data)\b|\brandom/i,
  },
  {
    // "The methodology will combine quantitative and qualitative methods."
    kind: 'approach',
    worth: 4.6,
    says: designPattern(
      String.raw`\b(?:(?:research |study )?(?:method(?:s|ology)?|design)|research)\s+(?:(?:will|shall|would)\s+)?(?:involve[sd]?|employ(?:s|ed)?|combine[sd]?|adopt(?:s|ed)?|use[sd]?|follow(?:s|ed)?)\s+(?:[\w-]+\s+){0,5}?(?<name>(?:quantitative and qualitative|qualitative and quantitative|${APPROACH_NAME}))\b`,
    ),
    value: (match) =>
      / and /.test(match.groups?.name ?? '') ? 'mixed-methods' : (match.groups?.name ?? '').toLowerCase(),
    where: (s) => ofThisWork(s) && !s.voice.generic && !s.voice.byOthers && !isInRole(s, 'literature'),
    unless: /\b(?:qualitative|quantitative) (?:variables?|data)\b/i,
  },
  {
    kind: 'approach',
    worth: 4.5,
    says: designPattern(
      String.raw`\b(?<name>${APPROACH_NAME})\s+(?:(?:and|or)\s+\w+\s+)?(?:research\s+)?(?:approach(?:es)?|method(?:s|ology)?|paradigm|philosophy|stance|research|study|design|strategy|inquiry)?\s*(?:was|were|will be|is|has been)\s+(?:\w+ly\s+)?(?:${TAKEN}|suitable|appropriate|the most)|\b(?:approach|philosophy|paradigm)\s+(?:for|of|in|behind)\s+${OWN}\s+(?:is|was|will be)\s+(?<name2>${APPROACH_NAME})`,
    ),
    value: (match) => (match.groups?.name ?? match.groups?.name2 ?? '').toLowerCase(),
    where: (s) => ofThisWork(s) && !s.voice.generic && !s.voice.cites,
  },
  {
    kind: 'design',
    worth: 5.5,
    says: designPattern(
      String.raw`\b${OWN}${MODAL}\s+(?:(?:is|was|were)\s+(?:an?\s+)|(?:(?:has|have|had)\s+)?${TAKES}\s+)(?:(?:a|an|the)\s+)?(?:[\w-]+,?\s+){0,5}?(?<name>${DESIGN})\b`,
    ),
    value: designName,
    // "The Survey of Household Spending" is the name of a data set, not a design.
    where: (s) =>
      (!isInRole(s, 'results', 'literature') || under(s, 'design')) &&
      !/\bSurvey of (?:the )?\p{Lu}/u.test(s.text),
    unless:
      /\bjournals? of\b|\bsurveys? data\b|\bexperimental (?:data|results)\b|\bwas a survey of\b|\bsurvey of (?:the )?(?:[\w-]+ ){0,3}(?:literature|studies|research|works|papers)\b|\bdescriptive (?:statistics|analys\w+)\b/i,
  },
  {
    kind: 'design',
    worth: 5,
    says: designPattern(
      String.raw`\b(?<name>${DESIGN})\s+(?:(?:with|of|in)\s+(?:[\w-]+\s+){1,6}?)?(?:was|were|will be|is|has been)\s+(?:\w+ly\s+)?(?:a |the )?(?:${TAKEN}|suitable|appropriate|most)\b`,
    ),
    value: designName,
    where: (s) =>
      (isInRole(s, 'methods', 'abstract') || under(s, 'design')) && ofThisWork(s) && !s.voice.generic,
    unless: designPattern(
      String.raw`\bdescriptive (?:statistics|analys\w+)\b|\bexperiments? (?:was|were)\b|\bsurvey was\b|${ONE_STEP}`,
    ),
  },
  {
    // Under the heading for it, "it" is the design.
    kind: 'design',
    worth: 5,
    says: designPattern(
      String.raw`^(?:it|this|the design)\s+(?:is|was|will be)\s+an?\s+(?:[\w-]+\s+){0,3}?(?<name>${DESIGN_NAME}(?:\s+[\w-]+){0,2}?\s+(?:design|study|survey|trial|experiment))\b`,
    ),
    value: designName,
    where: (s) => under(s, 'design') && !s.voice.generic,
  },
  {
    kind: 'design',
    worth: 4,
    says: designPattern(
      String.raw`\b(?:methodology|research design|method|approach) (?:of|for|used in|in|adopted (?:in|for)|behind) ${OWN}\s+(?:is|was|will be)\s+(?:\w+ly\s+)?(?:based|built|founded|modelled|designed|an?)\b`,
    ),
    where: (s) => isInRole(s, 'methods', 'abstract', 'introduction'),
  },
  {
    kind: 'design',
    worth: 4,
    says: designPattern(
      String.raw`\b(?:randomly (?:assigned|allocated) to|(?:this|the present|our) (?:is a |was a )?(?<name>${DESIGN_NAME}) (?:study|survey|trial|review|design|experiment)\b)`,
    ),
    value: designName,
    where: (s) => isInRole(s, 'abstract', 'methods') || under(s, 'design'),
    unless: /\blimit/i,
  },
  {
    // A thesis that names no other design is classified by its data.
    kind: 'design',
    worth: 3,
    says: designPattern(
      String.raw`\b${OWN}\s+(?:used|uses|relied on|relies on|is based on|was based on|analysed|analyzed|employed|drew on)\s+(?:\w+\s+)?(?<name>secondary data)\b`,
    ),
    value: designName,
    where: (s) => isInRole(s, 'methods', 'abstract'),
    unless: /\bprimary\b|\bliterature\b|\bjournals?\b|\bbooks?\b/i,
  },
  {
    kind: 'population',
    worth: 5,
    says: designPattern(
      String.raw`\b(?:target |study |accessible |research )?population\s+(?:(?:of|for|in|under)\s+(?:${OWN}|study)\s+)?(?:targeted\s+)?(?:is|was|were|are|will be|comprise[sd]?|consist(?:s|ed)|include[sd]?|constitute[sd]?|will (?:comprise|consist|include))\b|\b(?:${OWN}|research)${MODAL}\s+(?:target(?:s|ed)|focus(?:es|ed)? on|sampled)\s+(?:the\s+)?(?:[\w-]+\s+){0,4}?${PEOPLE}\b|\b(?:inclusion|exclusion|eligibility) criteria\b[^.]*\b(?:was|were|included?|will)\b|\b${PEOPLE}\s+(?:were|was|will be)\s+(?:eligible|included|excluded|required to|recruited from)\b`,
    ),
    where: (s) =>
      (isInRole(s, 'methods', 'abstract', 'introduction') || under(s, 'population')) && isEvent(s),
    unless:
      /\bapply (?:this|that|the) (?:notion|idea|concept|model|theory)\b|\bpopulation (?:growth|size of the)|\bpopulation (?:is|was) (?:a|the) (?:set|group|collection|total)/i,
  },
  {
    kind: 'population',
    worth: 4,
    says: designPattern(
      String.raw`\b(?:respondents|participants|subjects|informants|interviewees)\s+(?:(?:will )?include[sd]?|consist(?:s|ed)? of|comprise[sd]?|(?:were|are|will be) (?:all |the |\d+ |\w+ )?(?:adults?|students?|pupils|teachers?|nurses?|farmers?|women|men|employees?|members|caregivers|managers?|owners|patients?|undergraduates?|graduates?|residents|workers|customers|parents))\s`,
    ),
    where: (s) =>
      (isInRole(s, 'methods', 'abstract', 'introduction') || under(s, 'population')) && !s.voice.others,
    unless:
      /\b(?:were|will be|are|was) (?:asked|informed|given|told|able|required|invited|assured|selected|chosen|recruited|sampled|interviewed|randomly|also|not|then|anonym\w+|more|less|free|contacted|approached|of the opinion)\b|\b(?:agree|indicated|reported)/i,
  },
  {
    kind: 'sampling',
    worth: 5.5,
    says: designPattern(
      String.raw`\b(?<name>${SAMPLING_NAME})\s+sampl(?:e|ing)?(?:\s+(?:technique|method|procedure|strategy|design|approach)s?)?\s+(?:was|were|will be|is|has been)\s+(?:\w+ly\s+)?(?:${TAKEN}|drawn)\b|\b(?:${OWN}|was|were|be|by|through|${TAKES})${MODAL}\s+(?:${TAKES}\s+)?(?:the\s+|a\s+|an\s+)?(?:[\w-]+\s+){0,2}?(?<name2>${SAMPLING_NAME})\s+sampl(?:e|ing)\b`,
    ),
    value: (match) => `${(match.groups?.name ?? match.groups?.name2 ?? '').toLowerCase()} sampling`,
    where: (s) => isEvent(s) && !s.voice.generic,
    unless: /\brandom samples? (?:is|are) (?:generated|drawn from the (?:posterior|distribution))\b/i,
  },
  {
    kind: 'sampling',
    worth: 5,
    says: designPattern(
      String.raw`\b(?:${PEOPLE}|sample|sites?|units|(?:research )?subjects|images|articles|tweets|states|districts|countries)\b(?:\s+[\w'’-]+){0,6}?\s+(?:was|were|will be|have been)\s+(?:(?:randomly|purposively|purposefully|conveniently|systematically|then|also)\s+)?(?:selected|sampled|recruited|chosen|drawn|picked)\b|\brandomly (?:selected|sampled|chosen|picked)\b`,
    ),
    where: (s) =>
      isEvent(s) &&
      (isInRole(s, 'methods', 'abstract') ||
        under(s, 'sampling', 'population', 'sample-size') ||
        /\brandomly|purposive/i.test(s.text)),
    // A random draw by a program does not sample people.
    unless:
      /\bif\b|\b(?:n['’]t|not) (?:been )?randomly\b|^(?:[\w-]+ ){0,2}(?:interviews?|questionnaires?|observations?|records?|methods?)\b[^.]{0,30}\b(?:was|were) chosen because\b|\bfeatures? (?:was|were)\b|\b(?:null models?|randomi[sz]ations?|monte carlo|bootstrap\w*|permut\w+|simulat\w+|shuffl\w+)\b/i,
  },
  {
    kind: 'setting',
    worth: 5,
    says: designPattern(
      String.raw`\b(?:${OWN}|[Rr]esearch|[Dd]ata|[Ii]nterviews?|[Ss]urveys?|[Ff]ieldwork|[Ee]xperiments?|[Qq]uestionnaires?|[Ss]amples)\b(?:\s+[\w-]+){0,3}?\s+(?:was|were|is|are|will be)\s+(?:\w+ly\s+)?(?:conducted|carried out|undertaken|collected|done|based|located|administered|limited|confined|restricted|performed|obtained|held|situated)\b[^.]{0,70}?\b(?:in|at|from|within|(?<=\b(?:limited|confined|restricted) )to|to(?=\s+(?:the\s+)?[A-Z])|across|around)\s+(?:the\s+)?(?:[a-z-]+\s+){0,3}?(?!I\b|We\b|Table|Fig|(?:January|February|March|April|May|June|July|August|September|October|November|December|Python|Excel|SPSS|Microsoft|Google|Kaggle|Git[Hh]ub|Twitter|Facebook|Reddit|Yahoo|Wikipedia)\b)[A-Z][a-z]+`,
      '',
    ),
    where: (s) => isEvent(s) && (isInRole(s, 'methods', 'abstract', 'introduction') || under(s, 'setting')),
    unless:
      /\b(?:limited|confined|restricted) to (?:the )?(?:calculat|comput|measur|develop|design|implement|creat|build)\w*\b|\b(?:using|in (?:R|Python|SPSS|Excel|Microsoft|STATA|NVivo|MATLAB|Java))\b|\banaly[sz]ed\b|\b(?:[Dd]ata ?bases?|DATABASES?|[Rr]epositor(?:y|ies)|[Dd]ata ?sets?|sources? ranging)\b/,
  },
  {
    kind: 'setting',
    worth: 4.5,
    says: designPattern(
      String.raw`\b${OWN}${MODAL}\s+(?:focus(?:es|ed)?|cover(?:s|ed)|concentrat(?:es|ed))\s+(?:only\s+)?(?:on\s+)?[^.]{0,60}\b(?:in|at|from|within)\s+(?:the\s+)?[A-Z][a-z]+|(?<!\b(?:in|of|at|within|across|from|for) (?:the |our |this )?)\b(?:[Ss]tudy (?:area|site|location)|[Rr]esearch site)\s+(?:is|was|will be|comprises|covers|lies)\b`,
      '',
    ),
    where: (s) => !isInRole(s, 'literature', 'results'),
    unless: /\bas (?:illustrated|shown)\b|\b(?:expected|possible) outcomes\b|\bin (?:Figure|Table|Section)\b/,
  },
  {
    kind: 'period',
    worth: 5,
    says: /\b(?:(?:between|from|during|in|since|until|spanning|covering|period)\s+(?:of\s+|the\s+)?(?:\d{1,2}(?:st|nd|rd|th)?\s+)?(?:(?:early|late|mid)[- ])?(?:January|February|March|April|May|June|July|August|September|October|November|December)\b,?(?:\s+\d{1,2},?)?(?:\s+(?:19|20)\d\d)?|(?:between|from|spanning|period (?:of|from)?|over|covering|years?)\s+(?:the\s+(?:period|years)\s+)?(?:of\s+|from\s+)?(?:19|20)\d\d\s*(?:to|and|[–-]|until|through)\s*(?:19|20)\d\d|(?:over|for|during|within) (?:a|an|the(?= (?:period|total) of)) (?:period of |total of )?(?:\w+|\d+)[- ](?:day|week|month|year)s?\b)/,
    where: (s) =>
      isEvent(s) &&
      !s.voice.cites &&
      (isInRole(s, 'methods', 'abstract') || under(s, 'period', 'setting')) &&
      /\b(?:collected|conducted|carried|interview\w*|survey\w*|stud(?:y|ied)|data|recruit\w*|period|enrolled|assess\w*|sample\w*|obtained|experiment\w*|dataset)\b/i.test(
        s.text,
      ),
    unless: /\bfounded|established|born|introduced|launched|released\b/i,
  },
]
