/** "Which software", "what algorithm", "which test": answered only by a sentence that names one. */
import { contentStems } from '#kit/text/content-stems.ts'
import { evidenceOf, type StudyEvidence } from '../document/evidence.ts'
import type { OpenStudy } from '../open-study.ts'
import { readQuestion } from '../summarisation/asked.ts'

type Thing = { asks: RegExp; names: RegExp }

const THINGS: readonly Thing[] = [
  {
    asks: /\bhow (?:were|was|are|is|will|did|do|does)\b[^?]*\b(?:select(?:ed)?|chosen|choose|pick(?:ed)?|sampled?(?! sizes?)|recruit(?:ed)?|gotten)\b/i,
    names:
      /\b(?:simple random|at random|random(?:ly)? (?:selected|chosen|picked|sampl\w+)|lottery|stratified|systematic(?:ally)? (?:random )?sampl\w+|clusters?|purposive(?:ly)?|convenien\w+|snowball|quota|consecutive|multi-?stage|census|availability[- ]sampling|total population|all of them|solicited|volunteer\w*)\b/i,
  },
  {
    asks: /\b(?:qualitative|quantitative|mixed(?:[- ]methods?)?)\b.*\bor\b.*\b(?:qualitative|quantitative|mixed)\b/i,
    names:
      /\b(?:this|the|present|current) (?:\w+ )?(?:study|research|thesis|project|dissertation)\b[^.]*\b(?:qualitative|quantitative|mixed[- ]methods?)\b/i,
  },
  {
    asks: /\b(?:which|what|name (?:of )?the) (?:\p{L}+ ){0,2}?(?:software|program|package|statistical tool)s?\b(?! (?:model|process|development))/iu,
    names:
      /\b(?:SPSS|Stata|SAS|NVivo|ATLAS\.?ti|MAXQDA|EViews|AMOS|SmartPLS|jamovi|JASP|Minitab|MATLAB|Epi ?Info|Epi ?Data|KoboToolbox|RStudio|VOSviewer|Bibliometrix|Biblioshiny|Microsoft Excel|Excel|Genstat|Arduino IDE|Visual Studio Code|R software|R \(version|GraphPad)\b/,
  },
  {
    asks: /\b(?:which|what) (?:programming )?languages?\b/i,
    names:
      /\b(?:PHP|Python|Java|JavaScript|TypeScript|C\+\+|C#|C language|Kotlin|Swift|Dart|HTML|CSS|SQL|Ruby|MATLAB|Visual Basic|VB\.NET)(?![\p{L}+#])/u,
  },
  {
    asks: /\b(?:which|what|and) (?:data ?base|dbms|database management system)s?\b/i,
    names:
      /\b(?:MySQLi?|PostgreSQL|SQLite|Oracle|MongoDB|SQL Server|MariaDB|Firebase|Firestore|MS Access|Microsoft Access|Scopus|Web of Science|PubMed|Google Scholar|IEEE Xplore)\b/,
  },
  {
    asks: /\b(?:which|what) (?:\p{L}+ ){0,2}?(?:algorithm|classifier)s?\b|\b(?:which|what) machine learning (?:model|method)s?\b/iu,
    names:
      /\b(?:support vector machines?|SVM|random forests?|decision trees?|logistic regression|naive bayes|na[iï]ve bayes|k-?nearest neighbou?rs?|KNN|k-means|gradient boosting|XGBoost|neural networks?|CNN|LSTM|autoencoders?|linear regression|apriori)\b/i,
  },
  {
    asks: /\b(?:which|what) (?:\p{L}+ ){0,2}?(?:model|methodology|life ?cycle|approach|process model)\b(?=[^?]*\b(?:follow\w*|adopt\w*|used|develop\w*)\b)|\b(?:software|development|system|process|sdlc) (?:\p{L}+ )?(?:model|methodology|life ?cycle)\b/iu,
    names:
      /\b(?:iterative waterfall|waterfall|agile|scrum|spiral|incremental|iterative (?:design |development )?model|iterative|prototyp(?:e|ing) model|rapid application development|RAD|V-model|extreme programming|object[- ]oriented (?:analysis|methodology|approach)|structured systems analysis)\b/i,
  },
]

/** The work's own doing, in the past, the present or the plan. */
const OWN =
  /\b(?:was|were|is|are|be|been|we|i)\s+(?:\w+ly\s+)?(?:used?|using|chosen|choose|adopted?|employed|selected|recruited|solicited|sampled|followed?|implemented|applied|performed|coded|developed|built|analy[sz]ed)\b|\bwill (?:use|employ|adopt|follow|apply)\b|\b(?:used|using|adopted|chosen|uses|via|by means of|with the (?:aid|help) of)\b/i
const OF_OTHERS = /\bet al\b|\(\p{Lu}[^()\d]{2,60}\d{4}[a-z]?\)|\baccording to\b/u
/** Words that go with any such question. */
const OF_ANY =
  /\b(?:system|used?|uses?|using|follow\w*|adopt\w*|develop\w*|software|programming|programs?|packages?|languages?|data ?bases?|algorithms?|classifiers?|models?|machine learning|methodolog\w+|approach\w*|life ?cycles?|qualitative|quantitative|mixed|statistical|tools?|study|research|project|select(?:ed)?|chosen|choose|pick(?:ed)?|sampled?|recruit(?:ed)?|gotten|participants?|respondents?|how|why|did|do|does|they|author|student)\b/gi
/** "Back end: MySQL" */
const LABELLED = /^\W*(?:\p{L}+[\s-]?){1,4}:\s/u
const OFTEN_SAID = 2
const MOST = 2

/** "Schools were selected": they, and not what else was. */
const isSubjectOf = (stem: string, text: string) =>
  new RegExp(
    String.raw`\b${stem}\p{L}*\s+(?:that\s+|then\s+)?(?:were|was|are|will be)\s+(?:\p{L}+ly\s+|then\s+)?(?:selected|chosen|picked|sampled|recruited|drawn)`,
    'iu',
  ).test(text)

const isOwnPart = (role: string) => !['literature', 'references', 'appendix', 'front-matter'].includes(role)

/** Such a question is answered by a name alone. */
export const namesAThing = (question: string): boolean => THINGS.some(({ asks }) => asks.test(question))

export function thingsNamed(question: string, { reading }: Pick<OpenStudy, 'reading'>): StudyEvidence[] {
  const kinds = THINGS.filter(({ asks }) => asks.test(question))
  if (kinds.length === 0) return []
  const rest = readQuestion(question.replace(OF_ANY, ' ')).words.filter(({ weighs }) => weighs === 'topic')
  const units = [
    ...reading.sentences,
    ...reading.signposts.filter(({ kind }) => kind === 'heading'),
    ...reading.blocks.filter(({ kind }) => kind === 'table'),
  ].filter(({ role, kind }) => isOwnPart(role) && kind !== 'reference')
  return kinds.flatMap(({ names }) => {
    const all = units.filter(({ text }) => names.test(text))
    const times = Map.groupBy(all, ({ text }) => names.exec(text)![0].toLowerCase())
    const ranked = all
      .flatMap((unit) => {
        const held = new Set(contentStems(unit.text))
        const shared = rest.filter(({ stems }) => [...stems].some((one) => held.has(one))).length
        if (shared * 2 < rest.length) return []
        const often = (times.get(names.exec(unit.text)![0].toLowerCase())?.length ?? 0) >= OFTEN_SAID
        const it = {
          unit,
          worth:
            (OWN.test(unit.text) || LABELLED.test(unit.text) ? 2 : 0) +
            (unit.kind === 'heading' || often ? 1 : 0) +
            (unit.kind === 'heading' ? 1 : 0) +
            (rest.some(({ asked }) => isSubjectOf(asked, unit.text)) ? 1.5 : 0) +
            (unit.role === 'methods' || unit.role === 'abstract' ? 0.5 : 0) -
            (OF_OTHERS.test(unit.text) ? 2 : 0) +
            shared * 0.5,
        }
        return [it]
      })
      .filter(({ worth }) => worth >= 2)
      .toSorted((one, other) => other.worth - one.worth)
    return ranked.slice(0, kinds.length > 1 ? 1 : MOST).map(({ unit }) => evidenceOf(unit))
  })
}
