/** Rules for the purpose of the work: aim, question, objective, hypothesis, problem, gap, contribution. */

import { OWN, OWN_PEOPLE, OWN_WORK } from './attribution.ts'
import { isInRole, type Rule, under } from './rule.ts'

const purposePattern = (pattern: string, flags = 'i') => new RegExp(pattern, flags)
const ADVERB = String.raw`(?:\s+(?:therefore|thus|also|further|primarily|mainly|specifically|hence|then|additionally|ultimately|here|instead|now|will|would|shall))*`
const AIM_NOUN = '(?:aims?|purpose|goal|intention|intent|focus)'
const EXPLORES =
  '(?:investigat|examin|explor|assess|evaluat|analy[sz]|compar|propos|develop|determin|stud(?:y|ie)|address|identif|demonstrat|describ|establish|estimat|test|quantif|consider|seek)(?:e?s|es|ed|ies|ied)?'
const COUNTED = String.raw`\W*(?:\(?[a-z\d]{1,4}[.)]\s*|(?:specific |main |research )?objective \w{1,5}\s*[:.–-]\s*)?`
const HOW = '(?:(?:critically|empirically|systematically|thoroughly|accurately|successfully|further|also) )?'
/** The task a plan sets itself: "to …", or the verb alone. */
const VERB =
  '(?:identif|determin|develop|assess|evaluat|investigat|examin|explor|establish|compar|creat|design|implement|build|analy[sz]|measur|improv|enhanc|reduc|provid|propos|test|describ|understand|find|recommend|predict|detect|estimat|ensur|study|research|explain|document|ascertain|characteri[sz]|classif|clarif|collect|conduct|construct|contribut|deliver|demonstrat|deploy|discover|discuss|elucidat|extract|formulat|generat|highlight|increas|inform|integrat|interpret|learn|maintain|make|map|model|monitor|motivat|observ|offer|optimi[sz]|outlin|perform|present|prevent|produc|promot|prov|quantif|rank|review|select|show|simulat|solv|strengthen|suggest|support|survey|synthesi[sz]|track|train|use|utili[sz]|validat|verif|visuali[sz]|gather|gain|give|help|obtain|minimi[sz]|maximi[sz]|automat|apply|adapt|address|check|control|correlat|enabl|encourag|equip|evolv|facilitat|figure out|set up|carry out|come up|draw|write|report|incorporat|introduc|investigat|look|seek|trac|uncover|updat)(?:e|y|ie|ing|s)?'
const VERB_FIRST = new RegExp(`^${COUNTED}${HOW}(?:to\\s+${HOW}\\p{L}+|${VERB})\\b(?!\\s*[:-])`, 'iu')
const ORDERED = new RegExp(`^${COUNTED}${HOW}${VERB}\\b(?!\\s*[:-])`, 'i')
/** "They are also…" continues the text before it. */
const POINTS_BACK =
  /^\W*(?:they|it|this|these|those|that|he|she|in this way|such|also|moreover|furthermore|therefore)\b/i
const ASKS = new RegExp(
  `^${COUNTED}(?:what|how|why|which|who|where|when|to what extent|is|are|do|does|did|can|will)\\b`,
  'i',
)
const OTHER_PART =
  /\?$|\b(?:this|the) (?:chapter|section|part|test|survey|survey questions?|interviews?|module|function|algorithm|experiments?|question)\b/i

/** The means, or a hoped-for contribution, are not the aim. */
const MEANS_ONLY = String.raw`\bto (?:us|employ|adopt|apply|utili[sz])(?:e|ing)?\b[^.]{0,60}\b(?:sampl(?:e|ing)|method\w*|techniques?|approach|design|interviews?|questionnaires?)\b|\bto (?:make|making) (?:an? )?(?:\w+ ){0,2}contribution\b`

const isItemUnder = (kind: 'aim' | 'objective') => (statement: Parameters<NonNullable<Rule['where']>>[0]) =>
  (under(statement, kind) || LEADS[kind].test(statement.lead)) &&
  !statement.voice.signpost &&
  !/\?\W*$|\b(?:following|above)\b[^.]*\b(?:aims?|objectives?)\b|^\W*to [^,.]{5,80}, [^.]*\b(?:will be|was|were|is|are)\b/i.test(
    statement.text,
  ) &&
  VERB_FIRST.test(statement.text)
