/**
 * Violations of the ISO schemas (29500, transitional, and its part 2 for the package) in a presentation, its charts and
 * the workbooks behind them. The schemas belong to the standard and are not part of the project: their folder is passed
 * in.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { strFromU8, unzipSync } from 'fflate'
import { withoutExtensions } from '../comments/without-extensions.ts'

const PROGRAM = 'xmllint'
const OFFICE = 'http://schemas.openxmlformats.org'
/** `xml:space` is defined by XML itself; the schemas use it without giving its location. */
const OF_XML = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/XML/1998/namespace">
<xs:attribute name="space" type="xs:NCName"/><xs:attribute name="lang" type="xs:language"/></xs:schema>`

type Kind = { parts: RegExp; schema: string; namespace: string }
const KINDS: readonly Kind[] = [
  {
    parts:
      /^ppt\/(?:presentation|presProps|viewProps|(?:slides|slideLayouts|slideMasters|notesSlides|notesMasters)\/\w+)\.xml$/,
    schema: 'pml.xsd',
    namespace: `${OFFICE}/presentationml/2006/main`,
  },
  {
    parts: /^ppt\/(?:theme\/\w+|tableStyles)\.xml$/,
    schema: 'dml-main.xsd',
    namespace: `${OFFICE}/drawingml/2006/main`,
  },
  {
    parts: /^ppt\/charts\/chart\d+\.xml$/,
    schema: 'dml-chart.xsd',
    namespace: `${OFFICE}/drawingml/2006/chart`,
  },
  {
    parts: /^docProps\/app\.xml$/,
    schema: 'shared-documentPropertiesExtended.xsd',
    namespace: `${OFFICE}/officeDocument/2006/extended-properties`,
  },
  {
    parts: /^xl\/(?:workbook|styles|sharedStrings|worksheets\/\w+)\.xml$/,
    schema: 'sml.xsd',
    namespace: `${OFFICE}/spreadsheetml/2006/main`,
  },
  {
    parts: /\.rels$/,
    schema: 'opc-xsd/opc-relationships.xsd',
    namespace: `${OFFICE}/package/2006/relationships`,
  },
  {
    parts: /^\[Content_Types\]\.xml$/,
    schema: 'opc-xsd/opc-contentTypes.xsd',
    namespace: `${OFFICE}/package/2006/content-types`,
  },
]

export type SchemaFaults = { parts: number; faults: string[] }

/** Undefined if there is no program for it. */
export function schemaFaults(file: Uint8Array, schemas: string): SchemaFaults | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'weekbe4-schemas-'))
  try {
    writeFileSync(join(folder, 'xml.xsd'), OF_XML)
    const parts = partsOf(file)
    const asked: SchemaFaults = { parts: 0, faults: [] }
    for (const kind of KINDS) {
      const own = parts.filter(([name]) => kind.parts.test(name.split('!').at(-1) ?? ''))
      if (own.length === 0) continue
      const found = faultsOfKind(own, kind, { folder, schemas })
      if (!found) return undefined
      asked.parts += own.length
      asked.faults.push(...found)
    }
    return asked
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Those of the workbooks behind charts as well: 'chart1.xlsx!xl/workbook.xml'. */
function partsOf(file: Uint8Array): [name: string, xml: string][] {
  return Object.entries(unzipSync(file)).flatMap(([name, bytes]): [string, string][] => {
    if (name.endsWith('.xlsx')) return partsOf(bytes).map(([inner, xml]) => [`${name}!${inner}`, xml])
    return /\.(?:xml|rels)$/.test(name) ? [[name, strFromU8(bytes)]] : []
  })
}

function faultsOfKind(
  parts: readonly [name: string, xml: string][],
  { schema, namespace }: Kind,
  { folder, schemas }: { folder: string; schemas: string },
): string[] | undefined {
  const whole = join(folder, 'whole.xsd')
  writeFileSync(
    whole,
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
<xs:import namespace="http://www.w3.org/XML/1998/namespace" schemaLocation="xml.xsd"/>
<xs:import namespace="${namespace}" schemaLocation="${pathToFileURL(join(resolve(schemas), schema))}"/></xs:schema>`,
  )
  mkdirSync(join(folder, 'parts'), { recursive: true })
  const paths = parts.map(([, xml], at) => {
    const path = join(folder, 'parts', `${at}.xml`)
    writeFileSync(path, withoutExtensions(xml))
    return path
  })
  const run = spawnSync(PROGRAM, ['--noout', '--nonet', '--schema', whole, ...paths], {
    encoding: 'utf8',
    maxBuffer: 64 * 1_048_576,
  })
  if (run.error) return undefined
  // If the schemas themselves cannot be read, nothing was checked: that must not count as valid.
  if (run.status !== 0 && run.status !== 3) return [`${schema}: ${run.stderr.split('\n')[0]}`]
  return run.stderr
    .split('\n')
    .filter((line) => line.includes(' error :') || line.includes('parser error'))
    .map((line) => line.replace(/^.*\/(\d+)\.xml/, (_, at) => parts[Number(at)]?.[0] ?? ''))
}
