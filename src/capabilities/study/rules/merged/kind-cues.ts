/**
 * Words that show a sentence to be a statement of a kind, from any reader. Narrower than a mere mention: a model
 * that takes any sentence for a limitation must not raise a score.
 */
import type { FactKind } from '../facts/fact.ts'

export const CUES: Record<FactKind, RegExp> = {
  aim: /\b(?:aim\w*|purpose|goal|seeks? to|sought to|intend\w* to|set out to|objective|in order to|focus\w* on|we (?:examine|investigate|explore|propose|study)|(?:study|research|paper|thesis|project) (?:examin|investigat|explor|assess|develop|present|propos|evaluat|determin|address|look|describ|stud)\w*)\b/i,
  question:
    /\?|\b(?:research |study )?questions?\b|\bwhether\b|^(?:\W|\d)*(?:what|how|which|who|when|where|why|to what extent)\b/i,
  objective: /\b(?:objectives?|aims?|goals?)\b|^(?:\W|\d|[a-z][.)])*to [a-z]+/i,
  hypothesis:
    /\bhypothes\w+|\bH[0-9]\w?\b|\bpredict(?:ed|s)?\b|\bexpect(?:ed)? that\b|\bthere (?:is|will be) (?:no|a)\b/i,
  problem:
    /\b(?:problem\w*|challeng\w+|difficult\w*|struggl\w*|despite|however|unfortunately|issue|threat\w*|poor|fail\w*|low|lack)\b/i,
  gap: /\b(?:gaps?|little (?:is|has|research|attention|work)|few (?:stud|works|research)|no (?:stud|research|work|previous)|lack of|not (?:yet )?been|unknown|unclear|understud\w+|under-?research\w*|unexplored|scarc\w+|limited (?:research|number|stud|knowledge|evidence)|neglect\w*|overlook\w*|remains)\b/i,
  contribution:
    /\b(?:contribut\w+|significan(?:t|ce) (?:of|to|for|because)|novel\w*|benefit\w*|useful|help\w*|add(?:s|ed)? to|inform\w*|improv\w+|enabl\w+|provid\w+|first)\b/i,
  theory: /\b(?:theor(?:y|ies|etical)|framework|conceptual|guided by|model)\b/i,
  approach:
    /\b(?:qualitative|quantitative|mixed[- ]methods?|positivis\w+|interpretivis\w+|constructivis\w+|pragmatis\w+|paradigm|philosophy|approach|deductive|inductive)\b/i,
  design:
    /\b(?:design\w*|cross-?sectional|longitudinal|case[- ](?:study|control)|survey|cohort|experiment\w*|randomi[sz]ed|descriptive|correlational|explorat\w+|ethnograph\w+|phenomenolog\w+|grounded theory|simulation|prototyp\w+|quasi|review|retrospective|prospective|trial|time series|secondary data)\b/i,
  population:
    /\b(?:population|participants?|respondents?|subjects|patients?|students?|pupils|teachers?|women|men|households?|individuals|employees|adults|children|caregivers|users|people|eligib\w+|inclu(?:ded|sion))\b/i,
  'sample-size':
    /\d|\b(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|hundred)\b/i,
  sampling:
    /\b(?:sampl\w+|select\w*|recruit\w*|chosen|randomly|purposive\w*|invited|convenience|snowball\w*|strat\w+|eligib\w+|inclu(?:ded|sion) criteria)\b/i,
  setting:
    /\b(?:in|at|from|across|within)\s+(?:\w+ ){0,4}?\p{Lu}\p{L}+|\b(?:study|research) (?:area|site|setting|location)\b|\b(?:district|province|hospital|school|university|region|country|village|town|city|clinic)s?\b/u,
  period:
    /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:19|20)\d\d)\b|\b(?:weeks?|months?|years?|days?|period|semester)\b/,
  instrument:
    /\b(?:questionnaires?|interview\w*|instruments?|scales?|surveys?|observ\w+|checklists?|measur\w+|tools?|focus group\w*|sensors?|inventor\w+|forms?|guide|records?|data ?sets?|secondary data|database|test)\b/i,
  variables:
    /\b(?:variables?|predictors?|outcomes?|covariates?|features?|dependent|independent|factors?|measured as|coded as)\b/i,
  procedure:
    /\b(?:collect\w*|conduct\w*|administer\w*|obtain\w*|carried out|record\w*|distribut\w+|download\w*|process\w*|split|train\w*|transcrib\w+|clean\w*|gather\w*|steps?|procedure|implement\w*|prepar\w+|extract\w*)\b/i,
  analysis:
    /\b(?:analy[sz]\w+|regression|ANOVA|t-?tests?|chi-?squared?|thematic|coded|coding|statistic\w*|correlation|model\w*|evaluat\w+|accuracy|metrics?|estimat\w+|tested|compar\w+|descriptive)\b/i,
  software:
    /\b(?:software|SPSS|Stata|R\b|Python|NVivo|Excel|MATLAB|ATLAS|SAS|packages?|librar(?:y|ies)|version|Java\w*|Django|React|MySQL|tool|app\w*|platform|framework|TensorFlow|Keras|PyTorch)\b/,
  reliability:
    /\b(?:reliab\w+|valid(?:ity|at\w+)|cronbach\w*|alpha|pilot\w*|pre-?test\w*|triangulat\w+|trustworth\w+|credib\w+|kappa|inter-?rater|consisten\w+|member check\w*)\b/i,
  ethics:
    /\b(?:ethic\w*|informed consent|consent\w*|confidential\w*|anonym\w+|IRB|privacy|permission|voluntar\w+|helsinki|approv\w+ (?:by|from|was)|institutional review)\b/i,
  result:
    /\b(?:found|show(?:s|ed|n)?|reveal\w*|indicat\w+|significan\w+|result\w*|associated|correlat\w+|higher|lower|more|less|increas\w+|decreas\w+|accuracy|predict\w+|difference|effect|majority|most|report\w*|achiev\w+|outperform\w*|mean|average|per ?cent)\b|[%=]/i,
  'null-result': /\b(?:no|not|insignificant|non-?significant|fail\w*|neither|without)\b|n['’]t\b/i,
  conclusion:
    /\b(?:conclu\w+|in sum\w*|overall|therefore|thus|hence|implies|implication\w*|suggests? that|shows? that|finally|to sum up|the (?:study|findings?|results?) (?:has |have )?(?:show|demonstrat|establish|reveal|indicat|confirm|suggest|highlight)\w*)\b/i,
  limitation:
    /\b(?:limit(?:ation|ations|ed|s|ing)\b|weakness\w*|shortcoming\w*|constrain\w*|caution\w*|bias\w*|generali[sz]\w*|caveat\w*|restrict\w*|could not|unable|was not possible|small sample|beyond the scope|drawback\w*|self-report\w*|did not (?:include|allow|consider|measure|control))/i,
  recommendation:
    /\b(?:recommend\w*|future (?:work|research|stud\w+)|further (?:research|work|stud\w+|investigation)|should|ought|need(?:s|ed)? to|suggest\w*|could be (?:extended|improved|used)|next steps?|it is advis\w+)\b/i,
  definition: /\b(?:defin\w+|refers? to|means|is known as|is described as|is understood as|is an?\b|are\b)/i,
}
