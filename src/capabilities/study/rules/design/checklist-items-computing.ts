/** What readers of computing look for: another group should be able to run it again and to trust the comparison. */
import type { SectionRole } from '#product/document-model.ts'
import { type ChecklistItem, item } from './checklist-items.ts'

const READ = 'choosing-a-design'
const WHERE: readonly SectionRole[] = ['methods', 'results', 'abstract']

export const COMPUTING_ITEMS: readonly ChecklistItem[] = [
  item(
    'data-sets',
    'Names its data and how they were split',
    /\b(?:use|used|train\w*|evaluate\w*|tested|split|consider)\b[^.]*\b(?:data ?sets?|corp(?:us|ora)|(?:training|test|development) (?:set|data|split))\b|\bdata ?sets?\b[^.]*\b(?:contains?|consists?|split|statistics)\b/i,
    READ,
    WHERE,
  ),
  item(
    'baselines',
    'Compares with other systems',
    /\bbaselines?\b|\b(?:compared?|comparison) (?:with|to|against)\b|\boutperforms?\b/i,
    READ,
    WHERE,
  ),
  item(
    'metrics',
    'Says by what it was judged',
    /\b(?:accuracy|precision|recall|F1|F-measure|BLEU|ROUGE|exact match|latency|throughput|error rate|RMSE|AUC)\b/i,
    READ,
    WHERE,
  ),
  item(
    'settings',
    'Gives its settings',
    /\b(?:learning rate|batch size|hyper-?parameters?|epochs|optimi[sz]er|random seeds?)\b/i,
    READ,
    WHERE,
  ),
  item(
    'repeats',
    'Shows that the differences are no accident',
    /\b(?:averaged? over|random seeds?|(?:several|multiple|\d+) (?:independent )?runs|standard deviations?|confidence intervals?|statistically significant|significance test)\b/i,
    READ,
    WHERE,
  ),
  item(
    'ablation',
    'Shows what each part adds',
    /\bablation\b|\b(?:effect|impact|contribution) of (?:each|different|removing|the number of)\b|\bwithout (?:the|our) \w+ (?:module|component|step|layer)/i,
    READ,
    WHERE,
  ),
  item(
    'code-shared',
    'Says where code or data can be had',
    /\b(?:our|all) (?:\w+ ){0,3}(?:code|data|models?|implementation)\b[^.]{0,60}\b(?:available|released|shared)|\bwe (?:\w+ )?(?:release|share|publish)\b[^.]{0,40}\b(?:code|data|models?)|\b(?:code|data|models?) (?:is|are|can be|will be) (?:\w+ )*(?:available|found|had)\b|github\.com/i,
    READ,
    [...WHERE, 'introduction', 'conclusion'],
  ),
]
