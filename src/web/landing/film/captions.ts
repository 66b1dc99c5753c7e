import type { Caption } from './story.ts'

/** The story as WebVTT, for the film's captions. */
export const captions = (story: readonly Caption[]): string =>
  `WEBVTT\n\n${story.map(({ from, until, says }) => `${clock(from)} --> ${clock(until)}\n${says}\n`).join('\n')}`

const clock = (seconds: number) =>
  `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`
