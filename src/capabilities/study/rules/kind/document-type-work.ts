/** Signals for a business or office report, or a manual. */
import { kindsOf, labelled, type Signal, step, times } from './document-type-signal.ts'

const MONEY =
  /(?:\bK|\bZMW\s?|US\$|[$€£]\s?)\d[\d,.]*(?:\s?(?:million|billion))?|\b\d[\d,.]*\s?(?:million|billion)\b|\bK million\b|\bkwacha\b/g
const FISCAL: readonly RegExp[] = [
  /\brevenues?\b|\bturnover\b/i,
  /\bprofits?\b|\bEBITDA\b|\bearnings\b/i,
  /\bsales\b/i,
  /\b(?:gross|net|operating) (?:margin|profit|revenue|debt)\b|\bmargins?\b/i,
  /\bbudget(?:ed|s)?\b|\bexpenditure\b|\bappropriation\b/i,
  /\bfiscal\b|\bfinancial year\b|\bquarter(?:ly)?\b|\bhalf-year\b|\bsix months\b/i,
  /\bdividends?\b|\bshareholders?\b|\bboard\b|\bdirectors\b/i,
  /\bcustomers?\b|\bcompetitors?\b|\bcompetition\b/i,
  /\bmarket (?:share|analysis|size|study)\b|\bmarketing\b/i,
  /\binvest(?:ments?|ors?)\b|\bcapital\b|\bcash flow\b/i,
  /\bdebt(?:s|ors)?\b|\bassets\b|\binvoices?\b|\baudit(?:ed)?\b/i,
  /\bpayments?\b|\bpurchases?\b|\bstocks?\b|\bfinance (?:manager|department)\b/i,
  /\bmanagement\b|\bstaff costs?\b|\bpersonnel\b|\bkey performance indicators?\b/i,
]
const DENSE_WORDS = 400
const BUSINESS_NAMES =
  /\b(?:annual report|business (?:plan|report|case)|quarterly|sales report|budget|strategic plan|market (?:study|analysis|research|size)|audit(?:ed)?(?: report)?|half-year|interim results|financial (?:statements?|performance|projections|results|highlights)|feasibility study|swot|outlook|executive summary|management response|shareholders|chairman['’]s statement|balance sheet|performance indicators|marketing strategy)\b/i

export const BUSINESS: readonly Signal[] = [
  {
    says: 'headings of a business report',
    group: 'labels',
    worth: (look) => step(labelled(look, BUSINESS_NAMES), [1, 2], [2, 3], [4, 3.5]),
  },
  {
    says: 'sums of money',
    group: 'money',
    worth: ({ text, words }) =>
      (1000 * times(text, MONEY)) / words < 2 ? 0 : step(times(text, MONEY), [2, 1], [4, 2]),
  },
  {
    says: 'words of business, such as revenue, budget or customers',
    group: 'words',
    // Over many pages any document will mention budgets and boards.
    worth: ({ text, words }) =>
      step(kindsOf(text, FISCAL), [3, 1.5], [4, 2.5], [6, 3.5]) * Math.min(1, Math.sqrt(DENSE_WORDS / words)),
  },
]

const ORDERS =
  /^(?:(?:\d+[.)]|[-•*]|step \d+:?)\s*)?(?:Please\s+)?(?:Then\s+)?(?:(?:To|If|When|Before|After)\s[^,]{3,60},\s+)?(?:do not|don['’]t|never|always|make sure|ensure|click|press|select|choose|open|close|turn|switch|check|remove|replace|install|connect|disconnect|plug|enter|type|set|run|start|stop|restart|use|keep|place|put|clean|fill|wear|pull|push|wait|let|change|read|write|move|tighten|lower|lift|insert|download|upload|save|copy|paste|send|retry|hold|give|provide|leave|build|feed|grease|defrost|store|wash|verify|note|repeat|adjust|return|go to|visit|call|separate|mark|vaccinate)\b/i
const MANUAL_NAMES =
  /\b(?:manual|guide|handbook|instructions|standard operating procedure|operating procedures?|reference|quick start|how to|tutorial|getting started|step[- ]by[- ]step)\b/i
const MANUAL_LABELS =
  /\b(?:install(?:ation|ing)|safety|maintenance|troubleshooting|specifications?|requirements|configuration|configuring|getting started|before (?:use|you)|set-?up|procedures?|servicing|operat(?:ion|ing)|starting|stopping|errors|authentication|importing|creating|removing|verifying|running|saving|cleaning|storage|problems|using|overview|parameters|feeding|housing)\b/i

const CODE =
  /\b[\w-]{1,60}\.(?:xml|json|conf|ini|yaml|html?|js|ts|py|sh|exe|jar)\b|<\/?[a-z]\w*>|\b[A-Z]{2,}_[A-Z_]+\b|\b\w+\(\)|\b(?:SELECT|CREATE|ALTER|DROP|INSERT|UPDATE) [A-Z]+\b/g

export const MANUAL: readonly Signal[] = [
  {
    says: 'the name of a manual, guide or procedure',
    group: 'name',
    worth: ({ firstLines }) =>
      firstLines.slice(0, 4).some((line) => MANUAL_NAMES.test(line) && line.split(/\s+/).length < 16)
        ? 2.5
        : 0,
  },
  {
    says: 'instructions, one after the other',
    group: 'instructions',
    worth: ({ sentences }) =>
      step(
        sentences.filter((line) => ORDERS.test(line)).length / Math.max(8, sentences.length),
        [0.1, 1],
        [0.2, 2],
        [0.35, 3],
      ),
  },
  {
    says: 'headings of a manual',
    group: 'labels',
    worth: (look) => step(labelled(look, MANUAL_LABELS), [1, 1], [2, 1.5], [3, 2]),
  },
  {
    says: 'names of files, commands or settings',
    group: 'code',
    worth: ({ text }) => step(times(text, CODE), [5, 1.5], [15, 2.5]),
  },
  {
    says: 'warnings, and words for what is pressed, clicked or set',
    group: 'words',
    worth: ({ text }) =>
      step(
        kindsOf(text, [
          /\b(?:WARNING|CAUTION|Warning|Caution|Note|Tip):/,
          /\b(?:click|right-click|press|button|menu|key)\b/i,
          /\b(?:password|server|database|parameters?|terminal|browser|version \d|cable|fuse|engine|statement)\b/i,
        ]),
        [1, 0.5],
        [2, 1],
      ),
  },
]
