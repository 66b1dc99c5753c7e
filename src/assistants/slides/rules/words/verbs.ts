/** Whether a text has a verb that says something, as far as its shape can tell. */

const COMMON =
  /\b(?:is|are|was|were|be|been|has|have|had|do|does|did|can|could|may|might|must|shall|should|will|would|show|shows|find|finds|found|give|gives|gave|make|makes|made|take|takes|took|use|uses|need|needs|seek|seeks|aim|aims|rest|rests|guide|guides|frame|frames|follow|follows|answer|answers|limit|limits|draw|draws|build|builds|built|add|adds|led|lead|leads|rise|rises|rose|fall|falls|fell|grow|grows|grew|remain|remains|depend|depends|affect|affects|improve|improves|reduce|reduces|increase|increases|support|supports|explain|explains|predict|predicts|differ|differs|matter|matters|mean|means|meant|know|knew|say|says|said|cause|causes|begin|begins|include|includes|contribute|contributes|influence|influences|play|plays|face|faces|lack|lacks|provide|provides|present|presents|come|comes|start|starts|pursue|pursues|recommend|recommends|asks?|examines?|investigates?|explores?|describes?|compares?|tests?|measures?|assess(?:es)?|determines?|evaluates?|identif(?:y|ies)|establish(?:es)?)\b/i
const PAST = /\b\p{L}{3,}(?:ed)\b/u

export const hasVerb = (text: string): boolean => COMMON.test(text) || PAST.test(text)
