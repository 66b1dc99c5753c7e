import type { Phrase, PhraseMatch } from './phrases.ts'

/** More words than the thought needs. */
export const WORDY_PHRASES: readonly Phrase[] = [
  ['the manner in which', 1, '(?:the manner|the way) in which', ['how', 'the way']],
  ['in the wake of', 0.5, 'in the wake of', ['after', 'following']],
  ['in order to', 0.5, '(?:in order|so as) to', ['to']],
  [
    'due to the fact that',
    1,
    '(?:(?:due|owing) to|in (?:light|view) of|on account of|as a result of) the fact that',
    ['because', 'since'],
  ],
  [
    'despite the fact that',
    1,
    '(?:despite|in spite of|notwithstanding) the fact that',
    ['although', 'though'],
  ],
  ['in light of', 0.5, 'in light of', ['given', 'because of']],
  [
    'the majority of',
    0.5,
    String.raw`the (?:vast |overwhelming |great )?majority of(?= (the|these|those|our|their|its|his|her|them)\b)?`,
    (found) => [found[1] ? 'most of' : 'most'],
  ],
  [
    'a wide array of',
    1,
    'an? (?:wide |broad |vast |diverse |rich |extensive )*(?:array|plethora|myriad|multitude|spectrum|host|wealth) of',
    ['many', 'several'],
  ],
  ['a wide range of', 0.5, 'an? (?:wide |broad |vast |diverse )+(?:range|variety) of', ['many', 'several']],
  [
    'on a regular basis',
    1,
    'on an? (regular|daily|weekly|monthly|yearly|frequent|continuous|ongoing) basis',
    onABasis,
  ],
  ['in a timely manner', 1, 'in a timely (?:manner|fashion)', ['on time', 'promptly']],
  ['at this point in time', 1, 'at (?:this|the present) (?:point in time|juncture)', ['now', 'at present']],
  ['for the purpose of', 0.5, 'for the purposes? of', ['for']],
  ['in the event that', 1, 'in the event that', ['if', 'should it happen that']],
  [
    'contingent upon',
    1,
    '(is|are) (?:contingent|dependent) (?:up)?on',
    (found) => [/are/i.test(found[1]!) ? 'depend on' : 'depends on'],
  ],
  ['by virtue of', 0.5, 'by virtue of', ['through', 'because of']],
  ['with regard to', 0.5, '(?:with (?:regards?|reference)|in regards?) to', ['about', 'on']],
  ['when it comes to', 1, 'when it comes to(?! (?:their|my|his|her|our|your|an?) )', ['for', 'in']],
  [
    'has the potential to',
    1,
    '(?:has|have|holds?) (?:the |immense |great |tremendous |significant |enormous |considerable )*potential to',
    ['could'],
  ],
  ['could potentially', 0.5, '(could|may|might|can) (?:potentially|possibly|perhaps)', ['$1']],
  [
    'the aforementioned',
    1,
    String.raw`the (?:aforementioned|above-mentioned|afore-mentioned) (\w+)`,
    (found) => [`${/s$/.test(found[1]!) ? 'these' : 'this'} ${found[1]}`],
  ],
  ['thereby', 1, String.raw`, (?:thereby|thus|hence) (?=\w+ing\b)`, [', ']],
  [
    'a crucial aspect of',
    0.5,
    'an? (?:crucial|critical|vital|pivotal|fundamental|integral) (?:component|aspect|element|part|facet) of',
    ['an important part of', 'a main part of'],
  ],
  [
    'both crucial and',
    0.5,
    '(?:robust and comprehensive|comprehensive and robust|comprehensive and thorough)',
    ['thorough', 'full'],
  ],
]

function onABasis(found: PhraseMatch): readonly string[] {
  const how = found[1]!.toLowerCase()
  const adverbs: Record<string, string> = {
    regular: 'regularly',
    frequent: 'often',
    continuous: 'continuously',
    ongoing: 'continuously',
  }
  return [adverbs[how] ?? how]
}
