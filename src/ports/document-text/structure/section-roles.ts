/** The role a heading announces, in the words of several disciplines and of English, French, Portuguese and Spanish. */
import type { SectionRole } from '#product/document-model.ts'
import { headingNumber } from './heading-number.ts'
import { mendedHeading } from './misspelt-heading.ts'
import { partOf } from './section-parts.ts'

const ROLES: [SectionRole, RegExp][] = [
  [
    'abstract',
    /^((?:draft |project |study |thesis |structured )?abstract|summary|executive summary|r[ée]sum[ée]|resumo|resumen|sum[aá]rio executivo|synopsis|zusammenfassung)$/,
  ],
  [
    'references',
    /^(references?|referenc(ing|e) styles?|bibliograph\w*|works cited|literature cited|reference list|list of references|sources?( cited)?|r[ée]f[ée]rences( bibliographiques)?|refer[eê]ncias?( bibliogr[aá]ficas)?|referencias?( bibliogr[aá]ficas)?|bibliograf[ií]a|literaturverzeichnis)$/,
  ],
  [
    'appendix',
    /^(appendi(x|ces|xes)|annex(e|es|ures?)?|ap[eê]ndices?|anexos?|supplement\w*|supporting information)\b/,
  ],
  [
    'conclusion',
    /^(conclusions?|concluding|conclus[aãióo]+n?(es)?|considera[cç][oõ]es finais|consideraciones finales|summary and conclusions?|recommendations?|conclusions? (and|et|y|e) .*|overall conclusions?|main conclusions?|general conclusions?|(summary|synthesis),? .*conclusions?.*)\b/,
  ],
  [
    'literature',
    /^((a |the )?(brief |short |critical |systematic )?(literature|empirical|conceptual|theoretical) review.*|literature|review of (the )?(related )?literature|related (work|literature)|previous (work|studies)|prior work|state of the art|theoretical (framework|background|foundations?)|conceptual framework|theor(y|ies)|background and related work|revue de (la )?litt[ée]rature|cadre th[ée]orique|[ée]tat de l['’ ]art|revis[aãióo]+n? (da|de la|de) (literatura|bibliogr\w+)|marco te[oó]rico|referencial te[oó]rico|fundamenta[cç][aã]o te[oó]rica|estado del? arte|legal framework|historiograph\w*)\b/,
  ],
  [
    'methods',
    /^(methods?|methodolog\w*|materials?( and|,| &) .*methods?|.{0,30}\b(methodology|materials and methods|research methods?)$|experimental( (design|setup|set-up|section|procedures?|methods?))?|research (design|method\w*|approach)|study (design|area|population|site)|patients? and methods?|subjects and methods?|participants?|procedures?|data collection|data and method\w*|m[ée]thodes?|m[ée]thodologie|mat[ée]riels? et m[ée]thodes?|metodolog[ií]a|m[ée]todos?|materia(l|is|les) [ey] m[ée]todos|empirical strategy|econometric (model|specification)|model specification|system (design|architecture|analysis|requirements?|development|framework)|implementation|(proposed|adopted) (method\w*|approach|system|model)|data ?sets?$|data sources?|sources? of data|data and sources|about the data ?set|details of the data ?set|(model|algorithm) (design|development|architecture)|design(,| and) (development|implementation|methodology).*|experimental (setting|protocol)|case description|doctrinal method\w*)\b/,
  ],
  [
    'results',
    /^((?!(?:expected|anticipated|intended|previous|earlier|other|interpretation|discussion|implications?|limitations?|dissemination|use|utili[sz]ation|search|summary)\b).{3,60}\bresults$|results?|findings?|(key|research|main|study) findings|data presentation|main results|data analysis|analysis (of|and) .*(data|results|findings)|presentation (and analysis )?of .*(data|findings|results)|empirical results|experiments?|evaluation|experimental results|r[ée]sultats?|resultados?|an[aá]lise (dos|de) (dados|resultados)|an[aá]lisis de (los )?(datos|resultados))\b/,
  ],
  [
    'discussion',
    /^(general )?(discuss\w*|discuss[aãióo]+n?|discusi[oó]n|interpretation( of (the )?(main |key )?(results|findings))?$|implications?|limitations?)\b/,
  ],
  [
    'introduction',
    /^(general )?(introduc\w*|introdu[cç][aã]o|introducci[oó]n|background|problem statement|statement of the problem|overview|motivation|contexte|preliminar(y|ies)|prologue)\b/,
  ],
  [
    'front-matter',
    /^(contents|table of contents|list of (figures|tables|abbreviations|acronyms|symbols|publications|papers)|acknowledg\w*|declaration|dedication|preface|foreword|certificat\w*|approval|copyright|abbreviations|acronyms|glossary|remerciements|table des mati[eè]res|sommaire|agradecimentos|agradecimientos|[ií]ndice|sum[aá]rio|lista de (figuras|tabelas|tablas|quadros))\b/,
  ],
]

export function roleOf(title: string): SectionRole {
  const tidy = title.replace(/\s+/g, ' ').trim()
  return roleOfWords(withoutNumber(tidy)) ?? roleOfWords(tidy) ?? 'other'
}

function roleOfWords(words: string): SectionRole | undefined {
  const plain = words.toLowerCase().replace(/[.:\s]+$/, '')
  const named = (words: string) => ROLES.find(([, names]) => names.test(words))?.[0]
  // 'References/Referenties' names it in two languages.
  return (
    named(plain) ??
    plain
      .split('/')
      .map((part) => named(part.trim()))
      .find(Boolean) ??
    namedAsMeant(plain, named)
  )
}

function namedAsMeant(plain: string, named: (words: string) => SectionRole | undefined) {
  const mended = mendedHeading(plain)
  return mended === undefined ? undefined : named(mended)
}

/** 'Chapter 2: Methods', 'II. Methods', '2.1 Methods' and 'Methods' are one heading. */
export function withoutNumber(title: string): string {
  return headingNumber(title)?.rest || title
}

/** A heading that nearly every work has; longer ones only share words with these. */
export function isKnownHeading(title: string): boolean {
  const bare = withoutNumber(title.trim())
  if (title.length >= 60) return false
  const part = partOf(bare)
  return roleOf(title) !== 'other' || (part !== undefined && bare.split(/\s+/).length <= 5)
}
