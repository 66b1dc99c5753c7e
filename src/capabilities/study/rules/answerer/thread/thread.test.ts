/** A conversation about a work: what points at the answer before is told from its places, and nothing is told twice. */
import { beforeAll, expect, it } from 'vitest'
import { modelOf } from '#tests/model-of.ts'
import { readHandbook } from '../../../server/read-handbook.ts'
import { STUDY_SENTENCES } from '../../../spec.ts'
import type { Handbook } from '../../handbook/handbook-search.ts'
import { openRecord } from '../../open-study.ts'
import { answerQuestion } from '../answer.ts'

const study = openRecord(
  modelOf([
    {
      title: 'Chapter 3: Methods',
      role: 'methods',
      blocks: [
        'The beekeepers were chosen by convenience sampling along the Luapula road.',
        'The software SPSS was used for the work with the numbers.',
      ],
    },
    {
      title: '4.2 Shade over the hives',
      role: 'results',
      level: 2,
      blocks: [
        'Shade over a hive went with more honey in the hot months.',
        'A beekeeper of Kawambwa said, “Without shade the wax melts and the bees leave us.”',
        'Smoke was used by nine beekeepers, for example from dry cow dung.',
        'Most beekeepers took their honey to the market of Mansa.',
      ],
    },
  ]),
)
let handbook: Handbook
beforeAll(async () => {
  handbook = await readHandbook()
})
const said = (question: string, ...before: string[]) =>
  [...answerQuestion({ question, before, study, handbook })].map(({ text }) => text).join('\n')

it('names the place of what it showed, and puts the new thing into the question before', () => {
  const first = 'what does the study say about shade'
  expect(said(first)).toContain('more honey in the hot months')
  expect(said('which page is that', first)).toMatch(/^What I showed you stands on .*page \d/)
  expect(said('and for smoke?', first)).toContain('nine beekeepers')
  expect(said('and for smoke?', first)).not.toContain('hot months')
})

it('shows what somebody is quoted as saying, and finds nobody who did not speak', () => {
  expect(said('did any beekeeper say something about wax? give me the quote')).not.toContain('hot months')
  expect(said('did anyone say something about shade, give me the quote')).toContain('the wax melts')
  expect(said('did anyone say something about loans, give me the quote')).toContain(
    STUDY_SENTENCES.notInDocument,
  )
})

it('has no verdict of its own, and shows again what answers a question of its own', () => {
  const first = 'what does the study say about smoke'
  expect(said('isnt that a problem?', first)).toContain(STUDY_SENTENCES.nothingAgainst(false))
  expect(said('what does the work say about smoke', first)).toContain('nine beekeepers')
  expect(said('how was that', 'which software was used')).not.toMatch(/^“The software SPSS/)
})

it('forgives two wrong letters, and shows what a panel will look for', () => {
  expect(said('what softwear was used')).toContain('SPSS')
  const seen = said('can i generalise the results to all beekeepers')
  expect(seen).toContain('convenience sampling')
  expect(seen).toContain('for whom else it holds')
})

it('has nothing to say more about where the answer before found nothing', () => {
  const lost = 'how much was paid for a hive'
  expect(said(lost)).toContain(STUDY_SENTENCES.notInDocument)
  expect(said('is that high?', lost)).toContain(STUDY_SENTENCES.nothingToPointAt(lost))
  expect(said('where does it say that', 'which software was used', lost)).toContain(
    STUDY_SENTENCES.nothingToPointAt(lost),
  )
  expect(said('what does the study say about smoke', lost)).toContain('nine beekeepers')
})

it('explains what the work does not have, where the handbook names it', () => {
  const told = said('did the study have a pilot')
  expect(told.startsWith(STUDY_SENTENCES.notInDocument)).toBe(true)
  expect(told).toContain('small rehearsal')
  expect(said('who was the statistician')).not.toContain('Ask yourself')
})

it('sets parts of the open work side by side, and not entries of the handbook', () => {
  expect(said('compare the results with the sampling')).not.toContain(STUDY_SENTENCES.sideBySide)
})
