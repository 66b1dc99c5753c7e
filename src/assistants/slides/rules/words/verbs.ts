/** Whether a text has a meaningful verb, as far as its form can tell. */

const COMMON =
  /\b(?:is|are|was|were|be|been|has|have|had|do|does|did|can|could|may|might|must|shall|should|will|would|show|shows|find|finds|found|give|gives|gave|make|makes|made|take|takes|took|use|uses|need|needs|seek|seeks|aim|aims|rest|rests|guide|guides|frame|frames|follow|follows|answer|answers|limit|limits|draw|draws|build|builds|built|add|adds|led|lead|leads|rise|rises|rose|fall|falls|fell|grow|grows|grew|remain|remains|depend|depends|affect|affects|improve|improves|reduce|reduces|increase|increases|support|supports|explain|explains|predict|predicts|differ|differs|matter|matters|mean|means|meant|know|knew|say|says|said|counts?|stands?|leaves?|puts?|belongs?|stays?|goes|marks?|used|keeps?|kept|feeds?|helps?|allows?|enables?|requires?|becomes?|became|gets?|got|went|brings?|brought|lets?|holds?|held|leads?|believes?|thinks?|thought|feels?|felt|sees?|saw|seen|sends?|sent|pays?|paid|sells?|sold|saves?|lost|won|meets?|met|tells?|told|suggests?|shown|indicates?|reveals?|argues?|states?|reports?|involves?|consists?|plans?|wants?|expects?|ensures?|achieves?|promotes?|creates?|develops?|cause|causes|begin|begins|include|includes|contribute|contributes|influence|influences|play|plays|face|faces|lack|lacks|provide|provides|present|presents|come|comes|start|starts|pursue|pursues|recommend|recommends|asks?|examines?|investigates?|explores?|describes?|compares?|tests?|measures?|assess(?:es)?|determines?|evaluates?|identif(?:y|ies)|establish(?:es)?|proposes?|yields?|distinguish(?:es)?|highlights?|advocates?|analyses?|stud(?:y|ies)|focus(?:es)?|employs?|adopts?|appl(?:y|ies)|combines?|offers?|uses|covers?|demonstrates?|outperforms?|exceeds?|achieves?|proves?|confirms?|varies|vary|serves?|supports?|tends?|works?|runs?|fails?|speaks?|points?|agrees?|disagrees?|prefers?|buys?|bought|chose|chooses?|exists?|accepts?|aids?|arises?|attracts?|avoids?|bears?|changes?|checks?|claims?|considers?|constitutes?|constrains?|contains?|controls?|converts?|decreases?|defines?|demands?|denotes?|deploys?|derives?|detects?|dominates?|drives?|drove|enhances?|equals?|express(?:es)?|extends?|fits?|fitted|forms?|gains?|gave|generates?|happens?|hinders?|hopes?|illustrates?|implies|imply|informs?|integrates?|keeps?|learns?|lies?|links?|looks?|manages?|matches|maximi[sz]es?|minimi[sz]es?|motivates?|operates?|overcomes?|performs?|permits?|possess(?:es)?|poses?|proceeds?|produces?|protects?|reaches|reads?|receives?|reflects?|refers?|rejects?|relates?|relies|rely|replaces?|represents?|resolves?|responds?|restricts?|results? in|returns?|satisf(?:y|ies)|seems?|appears?|concerns?|selects?|shapes?|shares?|solves?|strengthens?|struggles?|succeeds?|suffers?|tackles?|targets?|teaches|treats?|turns?|underlies|underscores?|validates?|went|withdrew|wrote|writes|address(?:es)?)\b/i
const PAST = /\b\p{L}{3,}(?:ed)\b/u

/** 'R² = 0.35' does the work of a verb. */
const EQUALS = /[\p{L}²)]\s*[=<>≤≥]\s*[-−]?\d/u

/** 'To finetune a model' states an action, whatever the verb. */
const TO_DO = /^To (?!the\b|this\b|these\b|that\b|their\b|our\b|his\b|her\b|its\b|some\b|what\b)\p{Ll}{3,}/u

export const hasVerb = (text: string): boolean =>
  COMMON.test(text) || PAST.test(text) || EQUALS.test(text) || TO_DO.test(text)

/** A verb that cannot be a noun: 'A matrix and a report' is no sentence. */
const PLAIN =
  /\b(?:is|are|was|were|been|has|have|had|does|did|can|could|may|might|must|should|will|would|shows?|shown|showed|found|finds|gives|gave|makes|made|takes|took|leads|led|rose|fell|grew|remains?|remained|depends?|affects?|affected|improves?|improved|reduces?|reduced|explains?|explained|predicts?|predicted|differs?|differed|means|drives?|drove|provides?|provided|lacks?|needs|outperforms?|outperformed|exceeds?|exceeded|plays?|contributes?|contributed|performs?|performed|achieves?|achieved|produces?|produced|received|obtained|experienced|proves?|proved|increased|decreased|exhibited|agreed|reported|used|uses|reflects?|requires?|allows?|helps|cannot|consists?|comprises?|comprised|yields|yielded|relies|keeps|struggles?|suffers?|supports|prevents?|enables?|captures?|examines|examined|influences|followed|analysed|tested|collected|recruited|selected|interviewed|trained|employed|adopted|implemented)\b/i

/** "Traders saved less often": what follows is neither a place nor an agent, so the word before is no participle. */
const DID =
  /(?<!\b(?:is|are|was|were|be|been|being|data|results?) )\b\p{L}{3,}ed (?:the|an?|less|more|most|their|its|no|\d)\b/u

export const hasPlainVerb = (text: string): boolean => PLAIN.test(text) || DID.test(text)
