/**
 * Rules for the outcome of the work: results, null results, conclusions, limitations, recommendations; and the
 * definition of terms.
 */
import { PEOPLE } from '../statistics/sample-size.ts'
import { describesPicture } from '../text/speaks-about.ts'
import { OWN, OWN_WORK } from './attribution.ts'
import type { CandidateSentence } from './candidate-sentences.ts'
import { isInRole, type Rule, under } from './rule.ts'
import { LEADS, ORDERED } from './rules-of-purpose.ts'

const outcomePattern = (pattern: string, flags = 'i') => new RegExp(pattern, flags)
const SHOWS =
  '(?:show(?:s|ed|n)?|indicat(?:e[sd]?)|reveal(?:s|ed)?|f(?:ind|inds|ound)|suggest(?:s|ed)?|demonstrat(?:e[sd]?)|confirm(?:s|ed)?|uncover(?:s|ed)?|identif(?:y|ies|ied)|establish(?:es|ed)?|observe[sd]?|achiev(?:e[sd]?)|produc(?:e[sd]?)|yield(?:s|ed)?|detect(?:s|ed)?|obtain(?:s|ed)?|prove[sd]?|highlight(?:s|ed)?|impl(?:y|ies|ied))'
const FIGURE =
  /\d+(?:\.\d+)?\s?(?:%|per ?cent\b)|\b[pPrRtFzβBnNM]\s?(?:\(|[<=>⬍⫽])|[βχ]|\b(?:odds ratio|accuracy|AUC|mean|median|average(?! linkage)|majority|R-?squared|coefficient|score|frequenc\w+)\b|\d+\.\d+/
/** "Section 6.2.4" contains no figure. */
const POINTER =
  /\b[Ff]1[- ]?[Ss]core\b|\b(?:Sections?|[Ff]igures?|Figs?\.?|[Tt]ables?|[Cc]hapters?|Listings?|Appendix|[Vv]ersion|Equations?|Model|Step|Question)\s?(?:\(?\d[\d.–-]*[a-z]?\)?|[A-Z]-?\d*)/g
/** A statement by one participant about themselves is not a null result. */
const ONE_PERSON = /\b(?:he|she|him|her|his|(?:participant|respondent|interviewee) (?:\d|[A-Z]\b))\b/i
const MORE =
  /\b(?:higher|lower|greater|larger|smaller|more|less|fewer|better|worse|faster|slower|increas\w+|decreas\w+|reduc\w+|improv\w+|declin\w+|outperform\w*|exceed\w*|significant(?:ly)?|associat\w+|correlat\w+|predict(?:s|ed|ors?)|differ(?:s|ed|ence)?|affect(?:s|ed)?|influenc\w+|impact\w*|majority|most(?: of)?|themes?|relationship|effects?|unable|successful(?:ly)?|important)\b/i
/** Tests of assumptions come before any finding. */
const ASSUMPTION =
  /\bassumptions? of\b|\b(?:sphericity|homo(?:geneity|scedasticity)|multi-?collinearity|Mauch\w+|Levene|Shapiro|Kolmogorov|KMO|Kaiser[- ]Meyer|Bartlett|VIF|variance inflation)\b/i
/** Possible outcomes, announcements of text below, and comparisons set up. */
const NOT_YET =
  /\b(?:minimum|least|lowest) (?:acceptable|required|allowed)\b|\b(?:acceptable|required) (?:minimum|level|threshold)\b|\bit means that\b|\boutliers?\b[^.]*\b(?:rejected|removed|excluded|dropped|discarded|deleted)\b|\b(?:rejected|removed|excluded|dropped|discarded|deleted)\b[^.]*\boutliers?\b|\b(?:was|were|is|are) (?:\w+ )?(?:analy[sz]ed|evaluated|compared|assessed|tested|examined|measured|used|carried out|conducted|performed|run) (?:in order )?to (?:\w+ )?(?:discover|determine|find|see|establish|assess|check|identify|test|compare|evaluate|measure|ascertain|know|understand|verify|obtain)\b(?!.*\b(?:showed|revealed|found)\b)|\bwe (?:will |can |now |then |also )?(?:find|obtain|get|compute|calculate|plot|draw|construct|fit|define|make) (?:out )?(?:the|an?|our) (?:[\w-]+ ){0,3}(?:matrix|matrices|tables?|plots?|curves?|graphs?|diagrams?|charts?)\b|^there (?:were|was|are) (?:a total of )?[\d,]+ (?:[\w-]+ ){0,3}(?:observations|participants|respondents|records|cases|samples|entries|questionnaires)\b(?!.*\b(?:significant|more|less|higher|lower|than)\b)|\bprov(?:ed|en) (?:to be )?(?:\w+ )?(?:expensive|costly|difficult|challenging|impossible|hard)\b|\bsuccessful(?:ly)? (?:complet|install|import|load|creat)\w*|^[^.]*\b(?:is|are) (?:shown|presented|displayed|given) (?:in|through|by|below) (?:the )?(?:figure|fig|screen)\w*\.? ?[\d.]*(?: below| above)?\W*$|\b(?:is|are|was|were) (?:also )?(?:shown|presented|displayed|given|listed|tabulated)(?: (?:here|above|below))?\W*$|\bscreenshots?\b.*\b(?:shows?|below|above|displays?)\b|\b(?:we|one|it|they) (?:may|might|could) (?:be able to )?(?:find|see|observe|expect|conclude)\b|^(?:below|here|next),? (?:we|I) (?:show|present|give|list)\b|^th(?:is|ese) (?:\w+ )?(?:tests?|experiments?|comparisons?) compare[sd]?\b|\bfigure \d+ (?:below|above) (?:shows?|presents?|gives?|displays?)\b/i
const SHOWN = new RegExp(`\\b${SHOWS}\\b`, 'i')
const RULE_OF_TEST =
  /^the (?:(?:main|primary|overall|general|key|first|second) )?(?:goal|aim|purpose|objective|idea) of\b|^(?:the )?(?:precision|recall|accuracy|sensitivity|specificity|f1[- ]?score|auc|rmse|mae|mape|iou|map|r-?squared)\b[^.]{0,30}\b(?:assess|measure|evaluate|quantif|refer|calculat)\w*|\b(?:if|when|whenever|where) (?:the )?(?:p\b|p-?value|null|test|calculated|value)|\b(?:we|is|are) (?:reject(?:ed)?|accept(?:ed)?) (?:the )?(?:null|H)\w*[^.]*\bif\b|\bis (?:used|designed) to\b|\bhypothesi[sz]e|^\W*(?:H\s?[io0-9aA₀-₉]|null hypothesis|alternative hypothesis|hypothes[ie]s(?: (?:\d+|one|two|three))?)\w?\s*[:.,=]|\b(?:null|alternative) hypothesis\s*(?:\([^)]*\))?\s*:|\bdecision rule\b|\btype (?:1|2|I{1,2}|one|two) errors?\b|\bfor (?:example|instance)\b|\b(?:may|might|could) (?:improve|help|increase|reduce|enhance)\b|\?$|\bshould\b|\bwould (?:mean|be|indicate|imply|have)\b|^to \w+|\b(?:future|suggested|expected to|aimed at)\b/i

