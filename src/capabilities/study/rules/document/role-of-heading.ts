/** A heading without its number, and the part of a work that it names. */
import type { SectionRole } from '#product/document-model.ts'

const NUMBER =
  /^(?:(?:chapter|section|part|appendix)\s*)?(?:\d+(?:\.\d+)*\.?|[ivx]+[.):]|[a-h][.)]|(?:one|two|three|four|five|six|seven)\b)?[\s:.)–—-]*/i

export const bareHeading = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/^\s+/, '')
    .replace(NUMBER, '')
    .replace(NUMBER, '')
    .replace(/[\s:.]+$/, '')
    .replace(/\s+/g, ' ')

const PARTS: readonly (readonly [SectionRole, RegExp])[] = [
  [
    'literature',
    /^(?:(?:brief )?(?:a )?(?:brief )?(?:literature|review of (?:the )?(?:related )?literature|related (?:work|literature)|background (?:review|research|literature|and related)|theoretical|conceptual|empirical (?:review|literature))\b)/,
  ],
  [
    'methods',
    /^(?:(?:research |study )?method(?:s|ology|ologies)\b|materials? and methods?|research design|data and method|methodology and|experimental (?:set-?up|design)|(?:proposed )?system design)/,
  ],
  [
    'results',
    /^(?:results?\b|findings\b|data (?:analysis|presentation)|presentation\b.*\b(?:data|findings|results)|experiments? and results|evaluation and results|analysis and (?:results|findings))/,
  ],
  ['discussion', /^(?:discussions?\b|interpretation of)/],
  ['conclusion', /^(?:(?:summary,? )?(?:(?:findings|discussion),? )?(?:and )?conclusions?\b|concluding)/],
  ['abstract', /^abstract$/],
  ['introduction', /^(?:(?:general )?introduction\b|background (?:of|to) the|the problem and its)/],
]

export const roleOfHeading = (heading: string): SectionRole | null =>
  PARTS.find(([, names]) => names.test(bareHeading(heading)))?.[0] ?? null
