/** A small interview study written for this: no numbers, a few interviews. */
import type { WrittenSection } from '../../tests/support/model-of.ts'

export const PHONE_STUDY: WrittenSection[] = [
  {
    title: 'Abstract',
    role: 'abstract',
    blocks: [
      'First-year students often own a phone and no computer. The aim of this study was to understand how they study with it. Eighteen students of one college in Mansa were interviewed. They described the phone as a library that rings.',
    ],
  },
  {
    title: 'Chapter 1 Introduction',
    role: 'introduction',
    blocks: [
      'Lecturers send notes to groups of a messenger, and many students read them nowhere else. The problem is that courses are planned for computers that students do not have.',
      'The objective of the study was to explore how first-year students read, write and ask with a phone. Research question: How do first-year students study when a phone is all they have?',
    ],
  },
  {
    title: 'Chapter 2 Literature Review',
    role: 'literature',
    blocks: [
      'Porter (2016) showed that young people in three countries used phones for homework when data was cheap. Czerniewicz (2014) wrote of students who type whole essays with their thumbs. Few studies have listened to students outside the capital cities. The study was guided by the theory of affordances, which asks what a thing invites people to do.',
    ],
  },
  {
    title: 'Chapter 3 Methodology',
    role: 'methods',
    blocks: [
      'A qualitative design was used, because little was known of what students do. Eighteen students were selected purposively so that farms, towns and mines were all represented. Each student was interviewed for about an hour in Bemba or English. The interviews were recorded, transcribed and analysed with thematic analysis. Two researchers coded the first four interviews and compared their codes. Consent was obtained from each student, and names were replaced by letters.',
    ],
  },
  {
    title: 'Chapter 4 Findings',
    role: 'results',
    blocks: [
      'Three themes were found: reading in pieces, borrowing data, and the shame of asking. The study found that students read at night when bundles are cheap. Students reported that they photographed the notes of friends because files were too large. Asking in the group was avoided, since everybody could see the question.',
    ],
  },
  {
    title: 'Chapter 5 Conclusion',
    role: 'conclusion',
    blocks: [
      'The study concludes that the phone carries their studies and breaks them into pieces. A limitation of the study was that only students who had stayed to the second term were interviewed. The study recommends that colleges send notes as plain text. Future research should follow those who left.',
    ],
  },
]
