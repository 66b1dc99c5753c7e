/**
 * A report on weeks in a workshop, an office or a ward is written like a thesis, with chapters, objectives and
 * references, but owes none of what a study owes. Its first page says what it is; a study about such training says
 * there what it investigated.
 */

const TRAINING =
  "(?:SIWES|students?[’']? industrial work[- ]experience(?: scheme)?|(?:industrial|field|practical|vocational) (?:training|attachments?)|internships?|attachments?|teaching practice|practicum|work[- ]based learning)"
const IS_REPORT = [
  new RegExp(
    `^(?:an? |the |my |final |technical )*${TRAINING}(?: (?:programme|program|scheme|final|technical))* report\\b`,
    'i',
  ),
  new RegExp(
    `^(?:an? |the |my |final |technical |detailed )*report (?:on|of|about|for) .{0,40}${TRAINING}`,
    'i',
  ),
]
const IS_STUDY =
  /\b(?:thesis|dissertation|research (?:project|proposal|report)|effects?|impacts?|influence|assessment|perceptions?|challenges|factors|relationship)\b/i
const FIRST = 12

export function isTrainingReport(firstLines: readonly string[]): boolean {
  const lines = firstLines.slice(0, FIRST).map((line) => line.trim())
  return lines.some((line) => IS_REPORT.some((one) => one.test(line)) && !IS_STUDY.test(line))
}
