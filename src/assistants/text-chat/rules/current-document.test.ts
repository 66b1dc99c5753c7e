import { describe, expect, it } from 'vitest'
import { type ConversationMessage, currentDocument } from './current-document.ts'

const sent = (documentId: string, name: string): ConversationMessage => ({
  sender: 'user',
  content: 'What is it about?',
  file: { documentId, name },
})
const answer = (documentId: string, content: string): ConversationMessage => ({
  sender: 'ai',
  content,
  quotes: [documentId],
})
const TALK = [
  sent('wells', 'Wells_of_Mongu.pdf'),
  answer('wells', '“Nine wells were dug.” [^1]'),
  sent('bees', 'bees.docx'),
  answer('bees', '“Forty hives were kept.” [^1]'),
]
const asked = (question: string, words?: string) => currentDocument(TALK, { question, about: words })
const about = (question: string, words?: string) => asked(question, words).documentId

describe('a question in a conversation with two files', () => {
  it('is about the one that came last', () => {
    expect(about('What was measured?')).toBe('bees')
  })

  it.each(['And in Wells_of_Mongu.pdf?', 'What does “wells of Mongu” say of depth?'])(
    'is about the one it names: %s',
    (question) => expect(about(question)).toBe('wells'),
  )

  it('is looked up without the words that say which', () => {
    expect(asked('What is the depth in Wells_of_Mongu.pdf?').question).toBe('What is the depth?')
    expect(asked('What is the aim of the other paper?').question).toBe('What is the aim?')
    expect(asked('How were bees kept?').question).toBe('How were bees kept?')
  })

  it('is about the first, the second, the other one, as it says', () => {
    expect(about('Who wrote the first file?')).toBe('wells')
    expect(about('Who wrote the second document?')).toBe('bees')
    expect(about('What does the other paper say?')).toBe('wells')
  })

  it('is about the one that one word of its name tells apart', () => {
    expect(asked('What is the sample of the Mongu paper?')).toMatchObject({ documentId: 'wells' })
    expect(about('What does the one about bees say?')).toBe('bees')
  })

  it.each([
    ['What is the aim of both papers?', 'What is the aim?'],
    ['compare the methods of both', 'What about the methods?'],
    ['Compare the two documents', ''],
    ['which one has more respondents?', 'How many respondents?'],
    ['what is the difference between Wells_of_Mongu.pdf and bees.docx', ''],
  ])('is asked of each where both are meant: %s', (question, each) => {
    expect(asked(question)).toEqual({
      documentId: undefined,
      question: each,
      each: [
        { documentId: 'wells', name: 'Wells_of_Mongu.pdf' },
        { documentId: 'bees', name: 'bees.docx' },
      ],
    })
  })

  it('is asked back where several may be meant, or more than three are', () => {
    const many = ['one', 'two', 'three', 'four'].map((name) => sent(name, `maize of ${name}.docx`))
    expect(
      currentDocument(many, { question: 'What is the aim of all the files?', about: undefined }).which,
    ).toHaveLength(4)
    const drafts = [sent('one', 'malaria draft one.docx'), sent('two', 'malaria draft two.docx')]
    const which = currentDocument(drafts, {
      question: 'Who wrote the malaria paper?',
      about: undefined,
    }).which
    expect(which).toEqual([
      'Who wrote the malaria paper in malaria draft one.docx?',
      'Who wrote the malaria paper in malaria draft two.docx?',
    ])
  })

  it('offers the others by name', () => {
    expect(asked('What was measured?').others).toEqual(['Wells_of_Mongu.pdf'])
  })

  it('is about the one whose words were selected', () => {
    expect(about('Explain this', 'Nine wells were dug')).toBe('wells')
  })

  it('stays with the one that was talked about last, also where that was an earlier one', () => {
    const more = [...TALK, { sender: 'user', content: 'And in Wells of Mongu?' } as const, TALK[1]!]
    expect(currentDocument(more, { question: 'Who dug them?', about: undefined }).documentId).toBe('wells')
  })
})

it('is about none where none was sent', () => {
  const question = 'What is a mean?'
  expect(currentDocument([], { question, about: undefined })).toEqual({ documentId: undefined, question })
})
