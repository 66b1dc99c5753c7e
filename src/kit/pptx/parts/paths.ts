/** The paths of all parts in the package. Slides and notes are counted from 0. */
import type { Layout } from '../model.ts'

export const PATHS = {
  presentation: 'ppt/presentation.xml',
  master: 'ppt/slideMasters/slideMaster1.xml',
  theme: 'ppt/theme/theme1.xml',
  notesMaster: 'ppt/notesMasters/notesMaster1.xml',
  notesTheme: 'ppt/theme/theme2.xml',
  tableStyles: 'ppt/tableStyles.xml',
  presentationProperties: 'ppt/presProps.xml',
  viewProperties: 'ppt/viewProps.xml',
  core: 'docProps/core.xml',
  app: 'docProps/app.xml',
} as const

export type PathsOf = ReturnType<typeof pathsOf>

export const pathsOf = (layouts: readonly Layout[]) => ({
  slide: (at: number) => `ppt/slides/slide${at + 1}.xml`,
  notes: (at: number) => `ppt/notesSlides/notesSlide${at + 1}.xml`,
  layout: (id: string) =>
    `ppt/slideLayouts/slideLayout${layouts.findIndex((layout) => layout.id === id) + 1}.xml`,
})
