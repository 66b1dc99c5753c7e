/** The list each design is read with, on top of the general one. */
import { type ChecklistItem, item } from './checklist-items.ts'
import { COMPUTING_ITEMS } from './checklist-items-computing.ts'
import { CONFOUNDING, COUNTED_DESIGNS, QUANTITATIVE } from './checklist-items-counted.ts'
import type { Design } from './design.ts'

export const ITEMS_BY_DESIGN: Record<Design, readonly ChecklistItem[]> = {
  ...COUNTED_DESIGNS,
  'computational experiment': COMPUTING_ITEMS,
  qualitative: [
    item(
      'approach',
      'Names its qualitative approach',
      /\b(?:phenomenolog\w+|grounded theory|ethnograph\w+|narrative|case study|descriptive qualitative|qualitative descriptive|interpretiv\w+)/i,
      'qualitative-research',
    ),
    item(
      'saturation',
      'Explains when sampling stopped',
      /\bsaturation\b|\bno new (?:themes|information|codes)|\binformation power/i,
      'saturation',
    ),
    item(
      'recording',
      'Says how talk was recorded and transcribed',
      /\b(?:audio[- ]?recorded|recorded|transcrib\w+|verbatim)\b/i,
      'transcription-and-translation',
    ),
    item(
      'coding',
      'Describes coding',
      /\b(?:cod(?:ed|ing|es)|thematic analysis|content analysis|themes? (?:were|emerged))/i,
      'coding-qualitative-data',
    ),
    item(
      'trust',
      'Shows trustworthiness',
      /\b(?:trustworth\w+|credib\w+|member check\w*|triangulat\w+|audit trail|peer debrief\w*)/i,
      'trustworthiness',
    ),
    item(
      'reflexivity',
      "Reflects on the researcher's part",
      /\b(?:reflexiv\w+|positionality|researcher['’]s (?:own|role|background)|bracket\w+|insider)/i,
      'reflexivity',
    ),
    item('voices', 'Lets participants speak', /[“"][^”"]{30,}[”"]/, 'quotations-in-findings', [
      'results',
      'discussion',
    ]),
  ],
  mixed: [
    ...QUANTITATIVE.slice(0, 4),
    item(
      'reason',
      'Says why both kinds of data',
      /\b(?:mixed[- ]methods?|both (?:qualitative|quantitative))\b[^.]*\b(?:because|to|in order|so that|allow\w*|complement\w*)/i,
      'mixed-methods',
    ),
    item(
      'order',
      'Gives order and priority',
      /\b(?:sequential|convergent|concurrent|parallel|embedded|first phase|second phase)\b/i,
      'mixed-methods',
    ),
    item(
      'joining',
      'Joins the two parts',
      /\b(?:integrat\w+|triangulat\w+|merged|joint display|converge\w*|compared with the (?:interview|survey))/i,
      'joint-display',
    ),
  ],
  'case study': [
    item(
      'bounds',
      'Sets the borders of the case',
      /\bcase\b[^.]*\b(?:was|is|selected|bounded|chosen|defined)/i,
      'case-study-design',
    ),
    item(
      'sources',
      'Uses several sources',
      /\b(?:documents?|minutes|archiv\w+|observations?)\b[^.]*\b(?:and|interviews?)|\btriangulat\w+|\bmultiple sources/i,
      'triangulation',
    ),
    item(
      'trust',
      'Shows trustworthiness',
      /\b(?:trustworth\w+|credib\w+|member check\w*|chain of evidence|validity)/i,
      'trustworthiness',
    ),
  ],
  'action research': [
    item('cycles', 'Describes its cycles', /\bcycles?\b|\bphases?\b/i, 'action-research'),
    item('reflection', 'Reflects and changes', /\breflect\w+|\brevis\w+|\bmodif\w+/i, 'action-research'),
    item(
      'power',
      'Discusses power and consent',
      /\b(?:power|voluntary|pressure|role of the (?:teacher|researcher))/i,
      'reflexivity',
    ),
  ],
  review: [
    item(
      'databases',
      'Names the databases',
      /\b(?:PubMed|Scopus|Web of Science|AJOL|Google Scholar|EMBASE|CINAHL|JSTOR|databases?)\b/i,
      'search-strategy',
    ),
    item(
      'terms',
      'Gives search terms',
      /\bsearch (?:terms?|strings?|strategy)|\bkeywords\b|\bBoolean/i,
      'search-strategy',
    ),
    item(
      'criteria',
      'Gives inclusion criteria',
      /\b(?:inclusion|exclusion|eligibility) criteria/i,
      'systematic-review',
    ),
    item(
      'screening',
      'Describes screening',
      /\bscreen(?:ed|ing)\b|\bfull[- ]texts?\b|\bPRISMA/i,
      'systematic-review',
    ),
    item(
      'quality',
      'Weighs the quality of studies',
      /\b(?:quality (?:assessment|appraisal)|risk of bias|CASP|JBI|Newcastle|GRADE)\b/i,
      'critical-appraisal',
    ),
  ],
  'secondary data': [
    item(
      'source',
      'Names the source of the data',
      /\b(?:data (?:were|was) (?:obtained|extracted|drawn|taken|sourced)|secondary data|Demographic and Health Survey|World Bank|Bank of Zambia|annual reports?|registers?)/i,
      'secondary-data-analysis',
    ),
    item(
      'weights',
      'Deals with weights or trends',
      /\b(?:weight(?:s|ed|ing)|svy|strat(?:a|ified)|unit root|stationar\w+|fixed effects?|random effects?|Hausman)\b/i,
      'survey-weights',
    ),
    item(
      'missing',
      'Says what was done with missing data',
      /\bmissing (?:data|values)|\bincomplete records|\bexcluded\b/i,
      'missing-data',
    ),
    CONFOUNDING,
  ],
  simulation: [
    item(
      'model',
      'Describes the model',
      /\bmodel\b[^.]*\b(?:was|is|consists?|assum\w+)/i,
      'choosing-a-design',
    ),
    item(
      'parameters',
      'Gives parameters and runs',
      /\bparameters?\b|\biterations?\b|\breplications?\b|\bruns\b/i,
      'reproducible-analysis',
    ),
    item(
      'check',
      'Checks the model',
      /\b(?:validat\w+|verif\w+|calibrat\w+|sensitivity analys[ie]s)/i,
      'reproducible-analysis',
    ),
  ],
}
