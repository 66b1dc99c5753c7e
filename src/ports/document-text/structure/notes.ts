/** Parts the reader could not make out, in words for the student. */
import { joinList } from '#kit/join-list.ts'

const SENTENCES = {
  'no-text': {
    one: (pages: string) => `Page ${pages} is a picture or empty: there is no text on it to read.`,
    many: (pages: string) => `Pages ${pages} are pictures or empty: there is no text on them to read.`,
  },
  unusable: {
    one: (pages: string) => `The text on page ${pages} is stored in a way that cannot be read.`,
    many: (pages: string) => `The text on pages ${pages} is stored in a way that cannot be read.`,
  },
  recognised: {
    one: (pages: string) =>
      `Page ${pages} is a picture. Its words were recognised in it and may hold mistakes; what is quoted from it is marked.`,
    many: (pages: string) =>
      `Pages ${pages} are pictures. Their words were recognised in them and may hold mistakes; what is quoted from them is marked.`,
  },
  'hard-to-read': {
    one: (pages: string) => `Page ${pages} is hard to read: expect mistakes in it.`,
    many: (pages: string) => `Pages ${pages} are hard to read: expect mistakes in them.`,
  },
  'other-language': {
    one: (pages: string) =>
      `Page ${pages} is a picture with words that are not English. Only English can be recognised in pictures, so it was left out.`,
    many: (pages: string) =>
      `Pages ${pages} are pictures with words that are not English. Only English can be recognised in pictures, so they were left out.`,
  },
  'too-many': {
    one: (pages: string) =>
      `Page ${pages} is a picture and was not read: that is more pictures of pages than we read in one document or one day.`,
    many: (pages: string) =>
      `Pages ${pages} are pictures and were not read: that is more pictures of pages than we read in one document or one day.`,
  },
} as const

export const NOTES = {
  image: 'This is a picture, and no words could be recognised in it; its size and type are known.',
  photograph: 'This is a picture. Its words were recognised in it and may hold mistakes.',
  firstFrame: 'This picture moves. Only the first picture of it is looked at.',
  counted: 'This file has no pages of its own, so its pages are counted by length.',
  remoteTemplate: 'This file points to a template on the internet. It was not fetched.',
  trackedChanges: 'This file holds tracked changes. It was read as if all of them had been accepted.',
  comments: 'This file holds comments in its margin. They were not read.',
  placeholder: (count: number) =>
    `${count === 1 ? 'One paragraph is' : `${count} paragraphs are`} placeholder text (“Lorem ipsum” or “Click to enter text”). It says nothing and is not judged.`,
  wholeInLanguage: (language: string) =>
    `This document is written in ${language}. It is quoted as it stands; what is judged by English words is not judged here.`,
  partInLanguage: (title: string, language: string) =>
    `${title ? `The part “${title}”` : 'A part of it'} is written in ${language}, and is not judged.`,
  moreRows: (sheet: string, rows: number) => `Only the first ${rows} rows of the sheet ${sheet} were read.`,
  jsonBroken: 'This file is named .json, but its content is not valid JSON. It was read as plain text.',
} as const

/** [1, 2, 3, 7] → one sentence about '1–3 and 7'. */
export function pageRanges(pages: number[], about: keyof typeof SENTENCES): string[] {
  if (!pages.length) return []
  const ranges: [number, number][] = []
  for (const page of pages) {
    const last = ranges.at(-1)
    if (last && last[1] === page - 1) last[1] = page
    else ranges.push([page, page])
  }
  const names = ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`))
  return [SENTENCES[about][pages.length > 1 ? 'many' : 'one'](joinList(names))]
}
