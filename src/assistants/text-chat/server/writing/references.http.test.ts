/** Through the product's own door: a message with references, or a file of another program, comes back in a style. */
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#tests/app.ts'
import { answered, chattingStudent, eventOf } from '#tests/chatting.ts'

const test = testApp()
let student: Awaited<ReturnType<typeof chattingStudent>>
beforeAll(async () => {
  student = await chattingStudent(test)
})

const textOf = ({ events }: Awaited<ReturnType<typeof answered>>) => eventOf(events, 'complete').fullResponse

const BIB = `@article{banda2019,
  author = {Banda, Thoko M. and Phiri, Chanda},
  title = {Goats and grass in dry years},
  journal = {Journal of African Rural Studies},
  year = {2019}, volume = {12}, number = {3}, pages = {45--67}
}
@broken{no, title = {Never closed
@book{tembo2012, author = {Tembo, Gift}, title = {Markets far away}, publisher = {Zed Books}, year = 2012}
`

describe('“write this in APA 7”', () => {
  it('is answered with the line, its citation, and what must be looked up', async () => {
    const text = textOf(
      await answered(student, {
        prompt:
          'Write this in APA 7:\nBanda TM, Phiri C. Goats and grass in dry years. Journal of African Rural Studies. 2019;12(3):45-67.\nTembo, G. Markets far away. London: Zed Books.',
      }),
    )
    expect(text).toContain(
      'Banda, T. M., & Phiri, C. (2019). Goats and grass in dry years. *Journal of African Rural Studies*, *12*(3), 45–67.',
    )
    expect(text).toContain('(Banda & Phiri, 2019)')
    expect(text).toContain('The entry does not say the year.')
    expect(text).toContain('2 references written by rule from what you gave; nothing was looked up.')
  })

  it('asks no model: a style is a rule', async () => {
    test.aiText.requests.length = 0
    await answered(student, {
      prompt: 'Put this into Vancouver: Tembo, G. (2012) Markets far away. London: Zed Books.',
    })
    expect(test.aiText.requests).toEqual([])
  })

  it('takes a .bib as it comes from another program; what is broken in it costs only itself', async () => {
    const text = textOf(
      await answered(student, {
        prompt: 'Write this in Harvard style',
        file: { name: 'my library.bib', type: 'application/octet-stream', content: BIB },
      }),
    )
    expect(text).toContain(
      'Banda, T.M. and Phiri, C. (2019) ‘Goats and grass in dry years’, *Journal of African Rural Studies*, 12(3), pp. 45–67.',
    )
    expect(text).toContain('Tembo, G. (2012) *Markets far away*. Zed Books.')
  })

  it('takes a .ris, and says so where there is nothing in it', async () => {
    const ris =
      'TY  - BOOK\r\nAU  - Tembo, Gift\r\nTI  - Markets far away\r\nPY  - 2012\r\nPB  - Zed Books\r\nER  - \r\n'
    const file = (content: string) => ({
      name: 'list.ris',
      type: 'application/x-research-info-systems',
      content,
    })
    const prompt = 'Put this list into MLA'
    expect(textOf(await answered(student, { prompt, file: file(ris) }))).toContain(
      'Tembo, Gift. *Markets Far Away*. Zed Books, 2012.',
    )
    expect(
      textOf(await answered(student, { prompt, file: file('nothing of the kind, only words') })),
    ).toContain('I found no references in this file')
  })
})