const LEADS = {
  aim: /\b(?:aims?|purpose)\b[^.]{0,80}:\s*$/i,
  objective:
    /^(?!.*\b(?:based|according|in line|to (?:achieve|meet|reach)|given|considering)\b.*\bobjectives?\b)(?:.*\b)?(?:objectives?)\b[^.]{0,60}:\s*$/i,
  question: /\bquestions?\b[^.]*:\s*$/i,
  hypothesis: /\bhypothes[ie]s\b[^.]*:\s*$/i,
  contribution: /\bcontributions?\b[^.]*:\s*$/i,
  gap: /\bgaps?\b[^.]*:\s*$/i,
  limitation: /\blimitations?\b[^.]*:\s*$/i,
}

/** Words for something bad, not just large. */
const BAD =
  /\b(?:challeng\w+|problem\w*|lack\w*|struggl\w*|poor\w*|hinder\w*|threat\w*|constrain\w*|unsuitable|inadequa\w+|insufficien\w+|limited|difficult\w*|declin\w+|shortage|risk\w*|fail\w*|suffer\w*|despite|burden|concern\w*|los(?:s|t|e|ing)|weak\w*|not able|unable|cannot|delay\w*|inefficien\w+|outbreaks?|without|neglect\w*|slow|fragil\w*|however|although)\b/i

const NAMES_THE_WORK =
  /\b(?:study|research|project|thesis|paper|dissertation|work)(?:\s+\w+){0,3}?\s+(?:aim|is|was|seeks?|sought|sets?|intend|attempt|endeavou?r|strive)/i

const AIM_NAMED = purposePattern(
  String.raw`\b(?:(?:main|primary|overall|general|broad|central|key|principal|overarching|ultimate)\s+)?(?:${AIM_NOUN}|objective)\s+(?:of|for|in|behind)\s+(?:${OWN}|conducting)[^.;]{0,40}?\s(?:is|was|were|are|has been|will be)\s+(?:\w+ly\s+)?(?:to|the|that|whether|how|an?|\w+ing)\b`,
)

