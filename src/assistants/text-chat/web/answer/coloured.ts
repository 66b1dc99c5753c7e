/** Syntax highlighting: comments, literals and keywords. Only one colour is used. */
export type Stretch = { kind: 'plain' | 'keyword' | 'given'; text: string }

const HASH = '#[^\\n]*'
const SLASHES = '//[^\\n]*|/\\*[\\s\\S]*?(?:\\*/|$)'
const DASHES = '--[^\\n]*|/\\*[\\s\\S]*?(?:\\*/|$)'
const PERCENT = '(?<!\\\\)%[^\\n]*'
const STARS = '(?:^|(?<=\\n))[ \\t]*\\*[^\\n]*|//[^\\n]*'

const words = (list: string) => list.split(' ').join('|')
const C_LIKE = words(
  'if else for while do switch case break continue return function class const let var new import export from async await try catch throw typeof public private static void int double float char boolean interface type extends implements this',
)

const CONSTANT = words('TRUE FALSE NULL NA Inf NaN None True False null undefined true false')

type Language = { comment: string; keyword: string; caseless?: boolean }
const LANGUAGES: Record<string, Language> = {
  r: {
    comment: HASH,
    keyword: words('if else for while repeat function return in next break library require'),
  },
  python: {
    comment: HASH,
    keyword: words(
      'if elif else for while in not and or is def return class import from as with try except finally raise lambda yield pass break continue global async await',
    ),
  },
  shell: {
    comment: HASH,
    keyword: words('if then else fi for in do done while case esac function echo export'),
  },
  sql: {
    comment: DASHES,
    caseless: true,
    keyword: words(
      'select from where group by order having join left right inner outer on as and or not in is null insert into values update set delete create table distinct count sum avg min max case when then else end limit union',
    ),
  },
  stata: {
    comment: STARS,
    keyword: words(
      'use clear gen generate replace reg regress ttest tab tabulate summarize sum by sort if in drop keep merge logit graph',
    ),
  },
  spss: {
    comment: STARS,
    caseless: true,
    keyword: words(
      'compute recode if execute frequencies descriptives correlations regression t-test oneway crosstabs variables dependent method enter groups into',
    ),
  },
  latex: { comment: PERCENT, keyword: '\\\\[A-Za-z]+' },
  c: { comment: SLASHES, keyword: C_LIKE },
}

const ALSO: Record<string, string> = {
  py: 'python',
  sh: 'shell',
  bash: 'shell',
  zsh: 'shell',
  yaml: 'shell',
  do: 'stata',
  sps: 'spss',
  tex: 'latex',
  js: 'c',
  javascript: 'c',
  jsx: 'c',
  ts: 'c',
  typescript: 'c',
  tsx: 'c',
  java: 'c',
  cpp: 'c',
  'c++': 'c',
  cs: 'c',
  php: 'c',
  go: 'c',
  json: 'c',
  css: 'c',
}

/** Longer code stays plain: it is not read on a phone, and highlighting costs time. */
const LONGEST = 20_000

export function coloured(code: string, language: string): Stretch[] {
  const name = language.toLowerCase()
  const known = LANGUAGES[ALSO[name] ?? name]
  if (!known || code.length > LONGEST) return code === '' ? [] : [{ kind: 'plain', text: code }]
  const keyword = known.keyword.startsWith('\\') ? known.keyword : `\\b(?:${known.keyword})\\b`
  const signs = new RegExp(
    `(?<given>${known.comment}|"(?:\\\\.|[^"\\\\\\n])*"|'(?:\\\\.|[^'\\\\\\n])*'|\\b\\d[\\d_.]*(?:e[+-]?\\d+)?\\b|\\b(?:${CONSTANT})\\b)|(?<keyword>${keyword})`,
    known.caseless ? 'gi' : 'g',
  )
  const stretches: Stretch[] = []
  let at = 0
  for (const found of code.matchAll(signs)) {
    if (found.index > at) stretches.push({ kind: 'plain', text: code.slice(at, found.index) })
    stretches.push({ kind: found.groups?.keyword === undefined ? 'given' : 'keyword', text: found[0] })
    at = found.index + found[0].length
  }
  if (at < code.length) stretches.push({ kind: 'plain', text: code.slice(at) })
  return stretches
}
