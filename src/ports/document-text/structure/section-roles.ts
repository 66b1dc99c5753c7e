/** What a heading announces, in the words of several disciplines and of English, French, Portuguese and Spanish. */
import type { SectionRole } from '#product/document-model.ts'

const ROLES: [SectionRole, RegExp][] = [
  [
    'abstract',
    /^(abstract|summary|executive summary|r[ée]sum[ée]|resumo|resumen|sum[aá]rio executivo|synopsis|zusammenfassung)$/,
  ],
  [
    'references',
    /^(references?|bibliograph\w*|works cited|literature cited|reference list|list of references|sources?( cited)?|r[ée]f[ée]rences( bibliographiques)?|refer[eê]ncias?( bibliogr[aá]ficas)?|referencias?( bibliogr[aá]ficas)?|bibliograf[ií]a|literaturverzeichnis)$/,
  ],
  [
    'appendix',
    /^(appendi(x|ces|xes)|annex(e|es|ures?)?|ap[eê]ndices?|anexos?|supplement\w*|supporting information)\b/,
  ],
  [
    'conclusion',
    /^(conclusions?|concluding|conclus[aãióo]+n?(es)?|considera[cç][oõ]es finais|consideraciones finales|summary and conclusions?|recommendations?|conclusions? (and|et|y|e) .*|(summary|synthesis),? .*conclusions?.*)\b/,
  ],
  [
    'literature',
    /^(literature|review of (the )?(related )?literature|related (work|literature)|previous (work|studies)|prior work|state of the art|theoretical (framework|background|foundations?)|conceptual framework|theor(y|ies)|background and related work|revue de (la )?litt[ée]rature|cadre th[ée]orique|[ée]tat de l['’ ]art|revis[aãióo]+n? (da|de la|de) (literatura|bibliogr\w+)|marco te[oó]rico|referencial te[oó]rico|fundamenta[cç][aã]o te[oó]rica|estado del? arte|legal framework|historiograph\w*)\b/,
  ],
  [
    'methods',
    /^(methods?|methodolog\w*|materials?( and|,| &) .*methods?|experimental( (design|setup|set-up|section|procedures?|methods?))?|research (design|method\w*|approach)|study (design|area|population|site)|patients? and methods?|subjects and methods?|participants?|procedures?|data collection|data and method\w*|m[ée]thodes?|m[ée]thodologie|mat[ée]riels? et m[ée]thodes?|metodolog[ií]a|m[ée]todos?|materia(l|is|les) [ey] m[ée]todos|empirical strategy|econometric (model|specification)|model specification|system (design|architecture)|implementation|case description|doctrinal method\w*)\b/,
  ],
  [
    'results',
    /^(results?|findings?|key findings|main results|data analysis|analysis (of|and) .*(data|results|findings)|presentation (and analysis )?of .*(data|findings|results)|empirical results|experiments?|evaluation|experimental results|r[ée]sultats?|resultados?|an[aá]lise (dos|de) (dados|resultados)|an[aá]lisis de (los )?(datos|resultados))\b/,
  ],
  [
    'discussion',
    /^(general )?(discuss\w*|discuss[aãióo]+n?|discusi[oó]n|interpretation\w*|implications?|limitations?)\b/,
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

const NUMBERING =
  /^((chapter|part|section|chapitre|partie|cap[ií]tulo|parte)\s+)?([\divxlc]+|one|two|three|four|five|six|seven|eight|nine|ten|[a-z])?(\.\d+|[.:)\s–—-])*\s*/i

export function roleOf(title: string): SectionRole {
  const plain = title.toLowerCase().replace(/\s+/g, ' ').trim()
  const bare = withoutNumber(plain).replace(/[.:\s]+$/, '')
  return (
    ROLES.find(([, names]) => names.test(bare))?.[0] ??
    ROLES.find(([, names]) => names.test(plain))?.[0] ??
    'other'
  )
}

/** 'Chapter 2: Methods', 'II. Methods', '2.1 Methods' and 'Methods' are one heading. */
export function withoutNumber(title: string): string {
  const match = NUMBERING.exec(title)
  const isNumber =
    match?.[0] &&
    /^((chapter|part|section|chapitre|partie|cap[ií]tulo|parte)\s|\d|[ivxlc]+[.:)\s]|[a-z][.:)])/i.test(
      match[0],
    )
  const rest = isNumber ? title.slice(match[0].length) : title
  return rest || title
}

export const isKnownHeading = (title: string) => title.length < 60 && roleOf(title) !== 'other'
