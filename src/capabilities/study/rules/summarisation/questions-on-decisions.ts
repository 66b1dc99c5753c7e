/**
 * Examiner's questions on decisions and claims: choices, narrowing, surprises and what went wrong. These are not facts of a kind, but sentences of this work all the same.
 */
import type { SectionRole } from '#product/document-model.ts'

export type DecisionRule = {
  id: string
  roles: readonly SectionRole[]
  when: RegExp
  unless?: RegExp
  /** Must be in the work's own voice, or in the past or future. */
  own?: true
  /** `«»` is replaced by the sentence. */
  ask: string
  read: string
  weight: number
}

const FOUND: readonly SectionRole[] = ['results', 'discussion', 'conclusion']

export const DECISIONS: readonly DecisionRule[] = [
  {
    id: 'chosen-over',
    own: true,
    roles: ['methods', 'introduction'],
    when: /\b(?:(?:us|choos|chos|select|adopt|tak|took|ma[dk]|collect|measur|ask|cod|train|test|appl|follow|rely|relied|opt|decid|prefer|keep|kept|fit|includ)\w*\b[^.]{0,80}?(?:instead of|rather than)|(?:was|were|is|are) (?:selected|chosen|used|preferred|adopted)[^.]{0,60}\b(?:because|since|as it|due to|for its))\b/i,
    // The decision is in the sentence before.
    unless:
      /\byou (?:can|could|may)\b|^(?:this|these|it|they)\s+(?:(?:method|technique|formula|approach|choice|tool)s?\s+)?(?:was|were|is|are)\b/i,
    ask: 'You decide: «» What are the arguments for the alternative, and how would your results look with it?',
    read: 'viva-why-method',
    weight: 8.8,
  },
  {
    id: 'narrowed',
    own: true,
    roles: ['introduction', 'methods', 'discussion', 'conclusion'],
    when: /\b(?:(?:is|are|was|were) (?:limited|restricted|confined) to|only (?:those|in English)|at least \d+(?![\d.]*\s?(?:%|per ?cent|more))|for one (?:month|week|day))\b/i,
    unless: /\b(?:sampling|procedure|technique|method|analysis)\b/i,
    ask: 'You set a boundary: «» Why there, and would what you conclude hold on the other side of it?',
    read: 'scope-and-delimitations',
    weight: 8.3,
  },
  {
    id: 'surprise',
    roles: FOUND,
    when: /\b(?:surprising\w*|unexpected(?:ly)?(?! (?:breakdowns?|errors?|events?|failures?|expens\w*|costs?|delays?|inputs?|downtime|circumstances|visits?|formats?|formatting|situations?|emergenc\w+)\b)|contrary to our|interestingly)\b/i,
    unless:
      /\b(?:not|hardly|never|less|un|\p{L}+n['’]t)\s+(?:\p{L}+ ){0,2}(?:surprising|unexpected)|\bunsurprising|\b(?:crash\w*|stop\w*|halt\w*|terminat\w*|freez\w*|fail\w*|running out)\b[^.]{0,120}\bunexpected|\bunexpected(?:ly)?\b[^.]{0,30}\b(?:crash\w*|stop\w*|halt\w*|terminat\w*|freez\w*)/iu,
    ask: 'You did not expect this: «» Which explanations did you consider, and how could you tell them apart?',
    read: 'discussion-chapter',
    weight: 9.1,
  },
  {
    id: 'went-wrong',
    roles: ['results', 'methods', 'discussion'],
    when: /\b(?:not possible|error in|(?:we|I|researchers?|authors?|was|were) (?:\w+ )?unable to|(?:we|I|models?|algorithms?|tests?|training|systems?|runs?|programs?|sensors?|devices?|connections?) (?:\w+ )?failed to|did not (?:work|converge|respond|return)|could not be (?:used|reached|collected|measured)|expected counts? (?:of )?less than)\b/i,
    // Limits of the old system, or of people, are not steps of this work.
    unless:
      /\b(?:existing|manual|current|old|paper-based|traditional) (?:\w+ ){0,3}(?:system|method|process|way)\b|\byou can\b|\b(?:people|individuals|users|customers|citizens|those who) (?:\w+ )?(?:are|were|who)?\s?(?:unable|not possible)/i,
    ask: 'Something did not go as planned: «» What did you do about it, and which of your results does it touch?',
    read: 'viva-limitations',
    weight: 8.6,
  },
]
