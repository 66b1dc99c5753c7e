import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, it } from 'vitest'
import { testApp } from '#tests/app.ts'
import { answered, chattingStudent, eventOf } from '#tests/chatting.ts'
import { officeFaults } from '#tests/office-faults.ts'

const test = testApp()
let student: Awaited<ReturnType<typeof chattingStudent>>
beforeAll(async () => {
  student = await chattingStudent(test)
})

const TEXT = 'The yields in Choma rose by a third. The rains came late in Monze that year.'
const ANSWER = `## Yields

The study says “The yields in Choma rose by a third.” [1], and $\\bar{x} = \\frac{\\sum_{i=1}^{n} x_i}{n}$ holds.

$$t = \\frac{a - b}{\\sqrt{s^2 + 1}}$$

| Town | Yield |
|---|---:|
| Choma | 12 |

1. One **bold** point
   - inside, with \`code\`
2. Two

> A quotation.

\`\`\`r
x <- 1 < 2
\`\`\`

A broken $\\frac{1$ stays, and <b>markup</b> too.`

async function conversation() {
  test.aiText.script('Hello & welcome.', ANSWER)
  const { conversationId } = await answered(student, { prompt: 'Hello' })
  const file = { name: 'yields.txt', type: 'text/plain', content: TEXT }
  const second = await answered(student, { prompt: 'And the yields?', file, fields: { conversationId } })
  return { conversationId, source: eventOf(second.events, 'complete').message.sources?.[0] }
}

it('goes to Word with its tables, its lists and real equations, and each mark with the text of its place', async () => {
  const { conversationId, source } = await conversation()
  const answer = await student.get(`/ai/conversations/${conversationId}/export?format=docx`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-disposition']).toContain('Hello.docx')
  const bytes = new Uint8Array(answer.rawPayload)
  const xml = strFromU8(unzipSync(bytes)['word/document.xml']!)
  expect(xml.match(/<m:oMath>/g)).toHaveLength(2)
  expect(xml).toContain('<m:nary>')
  expect(xml).toContain('<m:rad>')
  expect(xml).toContain('<w:tbl>')
  expect(xml).toContain('&lt;b&gt;markup')
  const text = xml.replace(/<[^>]+>/g, '')
  expect(source?.quote).toBe('The yields in Choma rose by a third.')
  expect(text).toMatch(/\[1\] yields\.txt, .+: “The yields in Choma rose by a third\.”/)
  expect(await officeFaults(bytes, 'docx')).toEqual([])
})

it('goes to Markdown with footnotes, or one answer alone', async () => {
  const { conversationId } = await conversation()
  const { messages } = (await student.get(`/ai/conversations/${conversationId}`)).json()
  const whole = await student.get(`/ai/conversations/${conversationId}/export?format=md`)
  expect(whole.body).toContain('# Hello\n\n## Question\n\nHello')
  expect(whole.body).toContain('rose by a third.”[^1], and $\\bar{x}')
  expect(whole.body).toMatch(/\n\[\^1\]: yields\.txt, .*: “The yields in Choma rose by a third\.”\n$/)
  const one = await student.get(
    `/ai/conversations/${conversationId}/export?format=md&messageId=${messages[1].id}`,
  )
  expect(one.body).toContain('Hello & welcome.')
  expect(one.body).not.toContain('Yields')
})

const CITED = `Introduction

Late booking is common where the clinic is far (Banda, 2019). Fees keep mothers away (Phiri & Zulu, 2021).

References

Banda, C. (2019). Distance and care in two districts. Journal of Clinics, 4(2), 11-19.

Phiri, M., & Zulu, T. (2021). Fees at the door. Lusaka: Open Press.

Tembo, A. (2018). What nobody cites. Lusaka: Open Press.
`

it.each(['docx', 'md'])(
  'brings the references of what it quotes, as the student’s own list has them, in %s',
  async (format) => {
    test.aiText.script('It says “Fees keep mothers away (Phiri & Zulu, 2021).”')
    const file = { name: 'review.txt', type: 'text/plain', content: CITED }
    const { conversationId } = await answered(student, { prompt: 'Why do they not come?', file })
    const answer = await student.get(`/ai/conversations/${conversationId}/export?format=${format}`)
    const whole =
      format === 'md'
        ? answer.body
        : strFromU8(unzipSync(new Uint8Array(answer.rawPayload))['word/document.xml']!)
    const text = whole
      .replace(/<[^>]+>/g, '\n')
      .replaceAll('&amp;', '&')
      .replaceAll('\\', '')
    expect(text).toMatch(
      /References\s+Phiri, M\., & Zulu, T\. \(2021\)\. Fees at the door\. Lusaka: Open Press\./,
    )
    expect(text).not.toContain('Banda, C.')
    expect(text).not.toContain('Tembo')
  },
)

it('is nobody else’s to take', async () => {
  const { conversationId } = await conversation()
  const other = await chattingStudent(test)
  expect((await other.get(`/ai/conversations/${conversationId}/export?format=md`)).statusCode).toBe(404)
})

it('leaves under a name that is one line of plain letters, whatever its title is', async () => {
  const { conversationId } = await conversation()
  const title = 'a"; filename="b.exe\r\nSet-Cookie: x=1 <i>../Chôma'
  await student.ask('PATCH', `/ai/conversations/${conversationId}`, { title })
  const answer = await student.get(`/ai/conversations/${conversationId}/export?format=md`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="[\w -]+\.md"; filename\*=UTF-8''[\w%-]+\.md$/,
  )
  expect(answer.headers).not.toHaveProperty('set-cookie')
})
