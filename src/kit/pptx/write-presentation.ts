/** Writes a presentation as the bytes of a .pptx. The same presentation always gives the same bytes. */
import type { Presentation } from './model.ts'
import { officeType, type PackagePart, Relations, zipPackage } from './package.ts'
import { layoutXml, masterXml } from './parts/masters.ts'
import { notesMasterXml, notesXml } from './parts/notes.ts'
import { PATHS, pathsOf } from './parts/paths.ts'
import { presentationXml } from './parts/presentation-part.ts'
import {
  appXml,
  coreXml,
  presentationPropertiesXml,
  tableStylesXml,
  viewPropertiesXml,
} from './parts/properties-parts.ts'
import { type Stock, slideParts } from './parts/slides.ts'
import { themeXml } from './parts/theme.ts'

const type = (kind: string): string => officeType(`presentationml.${kind}`)

export function writePresentation(presentation: Presentation): Uint8Array {
  const { layouts, slides, language, theme } = presentation
  const paths = pathsOf(layouts)
  const stock: Stock = { parts: [], charts: 0, pictures: new Map() }
  const relations = new Relations()
  const master = relations.add('slideMaster', PATHS.master)
  const slideRelations = slides.map((_, at) => relations.add('slide', paths.slide(at)))
  const notesMaster = relations.add('notesMaster', PATHS.notesMaster)
  relations.add('presProps', PATHS.presentationProperties)
  relations.add('viewProps', PATHS.viewProperties)
  relations.add('theme', PATHS.theme)
  relations.add('tableStyles', PATHS.tableStyles)

  stock.parts.push(
    {
      path: PATHS.presentation,
      contentType: type('presentation.main'),
      body: presentationXml(presentation, { master, notesMaster, slides: slideRelations }),
      relations,
    },
    masterPart(presentation, paths),
    { path: PATHS.theme, contentType: officeType('theme'), body: themeXml(theme) },
    { path: PATHS.notesTheme, contentType: officeType('theme'), body: themeXml(theme) },
    { path: PATHS.tableStyles, contentType: type('tableStyles'), body: tableStylesXml(presentation) },
    { path: PATHS.presentationProperties, contentType: type('presProps'), body: presentationPropertiesXml() },
    { path: PATHS.viewProperties, contentType: type('viewProps'), body: viewPropertiesXml() },
    ...layouts.map((layout): PackagePart => {
      const own = new Relations()
      own.add('slideMaster', PATHS.master)
      return {
        path: paths.layout(layout.id),
        contentType: type('slideLayout'),
        body: layoutXml(layout, language),
        relations: own,
      }
    }),
    notesMasterPart(language),
  )
  for (const [at, slide] of slides.entries()) {
    slideParts(presentation, at, paths, stock)
    const own = new Relations()
    own.add('notesMaster', PATHS.notesMaster)
    own.add('slide', paths.slide(at))
    stock.parts.push({
      path: paths.notes(at),
      contentType: type('notesSlide'),
      body: notesXml(slide.notes, language),
      relations: own,
    })
  }
  stock.parts.push(
    {
      path: PATHS.core,
      contentType: 'application/vnd.openxmlformats-package.core-properties+xml',
      body: coreXml(presentation),
    },
    { path: PATHS.app, contentType: officeType('extended-properties'), body: appXml(presentation) },
  )
  return zipPackage(rootRelations(), stock.parts)
}

function masterPart(presentation: Presentation, paths: ReturnType<typeof pathsOf>): PackagePart {
  const relations = new Relations()
  const layouts = presentation.layouts.map(({ id }) => relations.add('slideLayout', paths.layout(id)))
  relations.add('theme', PATHS.theme)
  return {
    path: PATHS.master,
    contentType: type('slideMaster'),
    body: masterXml(presentation, layouts),
    relations,
  }
}

function notesMasterPart(language: string): PackagePart {
  const relations = new Relations()
  relations.add('theme', PATHS.notesTheme)
  return {
    path: PATHS.notesMaster,
    contentType: type('notesMaster'),
    body: notesMasterXml(language),
    relations,
  }
}

function rootRelations(): Relations {
  const root = new Relations()
  root.add('officeDocument', PATHS.presentation)
  root.add(
    'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
    PATHS.core,
  )
  root.add('extended-properties', PATHS.app)
  return root
}
