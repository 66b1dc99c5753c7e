/** Signals for research. Signals of one group do not confirm each other: references come with citations. */
import { numberOfChapter } from '../document/chapters.ts'
import { kindsOf, type Signal, step, times } from './document-type-signal.ts'

const OWN_WORK = ['literature', 'methods', 'results'] as const
const PARTS = ['abstract', 'introduction', 'discussion', 'conclusion', ...OWN_WORK] as const
const RESEARCH_WORDS: readonly RegExp[] = [
  /\b(?:this|the present) (?:study|article|paper|thesis|dissertation|research|review|investigation)\b|\bthe (?:study|research) (?:aimed|used|was|is)\b|\bcette [ée]tude\b|\b(?:este|deste) (?:estudo|trabalho|artigo)\b|\beste estudio\b/i,
  /\bresearch questions?\b|\bobjectives? of (?:the|this) study\b|\b(?:specific|general|main) objectives?\b|\bhypothes[ei]s\b|\bquestion de recherche\b|\bpergunta de pesquisa\b|\bstatement of the problem\b/i,
  /\bsample (?:size|of)\b|\b(?:random|purposive|stratified|systematic|convenience) sampling\b|\brespondents\b|\bparticipants (?:were|was)\b|(?<!\p{L})[ée]chantillon\b|\bamostra\b|\binclusion criteria\b/iu,
  /\b(?:data|interviews|transcripts) (?:was|were|will be) (?:analy[sz]ed|collected|used|audio-recorded)\b|\bquestionnaires?\b|\bthematic analysis\b|\bregression\b|\b(?:donn[ée]es ont|entrevistas foram)\b|\brandomi[sz]ed\b/i,
  /\bin partial fulfil?lment\b|\bdissertation\b|\bthesis submitted\b|\bobligatory essay\b|\bsupervisor:|\bstudent number\b|\bM[ée]moire de\b|\bdisserta[cç][aã]o\b/i,
  /\bliterature review\b|\breview of (?:the )?literature\b|\btheoretical framework\b|\brevue de la litt[ée]rature\b|\brevis[aã]o da literatura\b|\bliterature\b[^.]{0,30}\bshows?\b|\bthis (?:article|paper) argues\b/i,
  /\b(?:null|alternative) hypothesis\b|\bH[o0]\s?:|\b(?:accept|reject) (?:the )?H[o0]\b|\blevel of significance\b|\b(?:training|test(?:ing)?)(?: and test(?:ing)?)? (?:set|data(?:set)?)s?\b|\b(?:in)?dependent variables?\b/i,
  /\bethical (?:approval|clearance)\b|\binformed consent\b|\bkeywords?\s*:|\bstatistically significant\b|\b(?:qualitative|quantitative|mixed[- ]methods|phenomenological|doctrinal|cross-sectional)\b/i,
]
const STATISTICS =
  /\b(?:Pearson Chi-Square|Std\. (?:Error|Deviation)|(?:Adjusted )?R[- ]Square[d]?|Mean Square|Sig\.|Wald|Asymp(?:totic|\.) Sig\w*|Valid Percent|F1[- ]score|confusion matri(?:x|ces)|AUC|p-?value)(?!\p{L})|\bp\s*[<=>]\s*0?\.\d|\b[nN]\s*=\s*\d{2,}|\b95\s?% CI\b|\b[tFr]\(\d[\d, ]*\)\s*=|\bχ²|\b(?:A?OR|SD|RMSE)\s*=\s*\d|\bwere analy[sz]ed (?:in|with|using)\b|\broot mean square\b|\b(?:RMSE|MAPE|MAE)\b/gu

const THESIS_CHAPTER =
  /^(?:chapter\s+(?:\d|[ivx]+\b|one|two|three|four|five|six)\b[\s:.–—-]*(?:introduction|literature|(?:review of|theor)|research|expected (?:results?|outcomes?)|systems? (?:analysis|design and|implementation and|testing)|design and implementation|method|result|data|finding|presentation|discussion|analysis|summary|conclusion)|[1-6]\.?0?\.?\s+(?:research )?(?:introduction|literature review|method\w*|(?:results?|findings)(?: and \w+)?|data (?:analysis|presentation)[\w ,]*|discussion(?: of \w+)?|(?:summary,? )?conclusions?[\w ,]*)$)/i
const SECTION_NUMBER = /^(\d)\.\d/
const BARE_CHAPTER = /^chapter\s+(?:\d|[ivx]+|two|three|four|five|six)$/i

/** A single chapter is recognised by its name and by the numbers of its sections. */
function chapterOfThesis(labels: readonly string[], roles: ReadonlySet<string>): number {
  const numbered = labels.filter((label) => SECTION_NUMBER.test(label)).length
  if (labels.some((label) => THESIS_CHAPTER.test(label))) return numbered >= 4 ? 3 : 2
  // "CHAPTER FOUR" on a line by itself, above parts of a study.
  const isBare = labels.some((label) => BARE_CHAPTER.test(label))
  return isBare && numbered >= 3 && OWN_WORK.some((role) => roles.has(role)) ? 2.5 : 0
}
const PROOFS =
  /\b(?:Theorem|Lemma|Corollary|Proposition|Conjecture|Proof|Th[ée]or[èe]me|D[ée]monstration)\b|\b(?:q\.e\.d\.?|we (?:prove|show) that|suppose that|if and only if|soit|tel que)\b|□|∎/gi
