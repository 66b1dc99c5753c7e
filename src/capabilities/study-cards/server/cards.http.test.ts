/** Cards over HTTP: made from a document, kept, reviewed by two devices, deleted. */
import { beforeEach, describe, expect, it } from 'vitest'
import { hours, minutes } from '#kit/time.ts'
import { signedInStudent, testApp, visitor } from '#tests/app.ts'
import { chattingStudent } from '#tests/chatting.ts'
import { uploaded } from '#tests/documents.ts'
import type { Card, Draft } from '../contract.ts'
import { CARD_LIMITS, RATINGS, SAYS } from '../spec.ts'

const test = testApp()
let student: Awaited<ReturnType<typeof chattingStudent>>
beforeEach(async () => {
  student = await chattingStudent(test)
})

const NOTES = `Photosynthesis is the process by which plants turn light into sugar. Plants do this in their leaves.

Osmosis refers to the movement of water through a skin with very small holes. It needs no work of the cell.

Attrition means the loss of people who took part in a study at its beginning.`

const notes = () => uploaded(student, { name: 'notes.txt', type: 'text/plain', content: NOTES })
const draftsOf = async (documentId: string): Promise<Draft[]> =>
  (await student.get(`/api/cards/drafts?documentId=${documentId}`)).json().drafts
const listed = async (browser = student): Promise<Card[]> => (await browser.get('/api/cards')).json().cards
let made = 0
const wantedOf = ({ question, answer, place }: Draft, id = `card-${++made}`) => ({
  id,
  question,
  answer,
  documentId: place.documentId,
  sentenceId: place.sentenceId,
})
async function kept(): Promise<Card[]> {
  const drafts = await draftsOf((await notes()).id)
  const answer = await student.post('/api/cards', { cards: drafts.map((draft) => wantedOf(draft)) })
  expect(answer.statusCode).toBe(200)
  return answer.json().cards
}
const review = (cardId: string, id: string, rating: number, at: number) => ({ id, cardId, rating, at })
const send = (reviews: unknown[], browser = student) => browser.post('/api/cards/reviews', { reviews })

describe('made from a document', () => {
  it('are offered with a question, an answer, and the words of the document they rest on', async () => {
    const { id } = await notes()
    const drafts = await draftsOf(id)
    expect(drafts.map(({ question }) => question)).toEqual([
      'What does “Photosynthesis” mean?',
      'What does “Osmosis” mean?',
      'What does “Attrition” mean?',
    ])
    for (const { answer, place } of drafts) {
      expect(NOTES).toContain(place.quote)
      expect(place.quote).toContain(answer)
      expect(place).toMatchObject({ documentId: id, name: 'notes.txt' })
    }
    expect(await listed()).toEqual([])
  })

  it('rest on what stands there, whatever a browser says, and keep the student’s own question', async () => {
    const [draft] = await draftsOf((await notes()).id)
    const card = { ...wantedOf(draft!), question: 'What do leaves do?', quote: 'Plants eat soil.' }
    const answer = await student.post('/api/cards', { cards: [card] })
    expect(answer.json().cards).toMatchObject([
      { question: 'What do leaves do?', place: { quote: draft!.place.quote } },
    ])
  })

  it('are one card when they are sent twice', async () => {
    const [draft] = await draftsOf((await notes()).id)
    const cards = [wantedOf(draft!, 'the-same')]
    for (const _ of ['first', 'again']) await student.post('/api/cards', { cards })
    expect(await listed()).toHaveLength(1)
  })

  it('are refused for a document of somebody else, and for words that stand nowhere', async () => {
    const [draft] = await draftsOf((await notes()).id)
    const other = await chattingStudent(test)
    const answer = await other.post('/api/cards', { cards: [wantedOf(draft!)] })
    expect([answer.statusCode, answer.json().error]).toEqual([404, SAYS.documentGone])
    expect((await other.get(`/api/cards/drafts?documentId=${draft!.place.documentId}`)).statusCode).toBe(404)
    const nowhere = { ...wantedOf(draft!), sentenceId: 'nowhere' }
    expect((await student.post('/api/cards', { cards: [nowhere] })).json().error).toBe(SAYS.placeGone)
  })

  it(`are kept ${CARD_LIMITS.atOnce} at once, and refused with one more`, async () => {
    const [draft] = await draftsOf((await notes()).id)
    const cards = Array.from({ length: CARD_LIMITS.atOnce + 1 }, () => wantedOf(draft!))
    const tooMany = await student.post('/api/cards', { cards })
    expect([tooMany.statusCode, tooMany.json().error]).toEqual([400, SAYS.notUnderstood])
    expect(await listed()).toEqual([])
    const kept = await student.post('/api/cards', { cards: cards.slice(1) })
    expect(kept.json().cards).toHaveLength(CARD_LIMITS.atOnce)
  })

  it.each([
    ['no card', []],
    ['an empty question', [{ id: 'a', documentId: 'd', sentenceId: 's', question: '  ', answer: 'x' }]],
    [
      'a question without an end',
      [{ id: 'a', documentId: 'd', sentenceId: 's', question: 'x'.repeat(301), answer: 'x' }],
    ],
    ['markup for a name', [{ id: '<b>', documentId: 'd', sentenceId: 's', question: 'x', answer: 'x' }]],
  ])('are refused with %s', async (_what, cards) => {
    const answer = await student.post('/api/cards', { cards })
    expect([answer.statusCode, answer.json().error]).toEqual([400, SAYS.notUnderstood])
  })

  it('need the Text Chat Assistant; what was made stays after it', async () => {
    const unpaid = await signedInStudent(test)
    expect((await unpaid.get('/api/cards/drafts?documentId=x')).statusCode).toBe(402)
    expect((await unpaid.post('/api/cards', { cards: [] })).statusCode).toBe(402)
    expect(await listed(unpaid)).toEqual([])
    for (const path of ['/api/cards', '/api/cards/drafts?documentId=x'])
      expect((await visitor(test).get(path)).statusCode).toBe(401)
  })

  it('outlive their document', async () => {
    const [card] = await kept()
    await student.ask('DELETE', `/api/documents/${card!.place.documentId}`)
    expect(await listed()).toContainEqual(card)
  })
})