/** "Nets have outperformed rules in recent years" describes a field. */
const IN_A_FIELD =
  /\b(?:has|have) (?:\w+ ){0,3}(?:outperformed|improved|increased|changed|grown)\b[^.]*\b(?:in recent years|recently|over the (?:past|last)|nowadays|decades?)\b/i

/** "4.3: Determine which factors matter" is a heading. */
const NUMBERED = /^\d{1,2}(?:\.\d{1,2})+[:.]?\s/
/** In its results a work is about itself; elsewhere it has to say so. */
const ofResults = (s: CandidateSentence) =>
  !s.voice.signpost &&
  !describesPicture(s.text) &&
  !NUMBERED.test(s.text) &&
  !RULE_OF_TEST.test(s.text) &&
  !ASSUMPTION.test(s.text) &&
  !NOT_YET.test(s.text) &&
  !(s.voice.future && !SHOWN.test(s.text)) &&
  (isInRole(s, 'results')
    ? !s.voice.cites
    : (isInRole(s, 'abstract') && !s.voice.cites) ||
      ((isInRole(s, 'discussion', 'conclusion') || under(s, 'result')) && !s.voice.cites))
/** Content of a graph, function of a button, and text introduced by "with the help of this". */
const TELLS_OF_A_PART =
  /^(?:(?:the|these|this|all) )?(?:\w+ )?(?:graphs?|figures?|charts?|plots?|screens?|pages?|tables?|diagrams?|functionalit(?:y|ies)|buttons?|modules?)\b|\bthis (?:functionality|module|page|button|screen)\b|^with the help of (?:this|these|it)\b/i