const ARGUES: readonly RegExp[] = [
  /\b(?:this|the present|my) (?:article|essay|paper|thesis|dissertation|chapter|study) (?:argues|contends|seeks|examines|explores|traces|considers|proposes)\b|\bI (?:argue|contend|suggest|propose) that\b|\bcet(?:te)? (?:article|th[èe]se|m[ée]moire|[ée]tude) (?:analyse|examine|propose|montre|soutient|vise)\b/i,
  /\b(?:ibid|op\.? cit|supra note|infra)\b|\bsee (?:generally|also) \p{Lu}/u,
  /\b(?:jurisprudence|historiograph\w+|hermeneutic\w*|close reading|doctrinal|primary sources|archival (?:sources|research)|discourse analysis|theoretical framework|cadre th[ée]orique|probl[ée]matique)\b/i,
]

/** The opening headings of plans and first chapters, in any field. */
const OF_STUDY = '(?: of (?:the |this )?(?:study|research|project|work|thesis))'
const BEGINNINGS: readonly RegExp[] = [
  new RegExp(`^(?:background|introduction)${OF_STUDY}|^background to the (?:study|research)`, 'i'),
  /^(?:statement of (?:the )?(?:research )?problem|(?:research )?problem statement|research problem)/i,
  new RegExp(
    `^(?:general |specific |main |research )*objectives?(?:${OF_STUDY}|$)|^aims? and objectives|^(?:research |study )?aims?(?:${OF_STUDY}|$)|^purpose${OF_STUDY}`,
    'i',
  ),
  /^(?:main |specific )?research questions?|^hypothes[ie]s|^(?:research|statement of) hypothes/i,
  new RegExp(`^(?:significance|importance|justification|rationale|relevance)${OF_STUDY}`, 'i'),
  new RegExp(`^(?:scope|delimitations?|limitations?)(?: and \\w+)?${OF_STUDY}`, 'i'),
  /^(?:operational )?definitions? of (?:key )?terms/i,
  /^(?:research |proposed )?methodology|^research (?:design|methods?)|^(?:proposed|study) methods?|^(?:data and|hypothes\w+ (?:and|&)) method/i,
  /^(?:review of (?:the )?(?:related )?literature|(?:brief )?literature review|prior (?:research|work)|related (?:work|studies))/i,
]
const NAMES_ITSELF =
  /^(?:[\p{L}'’.]+ ){0,3}(?:(?:research|thesis|dissertation|phd|msc|honou?rs|master['’]?s?) )+(?:p(?:ro|or)p\p{L}{0,3}s\p{L}{0,5}l|protocol)(?!\p{L})|^(?:a |an )?(?:[\p{L}'’.]+ ){0,2}(?:thesis|dissertation|mini-dissertation)$|^(?:approved )?(?:research|project|dissertation|thesis) (?:topic|title)\b/iu
const bareLabel = (label: string) =>
  label.replace(/^(?:chapter )?(?:\d+(?:\.\d+)*\.?|[a-h][.)]|[ivx]+\.)\s+/i, '')

export const RESEARCH: readonly Signal[] = [
  {
    says: 'headings of research, such as methods and results',
    group: 'parts',
    worth: ({ roles, labels }) => {
      const own = OWN_WORK.filter((role) => roles.has(role)).length
      const parts =
        own === 0 ? 0 : step(PARTS.filter((role) => roles.has(role)).length, [2, 2], [3, 3], [5, 4])
      return Math.max(parts, chapterOfThesis(labels, roles))
    },
  },
  {
    says: 'sections numbered as those of a chapter',
    group: 'chapter',
    worth: ({ labels }) => {
      const chapter = labels.find((label) => THESIS_CHAPTER.test(label))
      const number = chapter ? numberOfChapter(chapter) : null
      return number !== null && labels.filter((label) => label.startsWith(`${number}.`)).length >= 4 ? 1.5 : 0
    },
  },
  {
    says: 'the headings with which a study begins, such as problem, questions and objectives',
    group: 'plan',
    worth: ({ labels }) => {
      const bare = labels.map(bareLabel)
      const shown = BEGINNINGS.filter((one) => bare.some((label) => one.test(label))).length
      return step(shown, [3, 2.5], [5, 3.5])
    },
  },
  {
    says: 'an abstract, aims and a list of references',
    group: 'frame',
    worth: ({ labels, references }) => {
      const bare = labels.map(bareLabel)
      const has = (label: RegExp) => bare.some((one) => label.test(one))
      return has(/^abstract$/i) &&
        has(/^(?:research |project )?(?:aims?|objectives?)\b(?:.{0,24})$/i) &&
        references >= 4
        ? 2.5
        : 0
    },
  },
  {
    says: 'its first lines call it a thesis or a research proposal',
    group: 'name',
    worth: ({ firstLines }) =>
      firstLines.slice(0, 12).some((line) => line.length < 200 && NAMES_ITSELF.test(line.trim())) ? 2 : 0,
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
    worth: ({ text, words }) =>
      Math.max(
        step(kindsOf(text, RESEARCH_WORDS), [2, 1], [3, 2], [4, 3]),
        step((1000 * times(text, PROOFS)) / Math.max(300, words), [2, 1.5], [5, 3]),
        step(kindsOf(text, ARGUES), [1, 1], [2, 2.5]),
      ),
  },
  {
    says: 'printed results of statistics',
    group: 'statistics',
    worth: ({ text }) => step(times(text, STATISTICS), [1, 1], [3, 1.5]),
  },
]