describe('reviewed', () => {
  it('come again later, and each review counts once however often it is sent', async () => {
    const [card] = await kept()
    const at = test.clock.at.getTime()
    const reviews = [review(card!.id, 'r1', RATINGS.easy, at)]
    const [first] = (await send(reviews)).json().cards as Card[]
    expect(first!.schedule.due).toBeGreaterThan(at + hours(24))
    const [second] = (await send(reviews)).json().cards as Card[]
    expect(second!.schedule).toEqual(first!.schedule)
    expect((await listed()).find(({ id }) => id === card!.id)!.schedule.reviews).toBe(1)
    const { studyCards } = (await student.get('/api/account/export')).json()
    expect(studyCards.find(({ id }: Card) => id === card!.id)).toMatchObject({
      question: card!.question,
      reviews: [{ rating: RATINGS.easy }],
    })
  })

  it('come to the same on two devices, whichever had a line first', async () => {
    const [one, other] = await kept()
    const began = test.clock.at.getTime()
    const times = [0, 12, 40].map((after) => began + minutes(after))
    test.advance(hours(2))
    const of = (card: Card, name: string) =>
      times.map((at, number) =>
        review(card.id, `${name}-${number}`, number === 1 ? RATINGS.again : RATINGS.good, at),
      )
    const inOrder = of(one!, 'a')
    for (const each of inOrder) await send([each])
    const [first, second, third] = of(other!, 'b')
    // The phone was offline all the while.
    await send([third!])
    await send([second!, first!])
    const [a, b] = [one, other].map(
      (card) => test.app && listed().then((all) => all.find(({ id }) => id === card!.id)!.schedule),
    )
    expect(await b).toEqual(await a)
    expect((await a)!.reviews).toBe(3)
  })

  it('at the same moment by two devices lose none of them', async () => {
    const [card] = await kept()
    const at = test.clock.at.getTime()
    await Promise.all([1, 2, 3].map((n) => send([review(card!.id, `r${n}`, RATINGS.good, at + n)])))
    expect((await listed()).find(({ id }) => id === card!.id)!.schedule.reviews).toBe(3)
  })

  it('by a clock that is ahead are taken for now', async () => {
    const [card] = await kept()
    const at = test.clock.at.getTime()
    const [after] = (await send([review(card!.id, 'r1', RATINGS.good, at + hours(999))])).json()
      .cards as Card[]
    expect(after!.schedule.reviewedAt).toBe(at)
  })

  it('are nobody else’s, and those of a deleted card do no harm', async () => {
    const [card] = await kept()
    const at = test.clock.at.getTime()
    const other = await signedInStudent(test)
    expect((await send([review(card!.id, 'r1', RATINGS.good, at)], other)).json().cards).toEqual([])
    expect((await other.ask('DELETE', `/api/cards/${card!.id}`)).statusCode).toBe(404)
    expect((await student.ask('DELETE', `/api/cards/${card!.id}`)).statusCode).toBe(204)
    expect((await send([review(card!.id, 'r1', RATINGS.good, at)])).json().cards).toEqual([])
    expect((await listed()).map(({ id }) => id)).not.toContain(card!.id)
  })

  it.each([
    ['a rating that there is not', { rating: 5 }],
    ['a moment before all time', { at: -1 }],
    ['no name', { id: '' }],
  ])('are refused with %s', async (_what, change) => {
    const answer = await send([{ ...review('c', 'r', RATINGS.good, 1), ...change }])
    expect([answer.statusCode, answer.json().error]).toEqual([400, SAYS.notUnderstood])
  })
})
