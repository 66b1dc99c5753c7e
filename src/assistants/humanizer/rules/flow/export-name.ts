/** "humanized-2026-11-22.docx" */
export const exportName = (at: Date, ending: string): string =>
  `humanized-${at.toISOString().slice(0, 10)}.${ending}`
