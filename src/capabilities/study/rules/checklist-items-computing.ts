/** What readers of computing look for: another group should be able to run it again and to trust the comparison. */
import { type ChecklistItem, item } from './checklist-items.ts'

const READ = 'choosing-a-design'

export const COMPUTING_ITEMS: readonly ChecklistItem[] = [
  item(
    'data-sets',
    'Names its data and how they were split',
    /\b(?:training|development|validation|test(?:ing)?) (?:sets?|splits?|data|examples)\b|\b(?:use|used|evaluate\w*|train\w*)\b[^.]*\b(?:data ?sets?|corp(?:us|ora))\b|\bdata ?sets?\b[^.]*\b(?:contains?|consists?|split|statistics)\b/i,
    READ,
  ),
  item(
    'baselines',
    'Compares with other systems',
    /\bbaselines?\b|\b(?:compared?|comparison) (?:with|to|against)\b|\boutperforms?\b/i,
    READ,
  ),
  item(
    'metrics',
    'Says by what it was judged',
    /\b(?:accuracy|precision|recall|F1|F-measure|BLEU|ROUGE|exact match|latency|throughput|error rate|RMSE|AUC)\b/i,
    READ,
  ),
  item(
    'settings',
    'Gives its settings',
    /\b(?:learning rate|batch size|hyper-?parameters?|epochs|optimi[sz]er|random seeds?)\b/i,
    READ,
  ),
  item(
    'repeats',
    'Shows that the differences are no accident',
    /\b(?:averaged? over|random seeds?|(?:several|multiple|\d+) (?:independent )?runs|standard deviations?|confidence intervals?|statistically significant|significance test)\b/i,
    READ,
  ),
  item(
    'ablation',
    'Shows what each part adds',
    /\bablation\b|\b(?:effect|impact|contribution) of (?:each|different|removing|the number of)\b|\bwithout (?:the|our) \w+ (?:module|component|step|layer)/i,
    READ,
  ),
  item(
    'code-shared',
    'Says where code or data can be had',
    /\b(?:code|data|models?|implementation)\b[^.]{0,60}\b(?:available|released|open[- ]sourced?)\b|github\.com/i,
    READ,
  ),
]
