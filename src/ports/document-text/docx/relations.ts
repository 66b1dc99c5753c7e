import { readXml } from '../safety/xml-events.ts'
import type { ZipArchive } from '../safety/zip-archive.ts'

export type Relation = { id: string; type: string; target: string; services: boolean }

/** The targets a part refers to. Targets outside the file are recorded, and never followed. */
export function readRelations(zip: ZipArchive, name: string): Relation[] {
  const relations: Relation[] = []
  const xml = zip.readText(name)
  if (xml)
    readXml(xml, {
      open: (element, { Id = '', Type = '', Target = '', TargetMode }) => {
        if (element === 'Relationship')
          relations.push({ id: Id, type: Type, target: Target, services: TargetMode === 'External' })
      },
    })
  return relations
}