const clearlyOurs = (s: CandidateSentence) =>
  /\b(?:we|our|this (?:study|research|project|analysis|work|thesis|paper|dissertation))\b/i.test(s.text)

export const OUTCOME_RULES: readonly Rule[] = [
  {
    kind: 'null-result',
    worth: 5,
    says: /\b(?:no|not|neither|nor|non|fail(?:s|ed)? to|did not|does not|do not|without|never)\b[ -]?(?:\w+[ ,]+){0,4}?(?:significan(?:t|ce|tly)|associat(?:ed|ion)s?|differ(?:ences?|ed)?|effects?|relationships?|evidence|correlat(?:ed|ions?)|affect|influence|impact|predict(?:s|ed|ors?|ive|ing)?\b|reject|explained|correlates)\b|\b(?:statistically )?(?:insignifican\w+|(?<=\b(?:was|were|is|are|be|remained|found) )non-?significan\w+|n\.s\.)\b|\bfail(?:s|ed)? to (?:meet|reach|achieve|attain) (?:\w+ ){0,2}(?:significance|level)\b/i,
    where: (s) =>
      ofResults(s) &&
      (isInRole(s, 'results', 'abstract') ||
        clearlyOurs(s) ||
        s.voice.done ||
        (!s.voice.others && /significan/i.test(s.text))) &&
      !s.voice.generic &&
      !ONE_PERSON.test(s.text),
    // How to read a coefficient is not a finding.
    unless:
      /\bnon-?linear\b|^(?:although|though|while|whilst)\b[^,]*\b(?:not|non|in)[- ]?(?:\w+ )?significan\w+[^,]*,(?!.*\b(?:no|not|non|neither|insignificant)\b)|\b(?:made|became|becomes|turned)\b[^.]*(?<!\b(?:in|non-?|not ))\bsignificant\b|\b(?:effect|association|relationship|difference)s? (?:still |also )?(?:remain(?:s|ed)?|persist(?:s|ed)?|held|holds)\b(?! (?:non|in|not))|\b(?:we|I|it|they) would\b|^(?:since|because) (?!.*\b(?:p|sig|value|significan\w+)\b)[^,]*\bno\b[^,]*,|\bassume[sd]? that\b|\blittle or no\b|\bdue to (?:there being|the lack)\b|\b(?:rang\w+|lies?|lying|var(?:y|ies)) (?:from|between) [-−–]?\s?1\b|\brepresent(?:s|ing)? no\b|\bnot (?:just|merely|simply)\b|\bdid not (?:\w+ )?(?:assess|measure|test|examine|investigate|study|include|consider|look)\b|\b(?:not only|no doubt|nevertheless not|no longer|not (?:be )?(?:considered|discussed|included|possible to)|not all)\b|\bhypothesi[sz]ed\b|\bcommonly\b|\bassumption|^(?!.*\bnot (?:\w+ )?significant\b).*\b(?:might|may|could) not\b|\bnot (?:\w+ )?significantly (?!(?:in|at|from|with|between|for|by|over|across|on|to)\b|differ|associat|correlat|affect|influenc|predict|relat|impact|chang|improv|increas|decreas|reduc|high|low|contribut|better|worse|var|explain|more|less|great)\w+|\b(?:do|does|did) not (?:perceive|feel|believe|think|see|agree|consider)\b/i,
  },
  {
    // A qualitative study's findings are its participants' words.
    kind: 'result',
    worth: 3.6,
    says: outcomePattern(
      String.raw`^(?:(?:[\w’'-]+,? ){0,6}?${PEOPLE}\b|(?:most|many|some|several|all|half|few|both|a (?:few|number|majority) of|the majority of)(?: of)?(?: the| these)?(?: [\w-]+){1,3})(?: [\w’'-]+){0,5}? (?:reported|felt|believed|described|mentioned|explained|expressed|perceived|stated|noted|revealed|acknowledged|admitted|complained|viewed|emphasi[sz]ed|highlighted|valued|preferred|feared|wanted)\b(?! in (?:the |this )?(?:previous|next|chapter|section))`,
    ),
    where: (s) => isInRole(s, 'results') && ofResults(s) && !s.voice.generic && !s.voice.future,
    unless: /\b(?:were|was|are|is) asked\b|\bthe (?:question|item)s?\b/i,
  },
  {
    kind: 'result',
    worth: 5,
    says: outcomePattern(
      String.raw`\b(?:results?|findings?|analys[ei]s|outcomes?|stud(?:y|ies)|data|regression|tests?|model|we|interviews?|respondents|participants|survey|table \d[\d.]*|evaluation|experiments?|figure \d[\d.-]*)\b(?:\s+[\w,’'()-]+){0,7}?\s+${SHOWS}\b(?:\s+(?:that|a|an|the|no|significant|to|how)\b)`,
    ),
    where: (s) =>
      ofResults(s) &&
      (isInRole(s, 'results', 'abstract') || clearlyOurs(s) || /\b(?:results?|findings?)\b/i.test(s.text)) &&
      (MORE.test(s.text) || FIGURE.test(s.text.replace(POINTER, ''))),
  },
  {
    kind: 'result',
    worth: 4.5,
    says: FIGURE,
    where: (s) =>
      isInRole(s, 'results') &&
      FIGURE.test(s.text.replace(POINTER, '')) &&
      !describesPicture(s.text) &&
      ofResults(s) &&
      !s.voice.generic &&
      /\b(?:was|were|is|are|had|has|have|did|does|show\w*|increas(?:ed|es|e by)|decreas(?:ed|es|e by)|exceed\w*|perform\w*|account\w*|explain\w*|produced|reported|indicated|agreed|stated|said|implies|conclude|indicates?|exhibit\w*|achiev\w*|obtain\w*|yield\w*|predict\w*)\b/i.test(
        s.text,
      ),
    unless:
      /\b(?:CPU|GHz|RAM|GB)\b|\b(?:is|are|was|were) measured (?:against|with|by|using)\b|\b(?:is|are|was|were) set (?:at|to)\b|\bwe set\b|\btaken? (?:\w+, )?into account\b|\b(?:is|are|was|were|been|be)(?: then| all| also)? (?:replaced|imputed|dropped|excluded|converted|transformed|encoded|discarded|omitted)\b|\b(?:return|response) rate\b|\b(?:is|are) (?:defined|calculated|used|computed|discussed|outlined)\b|\b(?:was|were)(?: all| then| also| \w+ly)? (?:used|chosen|set|split|divided|removed|distributed|administered|conducted|carried out|performed|issued|compared|derived|required|investigated|undertaken|selected|collected|implemented|repeated|executed|built|trained|fit|fitted|tuned|addressed|handled|applied|normali[sz]ed|standardi[sz]ed|optimi[sz]ed|recruited|emailed|generated|created|constructed|added)\b/i,
  },
  {
    kind: 'result',
    worth: 4,
    says: /\b(?:significant(?:ly)? (?:predict\w*|associat\w+|correlat\w+|affect\w*|relationship|effect|difference|impact|influence|association|factors?|at|in|higher|lower)|(?:statistically|highly) significant|reject(?:ed)? the null|performed (?:better|worse|best)|outperform\w*|(?:was|were|is|are) (?:more|less) (?:likely|\w+) (?:to|than)|the (?:most|least|highest|lowest|best|second[- ](?:most|highest|largest|best|lowest)) (?:\w+ ){1,4}(?:was|were|is|are)|(?:positive|negative)ly (?:and significantly )?(?:related|associated|correlated|affect\w*)|(?:themes?|categories) (?:\w+ )?(?:emerged|(?:was|were) (?:found|identified|developed|generated|constructed|derived)))\b/i,
    where: (s) =>
      isInRole(s, 'results', 'abstract') &&
      ofResults(s) &&
      !s.voice.generic &&
      !s.voice.future &&
      !IN_A_FIELD.test(s.text),
  },
  {
    kind: 'result',
    worth: 4,
    says: /^[^.]{0,60}\b(?:major|main|key|final|principal) (?:outcomes?|results?|outputs?|findings?) (?:is|was|were|are|(?:of|from)\b[^.]{0,60}\b(?:is|was|were|are|shows?|indicates?|reveals?))\b|\b(?:the|our) (?:proposed|developed|implemented|resulting) (?:[\w-]+ ){0,3}(?:system|design|model|approach|method|algorithm|framework|app\w*|prototype)\b[^.]{0,40}\b(?:yield|achiev|perform|outperform|prov|show|reach|improv)\w*/i,
    where: (s) =>
      !isInRole(s, 'introduction', 'literature', 'front-matter') &&
      !s.voice.signpost &&
      !s.voice.cites &&
      !s.voice.future,
    unless:
      /\b(?:expected|should|could|would|if)\b|\b(?:is|are|was|were) (?:shown|given) (?:in|through|below|above)\b/i,
  },
  {
    kind: 'result',
    worth: 3.5,
    says: /\b(?:shown|seen|presented|given|in) (?:in )?(?:Figure|Fig\.|Table|Tables|Figures) \w/,
    where: (s) =>
      isInRole(s, 'discussion') &&
      MORE.test(s.text) &&
      !s.voice.others &&
      !s.voice.signpost &&
      !s.voice.future,
  },
  {
    kind: 'conclusion',
    worth: 5,
    says: outcomePattern(
      String.raw`^(?:in (?:conclusion|sum|summary|short)|to (?:conclude|sum up|summari[sz]e)|overall|conclusively|all in all|taken together|ultimately|hence|thus|therefore|we conclude)\b|\b(?:we|I|${OWN_WORK}|the (?:study|research(?:er)?|author|thesis|paper|project)|it (?:is|was|can be|may be|could be|has been))(?:\s+(?:can|therefore|thus|also|has|have))*\s+(?:conclude[sd]?|concluded)\b|\bit (?:was|has been) (?:found|observed|established|shown|discovered)\b|\b(?:was|were) found to\b|\b(?:${OWN_WORK}|the (?:study|research|project|thesis)|these (?:findings|results)|(?:our|the) (?:findings|results|work|analysis)(?: of ${OWN})?)(?:\s+(?:has|have|also|therefore|thus|clearly|further|can|then))*\s+(?:show(?:s|n|ed)?|demonstrat(?:e[sd]?)|suggest(?:s|ed)?|highlight(?:s|ed)?|indicat(?:e[sd]?)|provid(?:e[sd]?)|prove[sd]?|confirm(?:s|ed)?|impl(?:y|ies)|support(?:s|ed)?|underscore[sd]?|emphasi[sz]e[sd]?|reveal(?:s|ed)?|found|establish(?:es|ed)|contribut\w+|achieved|met)\b`,
    ),
    where: (s) =>
      !s.voice.signpost &&
      !s.voice.cites &&
      !NOT_YET.test(s.text) &&
      (isInRole(s, 'conclusion') ||
        (isInRole(s, 'discussion', 'abstract', 'other') &&
          (clearlyOurs(s) || /\bconclu|^in sum|^these (?:findings|results)/i.test(s.text)))),
    unless:
      /\bpersonal(?:ly)?\b|\b(?:disappointed|proud|enjoyed|grateful|glad)\b|\bwe (?:might|may|could|would) (?:have|need) to\b|\b(?:study|research|project|thesis|paper|work|we|I) (?:aim(?:s|ed)|sought|set out|intend(?:s|ed)) (?:to|at)\b|\b(?:purpose|aims?|objectives?|goals?|intention) of (?:this|the)\b|\b(?:will|shall|would|to) (?:\w+ )?(?:investigate|study|examine|research|conclude)\b|\bit is possible that\b|\blimitations?\b|\b(?:limited|no|few|firm|definit\w+) conclusions? (?:can|could|may)\b|\?$|^in (?:summary|short|sum),? (?:the|this) (?:function|algorithm|code|module|class|procedure|script|formula|equation|method)\b|\b(?:future|further|more) (?:research|stud|work|investigation|direction)|\brecommend|\b(?:must|should|needs? to) be\b|^(?:hence|thus|therefore),? (?:we|I|this (?:paper|study|research)) (?:will )?(?:focus(?:es)?|discuss(?:es)?|consider|choose|chose|use[sd]?|divide[sd]?|look|turn|examine[sd]?|investigate[sd]?|apply|adopt)\b/i,
  },
  {
    kind: 'conclusion',
    worth: 4,
    says: new RegExp(`${MORE.source}|\\b(?:prov|demonstrat|confirm|show|feasib|achiev|success)\\w*`, 'i'),
    where: (s) =>
      isInRole(s, 'conclusion') &&
      // Under the research questions, a conclusion answers them.
      (under(s, 'conclusion', 'question') || s.voice.own) &&
      !TELLS_OF_A_PART.test(s.text) &&
      !s.isItem &&
      !s.voice.generic &&
      !s.voice.signpost &&
      !s.voice.cites &&
      !s.voice.future,
    unless:
      /\bpersonal(?:ly)?\b|\b(?:disappointed|proud|enjoyed|grateful|glad)\b|\b(?:study|project|research|work|journey|process) (?:commenced|began|started|begins|starts)\b|\b(?:purpose|aims?|objectives?|goals?|intention) of (?:this|the)\b|\b(?:used|motivated|can|can be|would|(?:study|project|research|work|thesis|paper|dissertation|we|I) (?:aims?|aimed|seeks?|sought|believe)|there (?:is|are)|should|recommend\w*|future|further (?:research|stud\w+)|limitations?|may|might|could|need(?:s|ed)? to)\b|\?$/i,
  },
  {
    kind: 'limitation',
    worth: 5.5,
    says: outcomePattern(
      String.raw`\b(?:limitations?|weakness(?:es)?|shortcomings?|drawbacks?)\b[^.]{0,40}?\b(?:of|to|in|for|with)\s+(?:${OWN})|\b(?:${OWN_WORK}|our (?:results|findings|sample|data\w*)|the (?:study|research|sample|data ?set|sample size|findings|results|project|survey))(?:\s+(?:was|is|are|were|has|had|have|also|of this study|mainly))+\s+(?:limited|constrained|restricted|small|not (?:be )?(?:generali[sz]\w+|representative)|relatively small|confined|subject to|hampered|affected)\b|\b(?:cannot|may not|can not|could not|not) be (?:as )?generali[sz]\w+|\bmay not be (?:as )?(?:generic|generali\w+|representative)\b|\b(?:should|must) be (?:interpreted|treated|read|viewed|taken) with (?:some )?(?:caution|care)\b|\bdue to (?:the )?(?:(?:limited|lack of)(?! (?:strict |clear )?(?:adherence|consensus|agreement))(?! (?:\w+ ){0,2}(?:maintenance|facilities|infrastructure|electricity|power|space|trained|trust|jobs|employment|parental|political)\b)|time(?= (?:and|or|constraints?|limit\w*|restrictions?|available|allotted|frame)\b|[,.])|financial|budget|resource|constraints?|unavailability)\b|\bsample size (?:was|is) (?:\w+ )?small\b|\b(?:one|another|a|the (?:main|first|second|third|other|final|major)) limitations?\b|\b(?:limited (?:granularity|size|availability|data\b)|time constraints?)\b|\b(?:outside|beyond) the scope of (?:this|our|my|the (?:present |current )?(?:study|research|project|thesis|paper|work|report|dissertation))\b|\bself-report(?:ed)?\b[^.]*\b(?:bias|accuracy|could|may)\b`,
    ),
    where: (s) =>
      (!isInRole(s, 'literature', 'methods', 'results', 'introduction', 'abstract') ||
        (under(s, 'limitation') && !isInRole(s, 'literature')) ||
        clearlyOurs(s)) &&
      (!s.voice.byOthers || clearlyOurs(s)),
    unless:
      /\b(?:this|the present|our) (?:study|paper|project|research|work|thesis) (?:examines|investigates|explores|aims|proposes|seeks|addresses)\b|\b(?:overcom|address(?:es|ed)?) (?:these|this|the) limitation|\bliterature\b|\bprevious\b|\bexisting\b|\b(?:identified|cited|mentioned|reported|perceived|named|raised|seen) (?:\w+ )?as (?:an?|one of|the|being)\b|\b(?:with|who ha(?:ve|s|d)|having) (?:only |very )?limited (?:data|time)\b|\b(?:is|are) (?:referred to|known|defined) as\b|\b(?:was|is|were|are) (?:\w+ )?(?:suitable|appropriate|chosen|preferred|adequate)\b[^.]*\b(?:since|because|as|due to)\b|\blimitations?\b[^.]{0,40}\b(?:are|were|was|is|will be) (?:also )?(?:examined|discussed|presented|described|outlined|considered|given|listed|explained)\b/i,
  },
  {
    kind: 'limitation',
    worth: 4.5,
    says: /\b(?:limit\w*|restrict\w*|only|not\b|cannot|small|lack\w*|few|bias\w*|difficult\w*|constrain\w*|exclud\w*|may|might|could|fail\w*|unable|however|short\w*|affect\w*|imbalance\w*|low|narrow|delay\w*|depends? on|did(?:n't| not)|confined|focus(?:es|ed)?|refus\w*|challeng\w*|expensive|costly)\b/i,
    where: (s) =>
      (under(s, 'limitation') || LEADS.limitation.test(s.lead)) &&
      // In a review, limitations of the older methods.
      ((!s.voice.byOthers && !isInRole(s, 'literature')) || clearlyOurs(s)) &&
      !ORDERED.test(s.text.replace(/^[^:]{3,60}:\s+/, '')),
    // Under "Scope and limitations", the scope is not a limitation.
    unless:
      /^(?!.*\b(?:limited|only|restricted|confined|not|exclud\w+)\b)(?:[\d.]+ [^.]{0,60}?)?(?:(?:the )?scope of|(?:this|the|our) (?:study|research|project|work|thesis)(?: \w+)? (?:focus(?:es|ed)?|covers?|concentrates?) (?:on )?|(?:this|it) includes?\b)|\b(?:is|are) (?:referred to|known|defined) as\b|\blimitations?\b[^.]{0,40}\b(?:are|were|was|is|will be) (?:also )?(?:examined|discussed|presented|described|outlined|considered|given|listed|explained)\b|\bfuture (?:research|stud\w+|work)\b|\bdespite (?:these|this|the) limitation|^(?:the|our|these) (?:results|findings) (?:highlight|show|suggest|indicate|underscore|emphasi[sz]e|provide|contribute|demonstrate)|^in conclusion\b|\brecommend|\bshould\b|^(?:to (?:overcome|mitigate|address))|\b(?:for|due to|because of) (?:the following|two|three|four|five|several) reasons\b|\b(?:tailored|designed|aims?|able) to\b|\bunlike\b|^(?!.*\b(?:not|limit\w*|however|but|only|although)\b).*\b(?:allows?|enables?|helps?)\b/i,
  },
  {
    kind: 'recommendation',
    worth: 5,
    says: outcomePattern(
      String.raw`\b(?:we|I|it is|${OWN_WORK}|the (?:study|research(?:er)?s?|authors?|report))(?:\s+(?:also|therefore|thus|further|hereby|strongly|then|would))*\s+(?:recommend(?:s|ed)?|advise[sd]?|urge[sd]?)\s+(?:that\b|to\b|the\b|a\b|further\b|future\b|using\b|for\b)|\b(?:suggest(?:s|ed)?|propose[sd]?)\b[^.]*\b(?:should|needs? to|ought to)\b|\b(?:it is|the (?:researcher|author)s?|we|I)(?: also| therefore| further)? suggest(?:s|ed)? (?:that\b|having|using|to\b|the use)|\b(?:future|further|additional|more|subsequent|follow-?up) (?:\w+ )?(?:research(?:ers)?|stud(?:y|ies)|works?|investigations?)\b[^.]{0,60}?\b(?:should|could|may|might|can|will|would|needs?|is|are|must|ought)\b|\b(?:possible |natural )?(?:extension|next step)s? (?:of|for|to) (?:this|our)\b|\bin (?:the )?future (?:work|studies|research)?,?\s[^.]*\b(?:could|should|can|may|would|will|are needed|is needed)\b|\b(?:would|could) be (?:interesting|useful|valuable|worthwhile) to\b|\b(?:further|additional|more|deeper) (?:[\w-]+ ){0,2}(?:analys[ei]s|investigations?|research|stud(?:y|ies)|work|data|tests?)\b[^.]{0,140}\b(?:(?:would|will) be|is|are) (?:required|needed|necessary|called for)\b|\b(?:there is|is) (?:a |also )?(?:need|needed) (?:to|for)\b`,
    ),
    where: (s) =>
      !s.voice.cites &&
      !s.voice.signpost &&
      (isInRole(s, 'conclusion', 'discussion') ||
        under(s, 'recommendation', 'limitation') ||
        (isInRole(s, 'abstract', 'results') && s.voice.own)),
    unless:
      /\bthe following (?:\w+ ){0,2}(?:is|are|was|were) (?:\w+ )?(?:recommended|suggested|proposed|made)\b|\bexplore the\b.*\bchapter\b|\b(?:what|which) is needed\b|^(?:these|those|such) (?:[\w-]+ ){1,3}should (?:have|contain|show|remain)\b|\bpredict\w*\b[^.]*\bshould\b|\bif we\b[^.]*\bwould\b|^[^.]*\bthere (?:are|remain|exist) (?:a number of|several|many|some|various) (?:\w+ )?(?:areas?|directions?|avenues?|opportunities|ways)\b|\bshould (?:\w+ )?be (?:more than |relatively |fairly |quite |very )?(?:replicable|applicable|doable|feasible|useful|easy|clear|straightforward)\b|\bmy future\b|\brecommendations?\b[^.]{0,40}\b(?:will|are|were|is|was)\b[^.]{0,12}\b(?:suggested|given|made|presented|provided|discussed|offered)\b|\bthere is a discussion\b/i,
  },
  {
    kind: 'recommendation',
    worth: 4.5,
    says: /\b(?:should|ought to|needs? to|must|recommend\w*|suggest\w*|could|need for|encourag\w*|consider|invest|collaborate)\b/i,
    where: (s) => under(s, 'recommendation') && !s.voice.cites && !s.voice.signpost,
    unless:
      /\bthe following (?:\w+ ){0,2}(?:is|are|was|were) (?:\w+ )?(?:recommended|suggested|proposed|made)\b/i,
  },
  {
    kind: 'recommendation',
    worth: 4,
    says: /\b(?:should|ought to|must)\b/i,
    where: (s) => isInRole(s, 'conclusion') && !s.voice.cites && !s.voice.signpost,
    unless:
      /\?$|\b(?:it|this|they|which|that) (?:should|must) be\b|^(?:these|those|such) (?:[\w-]+ ){1,3}should (?:have|contain|show|remain)\b|\bpredict\w*\b[^.]*\bshould\b|\bif we\b[^.]*\bwould\b|^[^.]*\bthere (?:are|remain|exist) (?:a number of|several|many|some|various) (?:\w+ )?(?:areas?|directions?|avenues?|opportunities|ways)\b|\bshould (?:also |not |then )?be (?:relatively|fairly|quite|very|more|less|better|possible|able|noted|clear|mentioned|replicable|applicable|doable|feasible|useful|easy)\b|\breasons? (?:is|was|are)\b/i,
  },
  {
    kind: 'definition',
    worth: 4,
    says: /^\W*\p{L}[^:.]{1,60}:\s*\p{L}.{15,}|\b(?:is|are) (?:defined|described|referred to) as\b|\brefers? to\b|\b(?:means|denotes)\b/iu,
    where: (s) => under(s, 'definition'),
  },
  {
    kind: 'definition',
    worth: 4,
    says: /\b(?:is|are|can be|may be|was|were) (?:\w+ly )?(?:defined|conceptuali[sz]ed|operationali[sz]ed) as\b|\bthe definition of \w+(?: \w+)? is\b|\b(?:in this (?:study|paper|research|thesis|work)|for the purposes? of this (?:study|paper|research)),? [^.]{0,60}\b(?:means|refers to|is defined|denotes)\b/i,
  },
]
