/** What speaks for research. Signals of one group do not confirm each other: references come with citations. */
import { kindsOf, type Signal, step, times } from './document-type-signal.ts'

const OWN_WORK = ['literature', 'methods', 'results'] as const
const PARTS = ['abstract', 'introduction', 'discussion', 'conclusion', ...OWN_WORK] as const
const RESEARCH_WORDS: readonly RegExp[] = [
  /\b(?:this|the present) (?:study|article|paper|thesis|dissertation|research|review)\b|\bthe (?:study|research) (?:aimed|used|was|is)\b|\bcette [ée]tude\b|\b(?:este|deste) (?:estudo|trabalho|artigo)\b|\beste estudio\b/i,
  /\bresearch questions?\b|\bobjectives? of (?:the|this) study\b|\b(?:specific|general|main) objectives?\b|\bhypothes[ei]s\b|\bquestion de recherche\b|\bpergunta de pesquisa\b|\bstatement of the problem\b/i,
  /\bsample (?:size|of)\b|\b(?:random|purposive|stratified|systematic|convenience) sampling\b|\brespondents\b|\bparticipants (?:were|was)\b|(?<!\p{L})[ée]chantillon\b|\bamostra\b|\binclusion criteria\b/iu,
  /\b(?:data|interviews|transcripts) (?:was|were|will be) (?:analy[sz]ed|collected|used|audio-recorded)\b|\bquestionnaires?\b|\bthematic analysis\b|\bregression\b|\b(?:donn[ée]es ont|entrevistas foram)\b|\brandomi[sz]ed\b/i,
  /\bin partial fulfil?lment\b|\bdissertation\b|\bthesis submitted\b|\bobligatory essay\b|\bsupervisor:|\bstudent number\b|\bM[ée]moire de\b|\bdisserta[cç][aã]o\b/i,
  /\bliterature review\b|\breview of (?:the )?literature\b|\btheoretical framework\b|\brevue de la litt[ée]rature\b|\brevis[aã]o da literatura\b|\bliterature\b[^.]{0,30}\bshows?\b|\bthis (?:article|paper) argues\b/i,
  /\bethical (?:approval|clearance)\b|\binformed consent\b|\bkeywords?\s*:|\bstatistically significant\b|\b(?:qualitative|quantitative|mixed[- ]methods|phenomenological|doctrinal|cross-sectional)\b/i,
]
const STATISTICS =
  /\bp\s*[<=>]\s*0?\.\d|\b[nN]\s*=\s*\d{2,}|\b95\s?% CI\b|\b[tFr]\(\d[\d, ]*\)\s*=|\bχ²|\b(?:A?OR|SD|RMSE)\s*=\s*\d|\bwere analy[sz]ed (?:in|with|using)\b|\broot mean square\b/g

export const RESEARCH: readonly Signal[] = [
  {
    says: 'headings of research, such as methods and results',
    group: 'parts',
    worth: ({ roles }) => {
      const own = OWN_WORK.filter((role) => roles.has(role)).length
      return own === 0 ? 0 : step(PARTS.filter((role) => roles.has(role)).length, [2, 2], [3, 3], [5, 4])
    },
  },
  {
    says: 'a list of references',
    group: 'sources',
    worth: ({ references }) => step(references, [2, 1.5], [5, 2]),
  },
  {
    says: 'citations in the text',
    group: 'sources',
    worth: ({ citations, citationDensity }) => (citations < 2 ? 0 : step(citationDensity, [1.5, 1], [4, 2])),
  },
  {
    says: 'words of research, such as sample, research question or hypothesis',
    group: 'words',
    worth: ({ text }) => step(kindsOf(text, RESEARCH_WORDS), [2, 1], [3, 2], [4, 3]),
  },
  {
    says: 'printed results of statistics',
    group: 'statistics',
    worth: ({ text }) => step(times(text, STATISTICS), [1, 1], [3, 1.5]),
  },
]
