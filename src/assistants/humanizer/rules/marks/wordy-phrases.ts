import type { Phrase, PhraseMatch } from './phrases.ts'

/** A noun made of a verb, and a verb that only holds it up. */
const NOUNS_OF_VERBS: Readonly<Record<string, string>> = {
  'make a decision': 'decide',
  'made a decision': 'decided',
  'conduct an investigation into': 'investigate',
  'conducted an investigation into': 'investigated',
  'carry out an analysis of': 'analyse',
  'carried out an analysis of': 'analysed',
  'conducted an analysis of': 'analysed',
  'conduct an assessment of': 'assess',
  'conducted an assessment of': 'assessed',
  'carried out an assessment of': 'assessed',
  'carried out an evaluation of': 'evaluated',
  'conducted an evaluation of': 'evaluated',
  'make a contribution to': 'contribute to',
  'makes a contribution to': 'contributes to',
  'made a contribution to': 'contributed to',
  'give consideration to': 'consider',
  'gave consideration to': 'considered',
  'provide an explanation of': 'explain',
  'provides an explanation of': 'explains',
  'provided an explanation of': 'explained',
  'provides a description of': 'describes',
  'provide a description of': 'describe',
  'make a comparison of': 'compare',
  'made a comparison of': 'compared',
  'are in agreement with': 'agree with',
  'is in agreement with': 'agrees with',
  'was in agreement with': 'agreed with',
  'has an influence on': 'influences',
  'have an influence on': 'influence',
  'had an influence on': 'influenced',
  'has an effect on': 'affects',
  'have an effect on': 'affect',
  'had an effect on': 'affected',
  'has an impact on': 'affects',
  'have an impact on': 'affect',
  'had an impact on': 'affected',
  'is indicative of': 'indicates',
  'are indicative of': 'indicate',
  'make use of': 'use',
  'makes use of': 'uses',
  'made use of': 'used',
}

/** More words than the thought needs. */
export const WORDY_PHRASES: readonly Phrase[] = [
  [
    'noun made of a verb',
    0.5,
    `(?:${Object.keys(NOUNS_OF_VERBS).join('|')})`,
    (found) => [NOUNS_OF_VERBS[found[0].toLowerCase().replace(/\s+/g, ' ')] ?? ''],
  ],
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
    String.raw`the majority of(?= (the|these|those|our|their|its|his|her|them)\b)?`,
    (found) => [found[1] ? 'most of' : 'most'],
  ],
  [
    'a wide array of',
    1,
    'an? (?:wide |broad |vast |diverse |rich |extensive )*(?:array|plethora|myriad|multitude) of(?= (?:[a-z]+ )?[a-z]+[a-rt-z]s(?![a-z]))',
    ['many'],
  ],
  [
    'a wide range of',
    0.5,
    'an? (?:wide |broad |vast |diverse )+(?:range|variety) of(?= (?:[a-z]+ )?[a-z]+[a-rt-z]s(?![a-z]))',
    ['many'],
  ],
  [
    'on a regular basis',
    1,
    'on an? (regular|daily|weekly|monthly|yearly|frequent|continuous|ongoing) basis',
    onABasis,
  ],
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
  ['has the potential to', 1, '(?:has|have|holds?) the potential to', ['could']],
  ['could potentially', 0.5, '(could|may|might|can) (?:potentially|possibly|perhaps)', ['$1']],
  [
    'the aforementioned',
    1,
    String.raw`the (?:aforementioned|above-mentioned|afore-mentioned) (\w+)`,
    (found) => [`${/s$/.test(found[1]!) ? 'these' : 'this'} ${found[1]}`],
  ],
  [
    'a crucial aspect of',
    0.5,
    'an? (?:crucial|critical|vital|pivotal|fundamental|integral) (?:component|aspect|element|part|facet) of',
    ['an important part of', 'a main part of'],
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
