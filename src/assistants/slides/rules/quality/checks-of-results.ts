/** What a person sees at once who knows the study: a test told as a finding, a method among the results, a table under the wrong objective, a stub. */

import { contentStems } from '#kit/text/content-stems.ts'
import type { DeckSlide } from '../deck/deck.ts'
import { isResult } from '../plan/no-result.ts'
import { cameBack } from '../plan/sample-slide.ts'
import { captionWords } from '../tables/caption-words.ts'
import { isOfAll, isOfAssumptions } from '../tables/not-findings.ts'
import { wordCount } from '../words/clean.ts'
import { isTitle } from '../words/is-title.ts'
import { BODY, type Checked, type DeckCheck, eachSlide } from './check.ts'

/** Fewer are no thought. */
const LEAST_WORDS = 4
const GOAL = /^(?:Objective|Question) \d/

export function checksOfResults({ deck: { slides } }: Checked): DeckCheck[] {
  const each = (
    id: string,
    passes: string,
    isSo: (slide: DeckSlide) => boolean,
    range: Parameters<typeof eachSlide>[4],
  ): DeckCheck => eachSlide(id, passes, slides, (at) => slides[at] !== undefined && isSo(slides[at]), range)
  return [
    each('cover', 'Title, author and supervisor are what they are called', isCoverSound, { from: 0, to: 1 }),
    each('findings', 'No test of the method and no total is told as a result', isOfFindings, BODY),
    each(
      'no-method',
      'Nothing but what was found is told among the results',
      ({ id, part, points }) =>
        part !== 'Results' ||
        id === 'tests' ||
        points.every(({ text, head, edited, computed }) => edited || computed || head || isResult(text)),
      BODY,
    ),
    each('people', 'Who took part is not told as a finding', isNoProfile, BODY),
    each('returned', 'The sample is the number that came back', isSampleReturned, BODY),
    each('its-goal', 'Each result stands under the objective it answers', answersItsGoal(slides), BODY),
    each('stub', 'No slide is blank, and none holds a stub', isMoreThanStub, BODY),
  ]
}

function isCoverSound({ title, titleChosen, ask, points }: DeckSlide): boolean {
  const [people = '', ...others] = points.map(({ text }) => text)
  const supervised = others.find((text) => text.startsWith('Supervised by '))?.slice('Supervised by '.length)
  return (
    (titleChosen === true || ask !== undefined || isTitle(title)) &&
    !/\b(?:dr|prof|professor|supervis\w*)\b/i.test(people) &&
    (supervised === undefined || people.split(', ').every((name) => !supervised.includes(name)))
  )
}

function isOfFindings({ part, title, titleChosen, visual }: DeckSlide): boolean {
  if (part !== 'Results') return true
  const rows =
    visual?.kind === 'chart'
      ? visual.categories
      : visual?.kind === 'table'
        ? visual.rows.slice(1).map(([name = '']) => name)
        : []
  const heads = visual?.kind === 'table' ? (visual.rows[0] ?? []).slice(1) : []
  return (
    (titleChosen === true || !isOfAssumptions(title)) &&
    !isOfAssumptions(visual?.caption ?? '') &&
    rows.every((name) => !isOfAll(name)) &&
    heads.every((name) => !isOfAssumptions(name))
  )
}

const isNoProfile = ({ id, part, visual, titleChosen }: DeckSlide): boolean =>
  part !== 'Results' ||
  id === 'profile' ||
  titleChosen === true ||
  !OF_WHO.test(captionWords(visual?.caption ?? ''))
const OF_WHO =
  /^(?:distribution of |the )?(?:gender|sex|age|marital status|educational? \w+|qualifications?|religion|role)\b.*\bof (?:the )?respondents?\W*$/i

/** "The study rests on 133 questionnaires", of which 100 were returned. */
function isSampleReturned({ id, title, titleChosen, points, metrics }: DeckSlide): boolean {
  if (id !== 'sample' || titleChosen) return true
  const quotes = [...points, ...metrics].flatMap(({ sources }) => sources.map(({ quote }) => quote))
  const back = quotes.flatMap((quote) => cameBack(quote) ?? [])
  return back.every((n) => title.includes(n) || metrics.some(({ value }) => value === n))
}

/** What the objective names, and most of the others do not, comes back in what is shown on it. */
function answersItsGoal(slides: readonly DeckSlide[]): (slide: DeckSlide) => boolean {
  const goals = slides
    .filter(({ whole }) => whole)
    .flatMap(({ points }) => points.map(({ text }) => new Set(contentStems(text))))
  return ({ kicker, title, points, metrics, visual }) => {
    const goal = /^Result on /.test(kicker) && points.find(({ head }) => GOAL.test(head ?? ''))
    if (!goal) return true
    const shown = [
      title,
      ...points.filter((point) => point !== goal).map(({ text }) => text),
      ...metrics.map(({ label }) => label),
      ...[...(visual?.sources ?? []), ...metrics.flatMap(({ sources }) => sources)].map(({ quote }) => quote),
      visual?.caption ?? '',
      ...(visual?.kind === 'chart' ? [...visual.categories, ...visual.series.map(({ name }) => name)] : []),
      ...(visual?.kind === 'table' ? visual.rows.flat() : []),
    ].join(' ')
    const said = new Set(contentStems(shown))
    const named = contentStems(goal.text)
    const own = named.filter(
      (stem) => goals.filter((one) => one.has(stem)).length * 2 <= Math.max(2, goals.length),
    )
    return (own.length > 0 ? own : named).some((stem) => said.has(stem))
  }
}

const isMoreThanStub = ({ ask, points, metrics, visual }: DeckSlide): boolean =>
  ask !== undefined ||
  visual !== undefined ||
  metrics.length > 0 ||
  points.some(({ edited }) => edited) ||
  points.reduce((sum, { text }) => sum + wordCount(text), 0) >= LEAST_WORDS