export const PURPOSE_RULES: readonly Rule[] = [
  {
    kind: 'aim',
    worth: 6.5,
    says: AIM_NAMED,
    where: (s) => under(s, 'aim') && !isInRole(s, 'literature', 'results'),
    unless: /:\s*$/,
  },
  {
    kind: 'aim',
    worth: 6,
    says: AIM_NAMED,
    where: (s) =>
      !isInRole(s, 'literature', 'results') ||
      /\bthis (?:study|research|thesis|dissertation|project)\b/i.test(s.text),
    unless:
      /\b(?:informed|told|aware)\b[^.]{0,12}\bthat the (?:purpose|aim|goal)|\bobjectives of\b|:\s*$|\b(?:was|were) (?:shown|presented|explained|achieved|met)\b/i,
  },
  {
    kind: 'aim',
    worth: 5.5,
    says: /^(?:therefore,? |thus,? |hence,? |accordingly,? |specifically,? )?the (?:main|primary|overall|general|broad|central|key|principal|overarching|ultimate) (?:aim|objective|goal|purpose) (?:here )?(?:is|was|will be) to \p{L}/iu,
    where: (s) => isInRole(s, 'abstract', 'introduction') && !s.voice.others && !s.afterOthers,
    unless: /:\s*$/,
  },
  {
    kind: 'aim',
    worth: 6,
    says: purposePattern(
      String.raw`\b(?:${OWN_WORK}|${OWN_PEOPLE}|the (?:study|research|project|thesis|paper|dissertation))${ADVERB}\s+(?:aim(?:s|ed)?\s+(?:to|at)|(?:is|was|were|are) (?:aimed at|designed to|intended to|undertaken to|conducted to|carried out to|aiming to)|seeks? to|sought to|sets? out to|intend(?:s|ed)? to|attempt(?:s|ed)? to|endeavou?r(?:s|ed)? to|strives? to)\s`,
    ),
    where: (s) =>
      !/\b(?:because|since|as) (?:the|this|our) (?:study|research|project)\b/i.test(s.text) &&
      !under(s, 'limitation') &&
      (!isInRole(s, 'methods') ||
        under(s, 'aim') ||
        // "We sought to find the first such day" is the purpose of a step.
        (NAMES_THE_WORK.test(s.text) &&
          !/\b(?:to|at) (?:us(?:e|ing)|appl|adopt|employ|utili|sampl|collect)/i.test(s.text))),
    unless: new RegExp(
      `${OTHER_PART.source}|\\b(?:is|was|are|were) (?:designed|intended) to (?:be|limit|exclude|restrict)\\b|^(?:the|these|our) (?:findings|results)\\b|\\b(?:as|what|which) (?:this|the|our) (?:\\w+ )?(?:report|study|paper|research|project|work)\\b|${MEANS_ONLY}`,
      'i',
    ),
  },
  {
    kind: 'aim',
    worth: 4.5,
    says: purposePattern(
      String.raw`\b(?:in|with|through)\s+${OWN_WORK},?\s+(?:we|I|the (?:researcher|author)s?)${ADVERB}\s+${EXPLORES}\b|\b${OWN_WORK}${ADVERB}\s+(?:proposes?|(?:investigat|examin|explor|analys|analyz|evaluat|compar|address|develop)(?:es|s)|assesses|advocates?|studies|focus(?:es|ed)?(?: primarily| mainly)? on|looks (?:at|into)|(?:was|is) (?:concerned with|focused on))\b`,
    ),
    where: (s) => !isInRole(s, 'methods', 'results', 'literature') || under(s, 'aim'),
    unless: /\blimitations?\b|\bfigure\b|\btable\b/i,
  },
  {
    kind: 'aim',
    worth: 5,
    says: purposePattern(
      String.raw`\b(?:our|my) (?:(?:main|primary|overall|key|first|second) )?(?:${AIM_NOUN}|interest)\b[^.;]{0,30}\b(?:is|was) to\b|\b${AIM_NOUN} of ${OWN}\b[^.]{0,20}\bto\b|\bwith the (?:aim|purpose|goal|intention) of\b[^.]*`,
    ),
    where: (s) => s.voice.own && !isInRole(s, 'results', 'literature'),
    unless: /\b(?:informed|told|aware)\b[^.]{0,12}\bthat the (?:purpose|aim|goal)/i,
  },
  {
    kind: 'aim',
    worth: 5,
    says: VERB_FIRST,
    where: (s) => isItemUnder('aim')(s) && /^\W*to\s/i.test(s.text) && !(under(s, 'objective') && s.isItem),
  },
  {
    kind: 'objective',
    worth: 5,
    says: VERB_FIRST,
    where: (s) =>
      isItemUnder('objective')(s) &&
      // Sentences after the first of an item say how.
      (s.opens || !s.isItem || /^\W*to\s/i.test(s.text)) &&
      (s.isItem || ORDERED.test(s.text) || /^\W*(?:\(?[a-z\d]{1,4}[.)]\s*)?to\s/i.test(s.text)),
  },
  {
    kind: 'objective',
    worth: 4.5,
    says: purposePattern(
      String.raw`\b(?:(?:first|second|third|fourth|last|final|other|another|specific|secondary|research|project|main|key|primary)\s+)*objectives?\s+(?:(?:of|for|in)\s+[^.;]{3,60}?\s)?(?:is|was|were|are|will be|include[sd]?)(?:\s*:)?\s+(?:(?:therefore|also|thus|twofold|threefold|mainly)\W+)*(?:\(?(?:i|1|a)[.)]\s*)?to\s+[a-z]+`,
    ),
    where: (s) => (s.voice.own || under(s, 'objective', 'aim')) && !/:\s*$|\?\W*$/.test(s.text),
    unless:
      /\bobjectives? of (?:the )?(?:factor|regression|cluster\w*|statistical|sensitivity|correlation|principal component|thematic|content|discriminant|descriptive) (?:analysis|algorithm|models?)\b|\b(?:achieved|met|(?:following|above) objectives?|listed above|now (?:our|the) (?:next )?objective|objective function|based on the objectives?|questionnaire)\b/i,
  },
  {
    kind: 'question',
    worth: 6,
    says: /\?["”']?$/,
    where: (s) =>
      under(s, 'question') ||
      LEADS.question.test(s.lead) ||
      // Questions where objectives were announced.
      (under(s, 'objective', 'aim') && (s.isItem || ASKS.test(s.text))),
    // A questionnaire says "you"; a work asks no reader.
    unless: /^(?:interview|participant|respondent)|\byour?\b/i,
  },
  {
    kind: 'question',
    worth: 5,
    says: purposePattern(
      String.raw`^(?:RQ\s?\d|(?:main |sub[- ]?|primary |secondary )?research question(?: \d)?\s*[:.–-])|\b(?:research|study|following|main|central|key) questions?\s+(?:of ${OWN}\s+)?(?:is|was|were|are|that)\b[^:]*(?:\?|\bwhether\b|\bhow\b|\bwhat\b|\bwhich\b|\bto what\b)|\b(?:${OWN_WORK}|we|I)${ADVERB}\s+(?:asks?|asked|examine[sd]?|investigate[sd]?|test(?:s|ed)?|explore[sd]?|questioned)\s+(?:if|whether|how)\b`,
    ),
    where: (s) => !isInRole(s, 'results', 'literature') || under(s, 'question'),
  },
  {
    kind: 'hypothesis',
    worth: 6,
    says: /^\W*(?!H[ao], \p{Lu}\.)(?:H\s?(?:[o0-9]|[aA₀-₉])[a-z]?\d?|[Nn]ull hypothesis|[Aa]lternat(?:iv)?e hypothesis|[Hh]ypothesis \w{1,3}|Hi|HO)\s*(?:\([^)]{1,8}\))?\s*[:.,=–)-]\s*\p{L}/u,
    unless:
      /\b(?:is|was|are|were) (?:rejected|accepted|supported|not supported|confirmed)\b|\bp[- ]?value\b|[βμ]/i,
  },
  {
    kind: 'hypothesis',
    worth: 5,
    says: purposePattern(
      String.raw`\b(?:we|I|it was|it is|the researchers?|the authors?|${OWN_WORK})${ADVERB}\s+(?:hypothesi[sz]ed?|hypothesi[sz]es|predicted|expected|posited|postulated?)\s+(?:that\b|\w+ (?:to|would)\b)|\b(?:our|the (?:first|second|third|following|working|main|central|alternative|null)) hypothes[ie]s (?:is|was|were|are|states?|stated)\b|\bhypothes[ei]s (?:of|for) ${OWN}\s+(?:is|was|are|were)\b`,
    ),
    unless:
      /\b(?:rejected|accepted|supported|confirmed)\b|:\s*$|\b(?:expected|predicted) that (?:the |this |our )?(?:\w+ )?(?:testing|implementation|development|project|system|app\w*|software|prototype|work|design)\b|\bit is expected that\b[^.]*\b(?:barriers?|costs?|prices?|technolog\w+|industry|government)\b/i,
    where: (s) => !isInRole(s, 'literature', 'results') || s.voice.own,
  },
  {
    kind: 'hypothesis',
    worth: 4,
    says: /\b(?:there (?:is|are|will be)|(?:do(?:es)?|will|would|can|could|is|are|has|have)\b)/i,
    where: (s) =>
      s.isItem && (under(s, 'hypothesis') || LEADS.hypothesis.test(s.lead)) && !POINTS_BACK.test(s.text),
    unless: /\?$|:\s*$|\bhypothes[ie]s (?:is|are) (?:a|an|tentative)\b|[˜~]|\w\+\w/i,
  },
  {
    kind: 'problem',
    worth: 4,
    says: BAD,
    where: (s) => under(s, 'problem') && !s.isItem,
    unless:
      /^definitions?(?: \d+)?\s*:|^given (?:an?|the) [^.]*\bproblem\b|^by \w+ing\b|\bwill be (?:easier|able|possible)\b|\b(?:this|the) (?:study|research|project|paper|thesis|work) (?:addresses|explores?|examines?|investigates?|proposes?|presents?|focuses|fills|provides|offers|gives|aims?|seeks?|sought|intends?|will|therefore)\b|\bobjectives?\b|\?$/i,
  },
  {
    kind: 'problem',
    // A mere increase may be the cause of the problem.
    worth: 3.6,
    says: /\b(?:challeng\w+|problem\w*|lack\w*|struggl\w*|poor\w*|hinder\w*|threat\w*|constrain\w*|unsuitable|inadequa\w+|insufficien\w+|limited|difficult\w*|declin\w+|shortage|ris(?:e|ing|en)|risk|increas\w+|high (?:rates?|levels?|number)|fail\w*|suffer\w*|despite|burden|concern\w*|low|los(?:s|t|e|ing)|weak\w*|not able|unable|cannot|expos\w+|delay\w*|inefficien\w+|outbreaks?|without|neglect\w*|slow|demand\w*|continu\w*|persist\w*|fragil\w*|however|although)\b/i,
    where: (s) => under(s, 'problem') && !s.isItem,
    unless:
      /^definitions?(?: \d+)?\s*:|^given (?:an?|the) [^.]*\bproblem\b|^by \w+ing\b|\bwill be (?:easier|able|possible)\b|\b(?:this|the) (?:study|research|project|paper|thesis|work) (?:addresses|explores?|examines?|investigates?|proposes?|presents?|focuses|fills|provides|offers|gives|aims?|seeks?|sought|intends?|will|therefore)\b|\bobjectives?\b|\?$/i,
  },
  {
    kind: 'problem',
    worth: 4,
    says: purposePattern(
      String.raw`\bthe (?:main |key |research |central )?problem (?:that ${OWN}|(?:addressed|studied|investigated) (?:in|by) ${OWN}|is that\b|of this (?:study|research))|\b(?:${OWN_WORK}|we|I)${ADVERB} (?:address(?:es|ed)?|tackles?) the (?:problem|challenge|issue)\b`,
    ),
    where: (s) => isInRole(s, 'abstract', 'introduction') || under(s, 'problem'),
    unless:
      /\bproblem is that (?:the|this|our|such an?) (?:\w+ )?(?:model|equation|estimator|method|approach|regression|data|algorithm|test)s?\b/i,
  },
  {
    kind: 'problem',
    worth: 3.3,
    says: /\b(?:presents?|pos(?:e|es|ing)|remains?|constitutes?|is|become|becoming) (?:an?|the) (?:\w+ ){0,2}(?:challenge|problem|threat|concern|obstacle|barrier|burden)\b|\b(?:unsuitable|inadequate|insufficient) (?:for|to)\b/i,
    where: (s) => isInRole(s, 'introduction') && !s.voice.generic && !s.isItem && s.at < 0.4,
    unless: /\bif\b|\?$/i,
  },
  {
    kind: 'gap',
    worth: 4,
    says: /\b(?:(?:very )?little|not much|less) is (?:\w+ )?(?:known|understood)\b|\b(?:few|no|hardly any|nearly no|almost no|only a few|not many) (?:\w+ ){0,2}(?:stud(?:y|ies)|research|works?|attempts?|papers?) (?:\w+ )?(?:have|has|had|exists?|uses?|used|are|is|were|was|address\w*|examin\w*|investigat\w*|explor\w*|focus\w*|compar\w*)\b|\b(?:gaps?|lack|paucity|scarcity|dearth|absence) (?:in|of|on) (?:the )?(?:\w+[ -]){0,3}?(?:literature|research|(?:body of )?knowledge|stud(?:y|ies)(?= (?:on|of|in|that|which|about|examin|have|has))|understanding|assessments?|evaluations?|evidence|comparisons?|investigations?)\b|\bremains? (?:largely |mostly |still |relatively |poorly |under-?|somewhat |insufficiently )*(?:unclear|unknown|unexplored|unexamined|unresolved|understudied|understood|known|underexplored|under-?researched|unanswered|untested|explored)\b|\b(?:has|have) (?:not (?:yet )?|rarely |never |yet to |hardly |seldom )(?:been |be )(?:\w+ly )?(?:studied|examined|explored|investigated|tested|evaluated|compared|addressed|established|documented|assessed|researched|quantified|described|reported|applied)\b|\b(?:is|are|been) (?:thus far |still |largely |as yet |relatively )*(?:unexplored|understudied|under-?researched|unknown|underexplored)\b|\blimited (?:\w+ ){0,2}(?:research|studies|evidence|evaluations?|understanding|literature|comparisons?|empirical \w+)\b|\bthere (?:is|are|has been|have been) (?:very |still |so far |relatively )?(?:little|hardly any|scant|scarce|almost no|few|limited) (?:\w+ ){0,2}(?:evidence(?! (?:of|that)\b)|research|data|studies|work|knowledge|information|literature)\b|\b(?:there (?:is|are|was|remains|exists?)|exists?|remains?|reveal\w*|creates?|identif\w+|leaves|left)\b[^.]{0,40}\b(?:research |knowledge |noticeable |critical |significant )*gaps?\b|\b(?:research|knowledge|critical|literature) gap,?\s+(?:therefore,? )?(?:is|lies|exists|remains)\b|\bwe lack (?:\w+ ){0,2}(?:understanding|knowledge|evidence)|\b(?:most|many|existing|previous|current) (?:stud(?:y|ies)|research|works?|models?|approaches)\b[^.]*\b(?:neglect|ignor|overlook|fail(?:s|ed)? to|struggl|do(?:es)? not (?:consider|address|account|take))|\b(?:not taken into account|overlook(?:s|ed|ing)?)\b[^.]*\b(?:existing|previous|current|models|studies|research)\b/i,
    where: (s) =>
      isInRole(s, 'abstract', 'introduction', 'literature') || under(s, 'gap', 'problem', 'contribution'),
    unless:
      /^(?:previous|earlier|prior|past) (?:works?|models?|stud(?:y|ies)|approaches)\s*:|\b(?:functions?|structures?|origins?|habitats?) of (?:these|those|its|their|the) (?:\w+ )?\w+ (?:is|are) (?:still |largely )?unknown\b|\bexample of (?:an? |the )?(?:lack|absence)\b|\baims? to\b[^.]*\band identify (?:\w+ ){0,2}gaps\b|^\W*(?:recogni[sz]|identify|address|fill|bridg|clos)(?:e|es|ing)?\b|\bdiscuss\w* the (?:research )?gap|\bhypothes|\bfill(?:s|ed)? (?:a|this|the) gap\b|\bgap between\b|\b(?:will|would) (?:help|assist)\b|\b(?:parameters?|variances?|distributions?|values?|coefficients?|means?)\b[^.]*\b(?:is|are|remains?) unknown\b|\bunknown\b[^.]{0,30}\b(?:estimated|parameters?)\b|\b(?:seeks?|aims?|intends?|to|will|helps?|by) (?:\w+ )?(?:identify(?:ing)?|delineat\w+|find(?:ing)?|clearly delineat\w+) (?:\w+ ){0,3}gaps?\b|\bdelineates?\b|\bgaps? in (?:the )?(?:\w+ )?(?:regulations?|laws?|legislation|market|supply|services?|infrastructure)\b|\b(?:factors?|causes?|reasons?|barriers?|due to|because of)\b[^.]{0,30}\b(?:lack|absence) of (?:\w+ )?(?:knowledge|understanding)\b|\b(?:lack|absence) of (?:\w+ )?(?:knowledge|understanding)\b[^.]{0,60}\b(?:can |may |could )?(?:leads?|led|causes?|makes?|prevents?|results? in)\b/i,
  },
  {
    // The missing thing, stated directly.
    kind: 'gap',
    worth: 4.6,
    says: /\bgap,?\s+(?:therefore,? |then,? |thus,? |here )?(?:lies in|is (?:the|that|a) (?:lack|absence|no|there|few|little))\b/i,
    where: (s) => isInRole(s, 'abstract', 'introduction', 'literature') || under(s, 'gap', 'problem'),
    unless: /\?$/,
  },
  {
    kind: 'gap',
    worth: 3.5,
    says: /\b(?:lack\w*|insufficien\w+|limited|bias|neglect\w*|overlook\w*|struggl\w*|under-?explored|absence|not\b|few|fail\w*|need\w*|gap)\b/i,
    where: (s) => (under(s, 'gap') || LEADS.gap.test(s.lead)) && !s.voice.own && !isInRole(s, 'results'),
    unless:
      /\?$|\bsignifican|\bTables? \d|\b(?:wage|pay|income|gender|achievement|skills?|generation|age|price|digital|wealth) gaps?\b/i,
  },
  {
    kind: 'contribution',
    worth: 4.5,
    says: purposePattern(
      String.raw`\b(?:${OWN_WORK}|the (?:study|research|project|findings|results)(?: of ${OWN})?|we|our (?:findings|results|approach|work)|it)${ADVERB}\s+(?:(?:may|can|could|might)\s+)?(?:also\s+)?(?:contribut(?:e|es|ed|ing)\s+to|fills?|extends?|adds? to|advances?|bridges?|enrich(?:es)?|differs? (?:from|by)|serves? as (?:a )?(?:basis|reference|baseline)|(?:helps?|benefits?|inform|informs|assist|enable|guide)\s)|\b(?:main|major|key|primary|significant|original|important|novel|perhaps a significant) contributions? (?:of|is|are|to|made|that)\b|\b(?:is|be|was) (?:among )?the first (?:\w+ )?(?:study|work|attempt|to)\b|\b(?:we|${OWN_WORK}|this approach)${ADVERB} (?:propose[sd]?|provide[sd]?|introduce[sd]?|present(?:s|ed)?|develop(?:s|ed)?|distinguishes itself)[^.]{0,60}\b(?:novel|new|from existing)\b`,
    ),
    where: (s) => (s.voice.own || under(s, 'contribution')) && !isInRole(s, 'methods'),
    unless:
      /\b(?:previous|factors?) contribut|\bcontribut\w+ to (?:the )?(?:development|spread|increase|decline)\b|\bif\b|\bbecause (?:it|they|the \w+)\b[^.]*\b(?:helps?|assists?|enables?|guides?)\b|^the (?:book|article|chapter|handbook|volume|report) (?:has|is|consists|contains|presents)\b/i,
  },
]
export { LEADS, ORDERED }
